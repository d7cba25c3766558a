import { addToTally, type EvaluatedRow, type ListTally, type readListPolicy } from "../policies/index.ts";
import type { Summary } from "./schemas.ts";

const STEP = 50;
/** Reasons of a rule name the measured value; so many are counted apart. */
const MOST_REASONS = 200;
const SHOWN_REASONS = 20;
const OTHERS = "Other reasons.";

/** What the evaluated rows of a list add up to so far. Plain JSON, stored with each page. */
export interface Progress {
  tally: ListTally | null;
  /** By total divided by {@link STEP}. */
  totals: number[];
  /** Identities by why they could not be checked. */
  unchecked: Record<string, number>;
  oneWallet: number;
  onePerson: number;
  difference: Summary["difference"];
}

/** An evaluated row, and why a name of ENS has no address. */
export type ListedRow = EvaluatedRow & { why: string | null };

/** Adds a page of rows, each identity once. */
export function addToProgress(
  progress: Progress,
  policy: ReturnType<typeof readListPolicy>,
  rows: readonly ListedRow[],
): void {
  if (policy && progress.tally) addToTally(policy, progress.tally, rows);
  for (const row of rows) {
    if (row.measures) {
      const step = Math.floor(row.measures.total / STEP);
      progress.totals[step] = (progress.totals[step] ?? 0) + 1;
    }
    if (row.result?.outcome !== "indeterminate") continue;
    for (const reason of new Set(reasonsOf(row).map(({ reason }) => reason))) count(progress.unchecked, reason);
  }
}

function count(counts: Record<string, number>, reason: string): void {
  const key = reason in counts || Object.keys(counts).length < MOST_REASONS ? reason : OTHERS;
  counts[key] = (counts[key] ?? 0) + 1;
}

const UNKNOWN = "The wallet is not known here, and was not read.";

/** The rules of a row that do not pass, each with why; those that could not be checked, where that decides. */
export function reasonsOf({ measures, result, why }: ListedRow): { rule: string | null; reason: string }[] {
  if (why !== null) return [{ rule: null, reason: why }];
  if (!result || result.outcome === "pass") return [];
  if (!measures) return [{ rule: null, reason: UNKNOWN }];
  const decisive = result.rules.filter(({ outcome }) => outcome === result.outcome);
  return decisive.map(({ id, reason }) => ({ rule: id, reason }));
}

/** What the owner of the list sees. */
export function summarize({ tally, totals, unchecked, ...rest }: Progress): Summary {
  const reasons = Object.entries(unchecked).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return {
    outcomes: tally?.counts ?? null,
    unchecked: reasons.slice(0, SHOWN_REASONS).map(([reason, identities]) => ({ reason, identities })),
    totals: Array.from(totals, (identities, step) => ({ from: step * STEP, identities: identities ?? 0 })),
    byThreshold: tally?.byThreshold ?? [],
    rules: (tally?.rules ?? []).map((rule) => ({ ...rule, dataAsOf: rule.dataAsOf ?? null })),
    ...rest,
  };
}
