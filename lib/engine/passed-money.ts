import { DisjointSets } from "./disjoint-sets.ts";
import { holdingOf } from "./holding.ts";
import { microOf } from "./numbers/amounts.ts";
import type { MergePart, PassedMoney } from "./score-facts.ts";
import { daysOf } from "./sketch/day-histogram.ts";
import type { FlowSample } from "./sketch/flow-sample.ts";

/**
 * When payments move the same money from hand to hand. Like those of alike wallets, these constants are not part of the model, which is
 * given what is found. docs/scoring.md has the reasons.
 */
export const passingRules = {
  /** Of the search: another one is run at once. */
  version: 1,
  /** Subjects through whose hands the money went: fewer are a family, or a debt that is paid back. */
  leastHands: 5,
  /** Millionths of a unit. Less pays for gold in no less than two months. */
  leastAmount: 500_000,
  /** Two amounts are the same money if the smaller one is at least so many percent of the larger one. */
  samePercent: 90,
  /** Days after which a payment is of other money. Whoever holds for longer buys little by passing on: four hands a year. */
  mostDays: 90,
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

/** Whether money may have passed through a wallet's hands: few paid it enough, and it held as much for a day. */
export function mayPass(parts: readonly Pick<MergePart, "facts" | "referenceWei">[]): boolean {
  return parts.some(({ facts, referenceWei }) => {
    const micro = microOf(referenceWei);
    const isEnough = (wei: bigint) => micro(wei) >= BigInt(passingRules.leastAmount);
    const { inflows, outflows, flowDays } = facts;
    if ([inflows, outflows].some((flows) => isBusy(flows, isEnough)) || !isEnough(facts.in)) return false;
    const { time, balance } = holdingOf(daysOf(flowDays), flowDays.shift);
    return isEnough(time) || isEnough(balance);
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
 * passed through each wallet of `subjects` (subjects by wallet), where as many subjects held it as the rules ask for, in ascending order of wallets
 * and chains. Yields now and then, so that others can work. `isService`: these pass nothing on.
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
  const found = new Map<string, PassedMoney>();
  for (const way of byWay.values()) {
    yield;
    addWay(found, way, { ...followed, subjects });
  }
  return [...found.values()].sort((a, b) =>
    a.wallet === b.wallet ? a.chainId - b.chainId : a.wallet < b.wallet ? -1 : 1,
  );
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

/**
 * Join each payment with the first one that the address got in the days before, has not passed on yet, and matches: `until` gets the day on which
 * it left. What it got earlier leaves by such a payment, too, but as other money.
 */
function joinPassed({ payments, ways, until }: Ways, { got, made }: Hand): void {
  const waiting = new Set(got);
  for (const out of made) {
    const paid = payments[out];
    let late: number | null = null;
    for (const income of waiting) {
      const one = payments[income];
      if (!paid || !one || income > out) break;
      if (!isSame(one.amount, paid.amount)) continue;
      if (paid.day - one.day > passingRules.mostDays) {
        late ??= income;
        continue;
      }
      ways.join(income, out);
      late = income;
      break;
    }
    if (late === null || !paid) continue;
    waiting.delete(late);
    until[late] = paid.day;
  }
}

function isSame(a: number, b: number): boolean {
  return Math.min(a, b) * 100 >= Math.max(a, b) * passingRules.samePercent;
}

/** Add what went one way, numbers of payments in their order, to what each wallet on it had. */
function addWay(
  found: Map<string, PassedMoney>,
  way: readonly number[],
  { payments, until, subjects }: Ways & { subjects: ReadonlyMap<string, string> },
): void {
  const held = way.flatMap((n) => {
    const payment = payments[n];
    const subject = subjects.get(payment?.to ?? "");
    const left = until[n] ?? Number.POSITIVE_INFINITY;
    // As everywhere, what came on a day counts as held from the next day on, and until the day on which it leaves.
    return payment && subject !== undefined && left > payment.day + 1 ? [{ ...payment, subject, left }] : [];
  });
  /** The first day that each held it. */
  const since = new Map<string, number>();
  for (const { subject, day } of held) if (!since.has(subject)) since.set(subject, day + 1);
  const hands = since.size;
  const enough = [...since.values()].sort((a, b) => a - b)[passingRules.leastHands - 1];
  if (enough === undefined) return;
  for (const { chainId, to, day, amount, left } of held) {
    const key = `${chainId} ${to}`;
    const had = found.get(key) ?? { wallet: to, chainId, lots: [] };
    const lot = { hands, amount, from: day + 1, until: Number.isFinite(left) ? left : null };
    had.lots.push({ ...lot, since: Math.max(enough, lot.from) });
    found.set(key, had);
  }
}
