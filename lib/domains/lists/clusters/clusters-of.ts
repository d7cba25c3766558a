import type { DisjointSets } from "../../../engine/disjoint-sets.ts";
import { ONE, saturate } from "../../../engine/numbers/fixed-point.ts";
import { LEAST_TREE, SIZE } from "./payment-trees.ts";

/** What shows that wallets of a list are one person's. */
export const evidenceKinds = ["funding", "contracts", "weeks", "gathering", "rows"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Wallets of a list that look like one person's, in ascending order. Strengths are permille. */
export interface FoundCluster {
  members: string[];
  strength: number;
  evidence: { kind: EvidenceKind; strength: number; detail: string }[];
}

/** Entries in one column, such as handles, that name the same wallet. */
export const LEAST_HANDLES = 3;

/** The wallets of a list by their numbers, joined. */
interface JoinedWallets {
  wallets: readonly string[];
  /** Keys of their subjects, and how many entries of one column name each. */
  subjects: Float64Array;
  handles: Uint32Array;
  sets: DisjointSets;
  /** What was shown of each wallet: bit n is kind n. */
  shown: Uint8Array;
  suspicionOf: (wallet: number) => number;
}

/** The sets of wallets as clusters, the largest first. */
export function clustersOf(joined: JoinedWallets): FoundCluster[] {
  const { wallets, subjects: subjectOf, handles, sets, shown } = joined;
  const groups = new Map<number, number[]>();
  for (const [wallet, kinds] of shown.entries()) {
    if (kinds === 0) continue;
    const group = groups.get(sets.rootOf(wallet));
    if (group) group.push(wallet);
    else groups.set(sets.rootOf(wallet), [wallet]);
  }
  const clusters: FoundCluster[] = [];
  for (const group of groups.values()) {
    const hasHandles = group.some((wallet) => (handles[wallet] ?? 0) >= LEAST_HANDLES);
    const hasRows = group.some((wallet) => ((shown[wallet] ?? 0) >> evidenceKinds.indexOf("rows")) & 1);
    const subjects = new Set(group.map((wallet) => subjectOf[wallet])).size;
    if (subjects < (hasHandles ? 1 : hasRows ? 2 : LEAST_TREE)) continue;
    const evidence = evidenceKinds.flatMap((kind, n) => {
      const of = group.filter((wallet) => ((shown[wallet] ?? 0) >> n) & 1);
      return of.length > 0 ? [describe(kind, of, group.length, joined)] : [];
    });
    const left = evidence.reduce((rest, { strength }) => Math.floor((rest * (1_000 - strength)) / 1_000), 1_000);
    clusters.push({ members: group.map((wallet) => wallets[wallet] ?? ""), strength: 1_000 - left, evidence });
  }
  return clusters.sort(
    (a, b) => b.members.length - a.members.length || ((a.members[0] ?? "") < (b.members[0] ?? "") ? -1 : 1),
  );
}

const details: Readonly<Record<EvidenceKind, string>> = {
  funding: "were funded by one address, or by each other, within days, or pay hardly anybody but each other",
  contracts: "called the same contracts, which few others called",
  weeks: "were active in the same weeks, and silent in the same",
  gathering: "sent most of their money to the same place",
  rows: "have the same entry in another column of the upload",
};

/** `of`: the members of a cluster of `size` for which a kind of evidence speaks. */
function describe(
  kind: EvidenceKind,
  of: readonly number[],
  size: number,
  { handles, suspicionOf }: JoinedWallets,
): FoundCluster["evidence"][number] {
  const [wallet = 0] = of;
  if (kind === "rows" && size === 1) {
    return { kind, strength: 1_000, detail: `${handles[wallet]} entries of the upload name this one wallet.` };
  }
  const part = Math.floor((1_000 * of.length) / size);
  const byNumber = 500 + Math.floor((500 * saturate(of.length - 1, SIZE)) / ONE);
  const byPayments = Math.floor(of.reduce((sum, one) => sum + suspicionOf(one), 0) / of.length);
  const certainty = kind === "rows" ? 1_000 : kind === "funding" ? Math.max(byNumber, byPayments) : byNumber;
  return {
    kind,
    strength: Math.floor((part * certainty) / 1_000),
    detail: `${of.length} of ${size} wallets ${details[kind]}.`,
  };
}

/** The key of the job that compares a list's wallets. */
export function clustersKey(listId: string): string {
  return `clusters ${listId}`;
}
