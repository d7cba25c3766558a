import { DisjointSets } from "../../../engine/disjoint-sets.ts";
import { DAY } from "../../../engine/index.ts";
import { ONE, saturate, times } from "../../../engine/numbers/fixed-point.ts";
import { alikeRules } from "../../../engine/wallet-clusters/rules.ts";

/** Wallets of a list by their numbers, and what they share with others: pairs of a wallet and a key. */
export interface Pairs {
  wallets: Float64Array;
  keys: Float64Array;
}

/** Wallets of one funder, or of one place where money is gathered, from which on they show one person. */
export const LEAST_TREE = alikeRules.others + 1;
/** A tree of mere payments needs more wallets. */
const LEAST_PAYMENT_TREE = 8;
/** A larger part of a list that pays each other is a community: so many wallets, and a tenth of the list. */
const COMMUNITY = { wallets: 40, part: 10 };
/** Of a funder's wallets those belong together that it funded so shortly after each other. */
const SIBLING_DAYS = 3;
/** A farmer funds all wallets in a few waves; an unknown exchange funds some of the list at any time. */
const MOST_WAVES = 3;
/** A wallet of the list continues a chain of funding if it was funded so shortly before itself. */
const CHAIN_DAYS = 2;
/** Wallets that one of the list may fund or collect from: it is no service. */
const MOST_OF_A_MEMBER = 1_000;
/** A wallet with more counterparties is not recognised by whom it pays. */
const MOST_COUNTERPARTIES = 20;
/** Payments between two wallets are rare if they would be so many times rarer by chance. */
const PAYMENT_RARITY = 1_024;
const ASSUMED_PAYMENTS = 20_000;
/** As in the signal `same_funder`: four others are a family, forty a farm. */
export const SIZE = { k: 4, cap: 40 };
const BREADTH = { k: 5, cap: 40 };
/** Share of the suspicion that only a lack of other counterparties explains, parts per million. */
const NARROWNESS_SHARE = 400_000;

/** Groups of two and more pairs with one key, by their places: each wallet once, ascending by key and wallet. */
export function* groupsOf({ wallets, keys }: Pairs): Generator<{ key: number; group: number[] }> {
  // Most keys are of one wallet: the others are found by numbers alone, since a sort by a function takes twenty times as long.
  const sorted = Float64Array.from(keys).sort();
  const shared = new Set(sorted.filter((key, i) => key === sorted[i - 1]));
  const order: number[] = [];
  for (const [i, key] of keys.entries()) if (shared.has(key)) order.push(i);
  order.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (wallets[a] ?? 0) - (wallets[b] ?? 0) || a - b);
  let group: number[] = [];
  for (const pair of order) {
    const last = group.at(-1);
    if (last !== undefined && keys[last] !== keys[pair]) {
      if (group.length > 1) yield { key: keys[last] ?? 0, group };
      group = [];
    } else if (last !== undefined && wallets[last] === wallets[pair]) continue;
    group.push(pair);
  }
  const [first] = group;
  if (first !== undefined && group.length > 1) yield { key: keys[first] ?? 0, group };
}

/** Whether so many wallets of a list may share an address that is one person's. `isMember`: it is on the list itself. */
export function isPersonal(count: number, isMember: boolean): boolean {
  return count <= (isMember ? MOST_OF_A_MEMBER : alikeRules.mostFunded);
}

/** Who funded the wallets of a list, and when, unix seconds. */
interface Fundings {
  funders: Pairs;
  /** Of each pair. */
  fundedAt: Float64Array;
  /** The first own transaction of each wallet; 0 before it. */
  begunAt: Float64Array;
  /** The number of the wallet with a key, -1 for none. */
  numberOf: (key: number) => number;
}

/** The trees of funding: wallets that one address funded shortly after each other, and wallets of the list that begin and fund the next one. */
export function fundingTrees({ funders, fundedAt, begunAt, numberOf }: Fundings): DisjointSets {
  const trees = new DisjointSets(begunAt.length);
  const at = (pair: number) => fundedAt[pair] ?? 0;
  for (const { key, group } of groupsOf(funders)) {
    if (!isPersonal(group.length, numberOf(key) >= 0)) continue;
    const dated = [...group].sort((a, b) => at(a) - at(b) || a - b);
    let wave: number[] = [];
    for (const [i, pair] of dated.entries()) {
      wave.push(pair);
      const next = dated[i + 1];
      if (next !== undefined && at(next) - at(pair) <= SIBLING_DAYS * DAY) continue;
      const isLarge = wave.length * MOST_WAVES >= dated.length;
      for (const other of isLarge ? wave : []) {
        trees.join(funders.wallets[wave[0] ?? 0] ?? 0, funders.wallets[other] ?? 0);
      }
      wave = [];
    }
  }
  for (const [pair, key] of funders.keys.entries()) {
    const funder = numberOf(key);
    const before = begunAt[funder] ?? 0;
    if (before > 0 && Math.abs(at(pair) - before) <= CHAIN_DAYS * DAY) trees.join(funders.wallets[pair] ?? 0, funder);
  }
  return trees;
}

/** What payments among the wallets of a list show. */
interface PaymentTrees {
  /** Wallets with few counterparties that pay each other, and hardly anybody else. */
  isTree(wallet: number): boolean;
  rootOf(wallet: number): number;
  /** How much a wallet's payments look like one person's many wallets, 0 to 1000. */
  suspicionOf(wallet: number): number;
}

/**
 * `payments`: pairs of wallets of the list, each once, by their numbers; `counterparties`: how many each wallet has, in the list or not. A
 * wallet that pays many of the list is a service and links nobody, and so is one that mostly pays others.
 */
export function paymentTrees(payments: Pairs, counterparties: Uint32Array): PaymentTrees {
  const count = counterparties.length;
  const linked = new Uint32Array(count);
  const forEach = (visit: (a: number, b: number) => void) => {
    for (const [i, a] of payments.wallets.entries()) visit(a, payments.keys[i] ?? 0);
  };
  forEach((a, b) => {
    linked[a] = (linked[a] ?? 0) + 1;
    linked[b] = (linked[b] ?? 0) + 1;
  });
  const of = (counts: Uint32Array, wallet: number) => counts[wallet] ?? 0;
  const links = (wallet: number) =>
    of(linked, wallet) <= alikeRules.mostFunded && 5 * of(linked, wallet) >= of(counterparties, wallet);
  const assumed = 2 * payments.wallets.length + ASSUMED_PAYMENTS;
  const wide = new DisjointSets(count);
  const narrow = new DisjointSets(count);
  forEach((a, b) => {
    if (!links(a) || !links(b)) return;
    wide.join(a, b);
    if (Math.max(of(counterparties, a), of(counterparties, b)) > MOST_COUNTERPARTIES) return;
    if (of(linked, a) * of(linked, b) * PAYMENT_RARITY <= assumed) narrow.join(a, b);
  });
  return {
    isTree(wallet) {
      const size = narrow.sizeOf(wallet);
      return size >= LEAST_PAYMENT_TREE && size <= Math.max(COMMUNITY.wallets, Math.floor(count / COMMUNITY.part));
    },
    rootOf: (wallet) => narrow.rootOf(wallet),
    suspicionOf(wallet) {
      const size = saturate(wide.sizeOf(wallet) - 1, SIZE);
      const narrowness = ONE - saturate(of(counterparties, wallet), BREADTH);
      return Math.floor((times(ONE - NARROWNESS_SHARE, size) + times(NARROWNESS_SHARE, narrowness)) / 1_000);
    },
  };
}
