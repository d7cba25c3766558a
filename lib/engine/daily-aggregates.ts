import { type HeldFacts, heldFacts, holdingOf } from "./holding.ts";
import type { Model } from "./model-spec.ts";
import { MICRO, microOf, min } from "./numbers/amounts.ts";
import { DAY, weekOf } from "./numbers/days.ts";
import type { MergePart, ScoreFacts } from "./score-facts.ts";
import { type DayHistogram, mergedDays } from "./sketch/day-histogram.ts";
import { flowWith } from "./sketch/flow-sample.ts";
import type { DayFlow, WalletFacts } from "./wallet-facts.ts";

/** The busiest stretch of the days so far, taken in ascending order. */
interface DayCounts {
  /** Days of the model's window that ends at the newest day, and the transactions in it. */
  window: { day: number; sent: number }[];
  inWindow: number;
  busiest: { sent: number; from: number } | null;
}

/** Received value that was not passed on yet: first in, first out. */
interface PassThrough {
  waiting: { day: number; value: bigint }[];
  total: bigint;
  most: { day: number; value: bigint } | null;
}

/** Days between two active ones that count as use at most. */
const MOST_IDLE_DAYS = 90;

type DailyFacts = Pick<
  ScoreFacts,
  "activeDays" | "activeWeeks" | "activeMonths" | "waitedDays" | "passedOn" | "passedOnMost" | "busiest"
> &
  Required<Pick<ScoreFacts, "usedDays">> &
  HeldFacts;

/** Days, weeks and months with an own transaction, over all parts, and how long they were in use. */
function countActive(
  all: readonly WalletFacts[],
  { spec }: Model,
): Pick<DailyFacts, "activeDays" | "activeWeeks" | "activeMonths" | "usedDays"> {
  const months = new Map<number, number>();
  for (const { activeMonths } of all) {
    for (const [month, days] of activeMonths.entries) months.set(month, (months.get(month) ?? 0) | days);
  }
  let activeDays = 0;
  let activeWeeks = 0;
  let usedDays = 0;
  let last: number | null = null;
  for (const month of [...months.keys()].sort((a, b) => a - b)) {
    const first = Date.UTC(Math.floor(month / 12), month % 12) / (DAY * 1_000);
    for (let days = months.get(month) ?? 0; days !== 0; days &= days - 1) {
      const day: number = first + 31 - Math.clz32(days & -days);
      if (last !== null) usedDays += Math.min(MOST_IDLE_DAYS, day - last);
      if (last === null || weekOf(day) > weekOf(last)) activeWeeks++;
      last = day;
      activeDays++;
    }
  }
  // Facts that are merged for an older model stay as its receipts have them.
  const weeks = spec.card?.allowancePer === "week" ? { activeWeeks } : {};
  return { activeDays, ...weeks, activeMonths: months.size, usedDays };
}

function newDayCounts(): DayCounts {
  return { window: [], inWindow: 0, busiest: null };
}

function newPassThrough(): PassThrough {
  return { waiting: [], total: 0n, most: null };
}

function countDay(counts: DayCounts, day: number, sent: number, model: Model): void {
  const { window } = counts;
  window.push({ day, sent });
  counts.inWindow += sent;
  for (let first = window[0]; first && first.day <= day - model.spec.merge.burstDays; first = window[0]) {
    counts.inWindow -= first.sent;
    window.shift();
  }
  if (!counts.busiest || counts.inWindow > counts.busiest.sent) {
    counts.busiest = { sent: counts.inWindow, from: (window[0]?.day ?? day) * DAY };
  }
}

/** Take outgoing value from the value received on that day and on the days of the model's window before it. */
function passOn(passThrough: PassThrough, day: number, flow: DayFlow, model: Model): void {
  const { waiting } = passThrough;
  while (waiting[0] && waiting[0].day < day - model.spec.merge.passOnDays) waiting.shift();
  if (flow.in > 0n) waiting.push({ day, value: flow.in });
  let left = flow.out;
  let passed = 0n;
  for (const lot of waiting) {
    if (left === 0n) break;
    const taken = min(lot.value, left);
    lot.value -= taken;
    left -= taken;
    passed += taken;
  }
  passThrough.total += passed;
  if (passed > 0n && (!passThrough.most || passed > passThrough.most.value)) passThrough.most = { day, value: passed };
}

function factsOf(
  counts: DayCounts,
  passThroughs: readonly PassThrough[],
): Pick<DailyFacts, "passedOn" | "passedOnMost" | "busiest"> {
  let total = 0n;
  let most: PassThrough["most"] = null;
  for (const passThrough of passThroughs) {
    total += passThrough.total;
    if (passThrough.most && (!most || passThrough.most.value > most.value)) most = passThrough.most;
  }
  return { passedOn: String(total), passedOnMost: most ? most.day * DAY : null, busiest: counts.busiest };
}

/** Every fact that is aggregated by day. Days are counted over all chains; value is passed on within one. */
export function aggregateDays(parts: readonly MergePart[], own: ReadonlySet<string>, model: Model): DailyFacts {
  const all = parts.map(({ facts }) => facts);
  const counts = newDayCounts();
  const sentDays = mergedDays(
    all.map((facts) => facts.sentDays),
    (a, b) => a + b,
  );
  for (const [day, sent] of sentDays) countDay(counts, day, sent, model);
  const chains = [...new Set(all.map(({ chainId }) => chainId))];
  const passThroughs = chains.map((chainId) => {
    const passThrough = newPassThrough();
    const ofChain = parts.filter((part) => part.facts.chainId === chainId);
    for (const [day, flow] of flowsOf(ofChain, own)) passOn(passThrough, day, flow, model);
    return passThrough;
  });
  return {
    ...countActive(all, model),
    ...countWait(parts, model),
    ...factsOf(counts, passThroughs),
    ...heldFacts(parts.map(holdingOf)),
  };
}

/** Value in and out by day on one chain in millionths, in ascending order, without the share that passed between own wallets. */
function flowsOf(parts: readonly MergePart[], own: ReadonlySet<string>): [number, DayFlow][] {
  const between: DayFlow = { in: 0n, out: 0n };
  const histograms = parts.map(({ facts, referenceWei }) => {
    const micro = microOf(referenceWei);
    for (const wallet of own) {
      between.in += micro(flowWith(facts.inflows, wallet).value);
      between.out += micro(flowWith(facts.outflows, wallet).value);
    }
    const { shift, buckets } = facts.flowDays;
    const inMicro = ([bucket, flow]: [number, DayFlow]) =>
      [bucket, { in: micro(flow.in), out: micro(flow.out) }] as const;
    return { shift, buckets: [...buckets].map(inMicro) };
  });
  const days = mergedDays(histograms, (a, b) => ({ in: a.in + b.in, out: a.out + b.out }));
  return withoutOwn(days, between);
}

/** Take what passed between own wallets out of each day, in proportion: days do not name the other side. */
function withoutOwn(days: [number, DayFlow][], between: DayFlow): [number, DayFlow][] {
  if (between.in === 0n && between.out === 0n) return days;
  const total: DayFlow = { in: 0n, out: 0n };
  for (const [, flow] of days) {
    total.in += flow.in;
    total.out += flow.out;
  }
  return days.map(([day, flow]) => [
    day,
    {
      in: total.in > 0n ? flow.in - (flow.in * min(between.in, total.in)) / total.in : flow.in,
      out: total.out > 0n ? flow.out - (flow.out * min(between.out, total.out)) / total.out : flow.out,
    },
  ]);
}

/**
 * Days for which the first income waited: the most over the wallets that sent something. Where days are coarse, fewer are
 * counted, never more. Once a wallet has sent something, nobody can change its wait.
 */
function countWait(
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
