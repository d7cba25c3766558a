import { MICRO } from "./amounts.ts";
import { DAY } from "./days.ts";
import type { Model } from "./model-spec.ts";
import type { MergePart, ScoreFacts } from "./score-facts.ts";
import type { DayHistogram } from "./sketch/day-histogram.ts";
import type { DayFlow } from "./wallet-facts.ts";

/**
 * Days for which the first income waited: the most over the wallets that sent something. Where days are coarse, fewer are
 * counted, never more. Once a wallet has sent something, nobody can change its wait.
 */
export function countWait(
  parts: readonly Pick<MergePart, "facts" | "referenceWei">[],
  { spec }: Model,
): Pick<ScoreFacts, "waitedDays"> {
  // Facts that are merged for an older model stay as its receipts have them.
  if (!spec.card?.firstUse) return {};
  const wallets = new Map<string, { sent: number; income: number }>();
  for (const { facts, referenceWei } of parts) {
    const known = wallets.get(facts.wallet) ?? { sent: Number.POSITIVE_INFINITY, income: Number.POSITIVE_INFINITY };
    const sent = facts.firstSentAt === null ? known.sent : Math.floor(facts.firstSentAt / DAY);
    const income = firstIncome(facts.flowDays, (BigInt(referenceWei) * BigInt(spec.merge.payerDust ?? 0)) / MICRO);
    wallets.set(facts.wallet, { sent: Math.min(known.sent, sent), income: Math.min(known.income, income) });
  }
  const waits = [...wallets.values()].map(({ sent, income }) => (Number.isFinite(sent) ? sent - income : 0));
  return { waitedDays: Math.max(0, ...waits) };
}

/** The last day of the first bucket with an income of more than `dust`; infinite without one. */
function firstIncome({ buckets, shift }: DayHistogram<DayFlow>, dust: bigint): number {
  let first = Number.POSITIVE_INFINITY;
  for (const [bucket, flow] of buckets) if (bucket < first && flow.in > dust) first = bucket;
  return (first + 1) * 2 ** shift - 1;
}
