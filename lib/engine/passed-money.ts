import { DisjointSets } from "./disjoint-sets.ts";
import { holdingOf } from "./holding.ts";
import { microOf } from "./numbers/amounts.ts";
import { DAY } from "./numbers/days.ts";
import type { MergePart, PassedMoney } from "./score-facts.ts";
import { daysOf } from "./sketch/day-histogram.ts";
import type { FlowSample } from "./sketch/flow-sample.ts";

/**
 * When payments move the same money from hand to hand. Like those of alike wallets, these constants are not part of the model, which is
 * given what is found. docs/scoring.md has the reasons.
 */
export const passingRules = {
  /** Subjects through whose hands the money went: fewer are a family, or a debt that is paid back. */
  leastHands: 5,
  /** Millionths of a unit. Less pays for gold in no less than two months. */
  leastAmount: 500_000,
  /** Two amounts are the same money if the smaller one is at least so many percent of the larger one. */
  samePercent: 90,
  /** An address with payments from and to more addresses than this is a service. */
  mostPartners: 50,
  /** An address with more payments than this is one, too. */
  mostPayments: 2_000,
} as const;

/** What one address paid another on a chain in one transaction. */
export interface Payment {
  chainId: number;
  from: string;
  to: string;
  /** Days since 1970. */
  day: number;
  /** Where it stands among those of the chain. */
  block: number;
  txIndex: number;
  /** Millionths of the chain's unit. */
  amount: number;
}

/** Whether money may have passed through a wallet's hands: it was paid enough by few, and held it past midnight. */
export function mayPass(parts: readonly Pick<MergePart, "facts" | "referenceWei">[]): boolean {
  return parts.some(({ facts, referenceWei }) => {
    const micro = microOf(referenceWei);
    const isEnough = (wei: bigint) => micro(wei) >= BigInt(passingRules.leastAmount);
    const { inflows, outflows, flowDays } = facts;
    if ([inflows, outflows].some((flows) => isBusy(flows, isEnough)) || !isEnough(facts.in)) return false;
    const { time, balance } = holdingOf(daysOf(flowDays), flowDays.shift);
    return time > 0n || isEnough(balance);
  });
}

/** A service, by what its facts hold of its payments. */
function isBusy({ entries }: FlowSample, isEnough: (wei: bigint) => boolean): boolean {
  const addresses = new Set<string>();
  let payments = 0;
  for (const { address, count, value } of entries.values()) {
    if (!isEnough(value / BigInt(count))) continue;
    addresses.add(address);
    payments += count;
  }
  return addresses.size > passingRules.mostPartners || payments > passingRules.mostPayments;
}

/** The payments that an address got and made on a chain, as numbers of payments, in their order. */
interface Hand {
  address: string;
  got: number[];
  made: number[];
}

/** Payments handled between two pauses. */
const STRIDE = 1_000;

/**
 * Follow payments from hand to hand: what an address got and later paid on, in one amount that matches, is the same money. Returns what
 * passed through each wallet of `subjects` (subjects by wallet), where it was in as many subjects' hands as the rules ask for, in
 * ascending order of wallets. Yields now and then, so that others can work. `isService`: these pass nothing on.
 */
export function* findPassedMoney(
  given: readonly Payment[],
  subjects: ReadonlyMap<string, string>,
  isService: (address: string) => boolean = () => false,
): Generator<void, PassedMoney[]> {
  const payments = yield* inOrder(given);
  const ways = new DisjointSets(payments.length);
  const followed: Ways = { payments, ways, until: new Array(payments.length).fill(Number.POSITIVE_INFINITY) };
  for (const hand of yield* handsOf(payments)) {
    yield;
    if (!isService(hand.address) && !isBusyHand(payments, hand)) joinPassed(followed, hand);
  }
  const byWay = new Map<number, number[]>();
  for (let n = 0; n < payments.length; n++) {
    if (n % STRIDE === 0) yield;
    const root = ways.rootOf(n);
    if (ways.sizeOf(root) < passingRules.leastHands) continue;
    const way = byWay.get(root);
    if (way) way.push(n);
    else byWay.set(root, [n]);
  }
  const found = new Map<string, Had>();
  for (const way of byWay.values()) {
    yield;
    addWay(found, way, { ...followed, subjects });
  }
  return [...found].map(([wallet, had]) => passedOf(wallet, had)).sort((a, b) => (a.wallet < b.wallet ? -1 : 1));
}

/** Payments in their order, which of them went one way, and the day on which what each brought was passed on. */
interface Ways {
  payments: readonly Payment[];
  ways: DisjointSets;
  until: number[];
}

/** By day, then in an order that does not depend on the given one. A day is sorted at a time. */
function* inOrder(given: readonly Payment[]): Generator<void, Payment[]> {
  const days = new Map<number, Payment[]>();
  for (const [n, payment] of given.entries()) {
    if (n % STRIDE === 0) yield;
    const ofDay = days.get(payment.day);
    if (ofDay) ofDay.push(payment);
    else days.set(payment.day, [payment]);
  }
  const sorted: Payment[] = [];
  for (const day of [...days.keys()].sort((a, b) => a - b)) {
    yield;
    for (const payment of (days.get(day) ?? []).sort(compare)) sorted.push(payment);
  }
  return sorted;
}

function compare(a: Payment, b: Payment): number {
  if (a.chainId !== b.chainId) return a.chainId - b.chainId;
  if (a.block !== b.block) return a.block - b.block;
  if (a.txIndex !== b.txIndex) return a.txIndex - b.txIndex;
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  return a.to < b.to ? -1 : 1;
}

function* handsOf(payments: readonly Payment[]): Generator<void, Hand[]> {
  const hands = new Map<string, Hand>();
  const handOf = (chainId: number, address: string): Hand => {
    const key = `${chainId} ${address}`;
    const known = hands.get(key) ?? { address, got: [], made: [] };
    hands.set(key, known);
    return known;
  };
  for (const [n, { chainId, from, to }] of payments.entries()) {
    if (n % STRIDE === 0) yield;
    handOf(chainId, from).made.push(n);
    handOf(chainId, to).got.push(n);
  }
  return [...hands.values()].filter(({ got, made }) => got.length > 0 && made.length > 0);
}

/** A service that nobody listed. */
function isBusyHand(payments: readonly Payment[], { got, made }: Hand): boolean {
  if (got.length + made.length > passingRules.mostPayments) return true;
  const partners = new Set([...got.map((n) => payments[n]?.from), ...made.map((n) => payments[n]?.to)]);
  return partners.size > passingRules.mostPartners;
}

/** Join each payment with the first one that the address got, has not passed on yet, and matches: `until` gets the day on which it left. */
function joinPassed({ payments, ways, until }: Ways, { got, made }: Hand): void {
  const waiting = new Set(got);
  for (const out of made) {
    const paid = payments[out];
    for (const income of waiting) {
      const one = payments[income];
      if (!paid || !one || income > out) break;
      if (!isSame(one.amount, paid.amount)) continue;
      waiting.delete(income);
      ways.join(income, out);
      until[income] = paid.day;
      break;
    }
  }
}

function isSame(a: number, b: number): boolean {
  return Math.min(a, b) * 100 >= Math.max(a, b) * passingRules.samePercent;
}

/** What a wallet had of money that passed. */
interface Had {
  hands: number;
  since: number;
  /** Amounts with the day on which each came, and on which it left. */
  lots: { amount: number; from: number; until: number }[];
}

/** Add what went one way, numbers of payments in their order, to what each wallet on it had. */
function addWay(
  found: Map<string, Had>,
  way: readonly number[],
  { payments, until, subjects }: Ways & { subjects: ReadonlyMap<string, string> },
): void {
  const seen = new Set<string>();
  let since: number | null = null;
  for (const n of way) {
    const { to = "", day = 0 } = payments[n] ?? {};
    const subject = subjects.get(to);
    if (subject !== undefined) seen.add(subject);
    if (seen.size === passingRules.leastHands) since ??= day;
  }
  if (since === null) return;
  for (const n of way) {
    const { to = "", day: from = 0, amount = 0 } = payments[n] ?? {};
    // What left on the day on which it came was not held.
    if (!subjects.has(to) || from === until[n]) continue;
    const had = found.get(to) ?? { hands: 0, since, lots: [] };
    had.lots.push({ amount, from, until: until[n] ?? from });
    found.set(to, { ...had, hands: Math.max(had.hands, seen.size), since: Math.min(had.since, since) });
  }
}

/** The most that a wallet had at once, and since when it had any. */
function passedOf(wallet: string, { hands, since, lots }: Had): PassedMoney {
  const steps = lots.flatMap(({ amount, from, until }) => [
    { day: from, change: amount },
    { day: until, change: -amount },
  ]);
  // What left on a day is gone before what comes.
  steps.sort((a, b) => a.day - b.day || a.change - b.change);
  let amount = 0;
  let most = 0;
  for (const { change } of steps) {
    amount += change;
    most = Math.max(most, amount);
  }
  const from = Math.min(...lots.map((lot) => lot.from));
  return { wallet, hands, amount: String(most), from: from * DAY, since: since * DAY };
}

/** What passed through the hands of two wallets of one subject. */
export function plusPassed(a: PassedMoney | undefined, b: PassedMoney): PassedMoney {
  if (!a) return b;
  return {
    wallet: a.wallet < b.wallet ? a.wallet : b.wallet,
    hands: Math.max(a.hands, b.hands),
    amount: String(BigInt(a.amount) + BigInt(b.amount)),
    from: Math.min(a.from, b.from),
    since: Math.min(a.since, b.since),
  };
}
