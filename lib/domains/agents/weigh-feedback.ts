import { groupBy } from "../../core/group-by.ts";
import type { FeedbackTags } from "./schemas.ts";

/** Points that count in full, and agents that a giver may praise without counting less. */
const FULL_TRUST = 1_000;
const FREE_PRAISES = 5;
/** Feedback's values are compared with as many decimals as the registry takes. */
const DECIMALS = 18;
const MOST_TAGS = 20;

/** One entry that counts. */
export interface Entry {
  /** The subject of who gave it. */
  giver: string;
  tag: string;
  /** In units of 10^-18. */
  value: bigint;
}

/** Somebody who gave feedback that counts. */
export interface Giver {
  /** Points over all chains; null: no score is known here. */
  total: number | null;
  /** Agents that it praised, this one too. */
  praised: number;
}

/** A feedback's value, whatever its decimals. */
export function inUnits(value: string, decimals: number): bigint {
  return BigInt(value) * 10n ** BigInt(DECIMALS - decimals);
}

/**
 * What each giver counts, by subject. Trust rises with the square of points, so that many wallets of few points do not outweigh a few of
 * many. It is divided among the agents that the giver praises beyond five, and a ring counts as its strongest member.
 */
export function weightsOf(
  givers: ReadonlyMap<string, Giver>,
  rings: readonly { size: number; givers: readonly string[] }[],
): ReadonlyMap<string, number> {
  const alone = new Map([...givers].map(([subject, giver]) => [subject, weightAlone(giver)]));
  const weights = new Map(alone);
  for (const { givers: members, size } of rings) {
    const strongest = Math.max(0, ...members.map((one) => alone.get(one) ?? 0));
    const share = Math.floor(strongest / Math.max(size, 1));
    for (const one of members) weights.set(one, Math.min(weights.get(one) ?? 0, share));
  }
  return weights;
}

/** In millionths of a giver with 1,000 points. */
function weightAlone({ total, praised }: Giver): number {
  const trust = Math.min(total ?? 0, FULL_TRUST);
  return Math.floor((trust * trust * FREE_PRAISES) / Math.max(FREE_PRAISES, praised));
}

/**
 * The mean of each tag's values: of all entries, and of each giver's newest by what the giver counts; null where nobody counts. Values of
 * different tags have different units and are never mixed. `entries` are the newest first.
 */
export function summarize(
  entries: readonly Entry[],
  weights: ReadonlyMap<string, number>,
): Pick<FeedbackTags, "raw" | "weighted" | "otherTags"> {
  const tags = [...groupBy(entries, ({ tag }) => tag)].map(([tag, own]) => {
    const newest = new Map<string, bigint>();
    for (const { giver, value } of own) if (!newest.has(giver)) newest.set(giver, value);
    let sum = 0n;
    let weight = 0;
    for (const [giver, value] of newest) {
      const counts = weights.get(giver) ?? 0;
      sum += value * BigInt(counts);
      weight += counts;
    }
    const total = own.reduce((all, { value }) => all + value, 0n);
    return {
      raw: { tag, value: decimalOf(total / BigInt(own.length)), count: own.length },
      weighted: { tag, value: weight > 0 ? decimalOf(sum / BigInt(weight)) : null, givers: newest.size, weight },
    };
  });
  tags.sort(
    (a, b) =>
      b.weighted.weight - a.weighted.weight ||
      b.weighted.givers - a.weighted.givers ||
      (a.raw.tag < b.raw.tag ? -1 : 1),
  );
  const shown = tags.slice(0, MOST_TAGS);
  return {
    raw: shown.map(({ raw }) => raw),
    weighted: shown.map(({ weighted }) => weighted),
    otherTags: tags.length - shown.length,
  };
}

/** A value in units of 10^-18 as a decimal without needless zeros. */
function decimalOf(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  const whole = digits.slice(0, -DECIMALS);
  return `${value < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}
