import { type Activity, DAY, dayNumber, weekOf } from "../../lib/engine/index.ts";
import type { Habits } from "../fit/attributes.ts";
import type { Sample } from "../fit/samples.ts";
import { type Cutoff, cutoffs } from "../validity/measure.ts";
import type { RecordedWallet } from "../validity/read-histories.ts";

/** As for one-way payers, in ether. */
const DUST = 0.05;
const WEI = 1e18;
const PPM = 1_000_000;

/** Add to the facts of samples what the wallets' histories show up to the same time, and after each honest act. */
export function addHabits(samples: readonly Sample[], wallets: readonly RecordedWallet[]): Sample[] {
  const byAddress = new Map(wallets.map((one) => [one.address, one]));
  return samples.map((sample) => {
    const wallet = byAddress.get(sample.address);
    if (!wallet) throw new Error(`${sample.address} has no history`);
    const until = cutoffs[sample.group.slice(sample.group.lastIndexOf(" ") + 1) as Cutoff](wallet); // As samplesOf names groups.
    const rows = wallet.activity.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    const after = actsOn(rows, until).map((row) => habitsOf([...rows, row].sort((a, b) => a.at - b.at)));
    return { ...sample, facts: { ...sample.facts, habits: { now: habitsOf(rows), after } } };
  });
}

/** An income of one ether from a new address, and one more own transaction, to a new address, right after the last. */
function actsOn(rows: readonly Activity[], until: number): Activity[] {
  const last = rows.findLast(({ kind }) => kind === "sent");
  if (!last) return [];
  const row: Activity = { ...last, counterparty: `0x${"0".repeat(39)}1`, method: null };
  return [
    { ...row, kind: "received", at: until, amount: 10n ** 18n },
    { ...row, amount: 0n },
  ];
}

/** The habits of a wallet by its rows in the order of time. */
export function habitsOf(rows: readonly Activity[]): Habits {
  const own = rows.filter(({ kind }) => kind === "sent");
  const incomes = rows.filter(({ kind, amount }) => kind === "received" && etherOf(amount) > DUST);
  const days = new Set(own.map(({ at }) => dayNumber(at)));
  const weeks = new Set([...days].map(weekOf)).size;
  const called = new Map<string, number>();
  for (const { counterparty, method, at } of own)
    if (method !== null && counterparty !== null && !called.has(counterparty)) called.set(counterparty, at);
  return {
    ...aroundLargest(own, incomes, days),
    ...firstReceiver(rows, own),
    ...balances(rows),
    closeGaps: closeGapsOf(own),
    incomesByWeek: ppm(incomes.length, weeks + 10),
    called,
  };
}

function aroundLargest(own: readonly Activity[], incomes: readonly Activity[], days: ReadonlySet<number>) {
  const largest = incomes.reduce<Activity | null>(
    (most, one) => (most && etherOf(most.amount) >= etherOf(one.amount) ? most : one),
    null,
  );
  if (!largest) return { beforeLargest: days.size, afterLargest: 0, largestGone: 0 };
  const day = dayNumber(largest.at);
  const within = [...days].filter((one) => one > day && one <= day + 30).length;
  const gone = own.filter(({ at }) => at >= largest.at && at <= largest.at + 3 * DAY);
  const left = gone.reduce((sum, { amount }) => sum + etherOf(amount), 0);
  return {
    beforeLargest: [...days].filter((one) => one < day).length,
    afterLargest: within,
    largestGone: ppm(Math.min(left, etherOf(largest.amount)), etherOf(largest.amount)),
  };
}

function firstReceiver(rows: readonly Activity[], own: readonly Activity[]) {
  const paid = own.filter(({ amount, counterparty }) => etherOf(amount) > 0 && counterparty !== null);
  const [first] = paid;
  if (!first) return { firstShare: 0, firstKnown: 0 };
  const sum = (some: readonly Activity[]) => some.reduce((total, { amount }) => total + etherOf(amount), 0);
  const isKnown = rows.some(
    ({ kind, counterparty, at }) => kind === "received" && counterparty === first.counterparty && at <= first.at,
  );
  const toFirst = paid.filter(({ counterparty }) => counterparty === first.counterparty);
  return { firstShare: ppm(sum(toFirst), sum(paid)), firstKnown: isKnown ? 1 : 0 };
}

/** What internal transactions moved is not recorded, so that a balance is no less than what is known of it. */
function balances(rows: readonly Activity[]) {
  const partners = new Set<string>();
  let [balance, payments, emptied, income, fromPartners] = [0, 0, 0, 0, 0];
  for (const { kind, amount, counterparty } of rows) {
    const ether = etherOf(amount);
    if (ether === 0 || counterparty === null) continue;
    if (kind === "received") {
      balance += ether;
      income += ether;
      if (partners.has(counterparty)) fromPartners += ether;
    } else if (kind === "sent") {
      const left = Math.max(0, balance - ether);
      payments++;
      if (left <= balance / 20) emptied++;
      balance = left;
      partners.add(counterparty);
    }
  }
  return { emptied: ppm(emptied, payments + 5), fromPartners: income > 0 ? ppm(fromPartners, income) : 0 };
}

function closeGapsOf(own: readonly Activity[]): number {
  const gaps = own.slice(1).map(({ at }, n) => at - (own[n]?.at ?? at));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length);
  return ppm(gaps.filter((gap) => gap < mean / 10).length, gaps.length + 10);
}

function etherOf(amount: bigint | null): number {
  return Number(amount ?? 0n) / WEI;
}

function ppm(part: number, whole: number): number {
  return Math.floor((PPM * part) / whole);
}
