import { type HeldFacts, heldFacts, holdingOf } from "./holding.ts";
import type { Model } from "./model-spec.ts";
import { MICRO, microOf, min } from "./numbers/amounts.ts";
import { DAY, weekOf } from "./numbers/days.ts";
import type { MergePart, ScoreFacts } from "./score-facts.ts";
import { type DayHistogram, daysOf, mergedDays } from "./sketch/day-histogram.ts";
import { flowWith } from "./sketch/flow-sample.ts";
import type { DayFlow, WalletFacts } from "./wallet-facts.ts";

/** A part with its days of native value in ascending order, and what converts them into millionths. */
interface PartDays extends Pick<MergePart, "facts"> {
  days: [day: number, DayFlow][];
  micro: (wei: bigint) => bigint;
}

/** Received value that was passed on: first in, first out. */
interface PassedOn {
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

/** The stretch of the model's window, over days in ascending order, with the most transactions; the first one among equals. */
function busiestOf(days: readonly [day: number, sent: number][], { spec }: Model): DailyFacts["busiest"] {
  let busiest: DailyFacts["busiest"] = null;
  let inWindow = 0;
  let from = 0;
  for (const [day, sent] of days) {
    inWindow += sent;
    for (let first = days[from]; first && first[0] <= day - spec.merge.burstDays; first = days[++from]) {
      inWindow -= first[1];
    }
    if (!busiest || inWindow > busiest.sent) busiest = { sent: inWindow, from: (days[from]?.[0] ?? day) * DAY };
  }
  return busiest;
}

/** Take the outgoing value of each day from what was received on that day and on the days of the model's window before it. */
function passOn(days: readonly [day: number, DayFlow][], { spec }: Model): PassedOn {
  const passedOn: PassedOn = { total: 0n, most: null };
  /** What is left of each day's income. */
  const left: bigint[] = [];
  let from = 0;
  for (const [day, flow] of days) {
    left.push(flow.in);
    for (let first = days[from]; first && first[0] < day - spec.merge.passOnDays; first = days[++from]);
    let out = flow.out;
    for (let lot = from; out > 0n && lot < left.length; lot++) {
      const taken = min(left[lot] ?? 0n, out);
      left[lot] = (left[lot] ?? 0n) - taken;
      out -= taken;
      // What is used up is never looked at again.
      if (lot === from && left[lot] === 0n) from++;
    }
    const value = flow.out - out;
    passedOn.total += value;
    if (value > 0n && (!passedOn.most || value > passedOn.most.value)) passedOn.most = { day, value };
  }
  return passedOn;
}

/** Value that was passed on, within each chain. */
function passedOnFacts(
  parts: readonly PartDays[],
  own: ReadonlySet<string>,
  model: Model,
): Pick<DailyFacts, "passedOn" | "passedOnMost"> {
  let total = 0n;
  let most: PassedOn["most"] = null;
  for (const chainId of new Set(parts.map(({ facts }) => facts.chainId))) {
    const ofChain = parts.filter(({ facts }) => facts.chainId === chainId);
    const found = passOn(flowsOf(ofChain, own), model);
    total += found.total;
    if (found.most && (!most || found.most.value > most.value)) most = found.most;
  }
  return { passedOn: String(total), passedOnMost: most ? most.day * DAY : null };
}

/** Every fact that is aggregated by day. Days are counted over all chains; value is passed on within one. */
export function aggregateDays(parts: readonly MergePart[], own: ReadonlySet<string>, model: Model): DailyFacts {
  const all = parts.map(({ facts }) => facts);
  const sentDays = mergedDays(
    all.map(({ sentDays: days }) => ({ shift: days.shift, days: daysOf(days) })),
    (a, b) => a + b,
  );
  const flows = parts.map(({ facts, referenceWei }): PartDays => {
    return { facts, days: daysOf(facts.flowDays), micro: microOf(referenceWei) };
  });
  return {
    ...countActive(all, model),
    ...countWait(parts, model),
    ...passedOnFacts(flows, own, model),
    busiest: busiestOf(sentDays, model),
    ...heldFacts(flows.map(({ facts, days, micro }) => ({ holding: holdingOf(days, facts.flowDays.shift), micro }))),
  };
}

/** Value in and out by day on one chain in millionths, in ascending order, without the share that passed between own wallets. */
function flowsOf(parts: readonly PartDays[], own: ReadonlySet<string>): [number, DayFlow][] {
  const between: DayFlow = { in: 0n, out: 0n };
  for (const { facts, micro } of parts) {
    for (const wallet of own) {
      // No facts hold what their wallet pays itself.
      if (wallet === facts.wallet) continue;
      between.in += micro(flowWith(facts.inflows, wallet).value);
      between.out += micro(flowWith(facts.outflows, wallet).value);
    }
  }
  const histograms = parts.map(({ facts: { flowDays }, days, micro }) => {
    const inMicro = ([day, flow]: [number, DayFlow]): [number, DayFlow] => [
      day,
      { in: micro(flow.in), out: micro(flow.out) },
    ];
    return { shift: flowDays.shift, days: days.map(inMicro) };
  });
  return withoutOwn(
    mergedDays(histograms, (a, b) => ({ in: a.in + b.in, out: a.out + b.out })),
    between,
  );
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
