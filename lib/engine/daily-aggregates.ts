import { microOf, min } from "./amounts.ts";
import { DAY } from "./days.ts";
import type { Model } from "./model.ts";
import type { MergePart, ScoreFacts } from "./score-facts.ts";

/** Counts over days, taken in ascending order. */
interface DayCounts {
  activeDays: number;
  activeMonths: number;
  month: number;
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

/** Native value of one day, in millionths. */
interface Flow {
  in: bigint;
  out: bigint;
}

type DailyFacts = Pick<ScoreFacts, "activeDays" | "activeMonths" | "passedOn" | "passedOnMost" | "busiest">;

/** Every fact that is aggregated by day. */
export interface DailyAggregates {
  /** Note that a fold changed a day. */
  refresh(day: number): void;
  facts(): DailyFacts;
}

/**
 * Aggregate by day. Of a single part the days before the newest are read once; where parts are joined, or value passed between
 * own wallets, each change reads all days again.
 */
export function openDailyAggregates(
  parts: readonly MergePart[],
  own: ReadonlySet<string>,
  model: Model,
): DailyAggregates {
  let cached: DailyFacts | null = null;
  const [only] = parts;
  const single = parts.length === 1 && only ? openSinglePart(only, model) : null;
  const exchangesWithOwn = () => [...own].some((wallet) => only?.facts.counterparties[wallet] !== undefined);
  return {
    refresh(day) {
      cached = null;
      single?.refresh(day);
    },
    facts() {
      cached ??= single && !exchangesWithOwn() ? single.facts() : aggregateAll(parts, own, model);
      return cached;
    },
  };
}

/** The days of one part: those before the newest are aggregated once, since only the newest changes while blocks are followed. */
function openSinglePart({ facts, referenceWei }: MergePart, model: Model): DailyAggregates {
  const micro = microOf(referenceWei);
  let counts = newDayCounts();
  let passThrough = newPassThrough();
  let newest: number | null = null;

  const addDay = (day: number, toCounts: DayCounts, toPassThrough: PassThrough): void => {
    const one = facts.days[day];
    if (!one) return;
    countDay(toCounts, day, one.sent, model);
    passOn(toPassThrough, day, { in: micro(one.in), out: micro(one.out) }, model);
  };
  const restart = (): void => {
    counts = newDayCounts();
    passThrough = newPassThrough();
    const days = Object.keys(facts.days).map(Number);
    newest = days.pop() ?? null;
    for (const day of days) addDay(day, counts, passThrough);
  };
  restart();
  return {
    refresh(day) {
      if (day === newest) return;
      if (newest === null || day < newest) {
        restart();
        return;
      }
      addDay(newest, counts, passThrough);
      newest = day;
    },
    facts() {
      const withNewest = { ...counts, window: [...counts.window] };
      const passedWithNewest = { ...passThrough, waiting: passThrough.waiting.map((lot) => ({ ...lot })) };
      if (newest !== null) addDay(newest, withNewest, passedWithNewest);
      return factsOf(withNewest, [passedWithNewest]);
    },
  };
}

function newDayCounts(): DayCounts {
  return { activeDays: 0, activeMonths: 0, month: -1, window: [], inWindow: 0, busiest: null };
}

function newPassThrough(): PassThrough {
  return { waiting: [], total: 0n, most: null };
}

function countDay(counts: DayCounts, day: number, sent: number, model: Model): void {
  if (sent === 0) return;
  counts.activeDays++;
  const month = monthOf(day);
  if (month !== counts.month) counts.activeMonths++;
  counts.month = month;
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

/** Number of the calendar month (UTC) that a day lies in. */
function monthOf(day: number): number {
  const date = new Date(day * DAY * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Take outgoing value from the value received on that day and on the days of the model's window before it. */
function passOn(passThrough: PassThrough, day: number, flow: Flow, model: Model): void {
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

function factsOf(counts: DayCounts, passThroughs: readonly PassThrough[]): DailyFacts {
  let total = 0n;
  let most: PassThrough["most"] = null;
  for (const passThrough of passThroughs) {
    total += passThrough.total;
    if (passThrough.most && (!most || passThrough.most.value > most.value)) most = passThrough.most;
  }
  return {
    activeDays: counts.activeDays,
    activeMonths: counts.activeMonths,
    passedOn: String(total),
    passedOnMost: most ? most.day * DAY : null,
    busiest: counts.busiest,
  };
}

/** Days are counted over all chains; value is passed on within one. */
function aggregateAll(parts: readonly MergePart[], own: ReadonlySet<string>, model: Model): DailyFacts {
  const sentByDay = new Map<number, number>();
  for (const { facts } of parts) {
    for (const key in facts.days) {
      const day = Number(key);
      sentByDay.set(day, (sentByDay.get(day) ?? 0) + (facts.days[key]?.sent ?? 0));
    }
  }
  const counts = newDayCounts();
  for (const [day, sent] of [...sentByDay].sort(([a], [b]) => a - b)) countDay(counts, day, sent, model);
  const chains = [...new Set(parts.map((part) => part.facts.chainId))];
  const passThroughs = chains.map((chainId) => {
    const passThrough = newPassThrough();
    const ofChain = parts.filter((part) => part.facts.chainId === chainId);
    for (const [day, flow] of flowsOf(ofChain, own)) passOn(passThrough, day, flow, model);
    return passThrough;
  });
  return factsOf(counts, passThroughs);
}

/** Value in and out by day on one chain, in ascending order, without the share that passed between own wallets. */
function flowsOf(parts: readonly MergePart[], own: ReadonlySet<string>): [number, Flow][] {
  const days = new Map<number, Flow>();
  const between: Flow = { in: 0n, out: 0n };
  for (const { facts, referenceWei } of parts) {
    const micro = microOf(referenceWei);
    for (const key in facts.days) {
      const one = facts.days[key];
      if (!one || (one.in === "0" && one.out === "0")) continue;
      const day = Number(key);
      const flow = days.get(day) ?? { in: 0n, out: 0n };
      days.set(day, flow);
      if (one.in !== "0") flow.in += micro(one.in);
      if (one.out !== "0") flow.out += micro(one.out);
    }
    for (const wallet of own) {
      const other = facts.counterparties[wallet];
      if (!other) continue;
      between.in += micro(other.in);
      between.out += micro(other.out);
    }
  }
  removeOwn(days, between);
  return [...days].sort(([a], [b]) => a - b);
}

/** Take what passed between own wallets out of each day, in proportion: days do not name the other side. */
function removeOwn(days: ReadonlyMap<number, Flow>, between: Flow): void {
  if (between.in === 0n && between.out === 0n) return;
  const total: Flow = { in: 0n, out: 0n };
  for (const flow of days.values()) {
    total.in += flow.in;
    total.out += flow.out;
  }
  for (const flow of days.values()) {
    if (total.in > 0n) flow.in -= (flow.in * min(between.in, total.in)) / total.in;
    if (total.out > 0n) flow.out -= (flow.out * min(between.out, total.out)) / total.out;
  }
}
