import { share } from "../numbers/fixed-point.ts";
import type { ProfileStore } from "./profile-store.ts";
import { alikeRules } from "./rules.ts";

/** Bits are counted in sixteenths. */
const BIT = 16;
/** Counters of how many wallets call a contract. Contracts that share one look a little less rare. */
const COUNTERS = 2 ** 22;

/** How alike two compared wallets are. */
export interface Likeness {
  /** Parts per million of the rarity of all their contracts that the shared ones have, and that rarity in bits. */
  contracts: number;
  bits: number;
  /** Parts per million of all their active weeks that both were active in, and the number of these. */
  weeks: number;
  sharedWeeks: number;
}

/** Compare wallets of a store by their numbers, once all are added; contracts are rare or not among `population`. */
export function openLikeness(
  store: ProfileStore,
  population: Population = populationOf(store),
): (a: number, b: number) => Likeness {
  const compareContracts = openContractLikeness(store, population);
  const weeks = store.weeks.values();
  const weeksUntil = store.weeksUntil.values();
  return (a, b) => {
    const both = sharedCount(weeks, weeksUntil, a, b);
    const all = lengthOf(weeksUntil, a) + lengthOf(weeksUntil, b) - both;
    const found = { contracts: 0, bits: 0, weeks: share(both, all), sharedWeeks: both };
    // Most pairs differ in weeks: their contracts need no comparison.
    return found.weeks < alikeRules.funded.weeks ? found : { ...found, ...compareContracts(a, b) };
  };
}

/** How many wallets called a contract, by its hash. */
interface Callers {
  add(contract: number): void;
  of(contract: number): number;
}

export function newCallers(): Callers {
  const counts = new Uint32Array(COUNTERS);
  return {
    add(contract) {
      counts[contract % COUNTERS] = (counts[contract % COUNTERS] ?? 0) + 1;
    },
    of: (contract) => counts[contract % COUNTERS] ?? 0,
  };
}

/** The wallets of a store as those among which contracts are rare or not. */
export function populationOf(store: ProfileStore): Population {
  const callers = newCallers();
  for (const contract of store.contracts.values()) callers.add(contract);
  return { callers, wallets: store.wallets.length };
}

/** The wallets among which contracts are rare or not. */
export interface Population {
  callers: Callers;
  wallets: number;
  /** A contract that more wallets called says nothing. */
  mostCallers?: number;
}

/** The rarity of each contract in the list, in sixteenths of a bit: at least 1 unless it says nothing. */
function rarities(contracts: Uint32Array, population: Population): Uint16Array {
  const { callers, wallets, mostCallers = Number.POSITIVE_INFINITY } = population;
  const most = log2Sixteenths(wallets + alikeRules.assumedOthers);
  return Uint16Array.from(contracts, (contract) => {
    const count = Math.max(callers.of(contract), 1);
    return count > mostCallers ? 0 : Math.max(1, most - log2Sixteenths(count));
  });
}

/** log2 of a whole number from 1 on in sixteenths: exact at powers of 2, on straight lines between. */
export function log2Sixteenths(value: number): number {
  const whole = 31 - Math.clz32(value);
  return whole * BIT + Math.floor(((value - 2 ** whole) * BIT) / 2 ** whole);
}

/** Compare the contracts of wallets of a store, once all are added. */
export function openContractLikeness(store: ProfileStore, population: Population) {
  const contracts = store.contracts.values();
  const bits = rarities(contracts, population);
  const until = store.contractsUntil.values();
  const completeTo = store.completeTo.values();
  return (a: number, b: number): Pick<Likeness, "contracts" | "bits"> => {
    // Beyond the lower bound one of the two may lack a contract only because its profile is full.
    const bound = Math.min(completeTo[a] ?? 0, completeTo[b] ?? 0);
    const [endA, endB] = [until[a] ?? 0, until[b] ?? 0];
    let [i, j] = [startOf(until, a), startOf(until, b)];
    let shared = 0;
    let all = 0;
    for (;;) {
      const one = i < endA ? (contracts[i] ?? 0) : Number.POSITIVE_INFINITY;
      const other = j < endB ? (contracts[j] ?? 0) : Number.POSITIVE_INFINITY;
      if (Math.min(one, other) > bound) break;
      const weight = (one <= other ? bits[i] : bits[j]) ?? 0;
      all += weight;
      if (one === other) shared += weight;
      if (one <= other) i++;
      if (other <= one) j++;
    }
    return { contracts: share(shared, all), bits: Math.floor(shared / BIT) };
  };
}

/** How many numbers two ascending lists of a column share. */
function sharedCount(values: Uint16Array, until: Uint32Array, a: number, b: number): number {
  const [endA, endB] = [until[a] ?? 0, until[b] ?? 0];
  let count = 0;
  for (let i = startOf(until, a), j = startOf(until, b); i < endA && j < endB; ) {
    const [one, other] = [values[i] ?? 0, values[j] ?? 0];
    if (one === other) count++;
    if (one <= other) i++;
    if (other <= one) j++;
  }
  return count;
}

/** Where the list of a wallet starts in its column. */
export function startOf(until: Uint32Array, wallet: number): number {
  return wallet === 0 ? 0 : (until[wallet - 1] ?? 0);
}

function lengthOf(until: Uint32Array, wallet: number): number {
  return (until[wallet] ?? 0) - startOf(until, wallet);
}
