import type { AlikeCluster } from "../score-facts.ts";
import { BANDS, openBandHashes } from "./candidates.ts";
import { newCallers, type Population, populationOf } from "./likeness.ts";
import type { WalletProfile } from "./profile.ts";
import { MOST_COMPARED, openProfileStore, type ProfileStore } from "./profile-store.ts";
import { clustersOf, type FundingIndex, findAlike, indexFunding, lowerBound } from "./search.ts";

/** Of the wallets with one hash in a band so many are compared that were active in the same weeks; if there are none, so many others. */
const MOST_IN_BUCKET = { sameWeeks: 2_000, others: 64 };
/** Wallets of the population that one comparison takes in. */
const MOST_TAKEN = 50_000;
/** Rounds in which the wallets alike to those that were found are looked for. */
const MOST_ROUNDS = 5;
/** Wallets handled between two pauses. */
const STRIDE = 500;

/** Wallets among which others, the guests, are searched for clusters; nothing of the wallets changes by it. */
export interface ComparedPopulation {
  /** The clusters that guests are in, as a search among all of them and the population finds them: one row for each such guest. */
  compare(guests: readonly WalletProfile[]): Generator<void, AlikeCluster[]>;
}

interface Indexed {
  store: ProfileStore;
  population: Population;
  funding: FundingIndex;
  /** By band, the hashes × {@link MOST_COMPARED} + wallets, ascending. */
  bands: readonly Float64Array[];
  /** By wallet, the hash of its weeks. */
  weeks: Uint32Array;
}

/** Index wallets for comparisons, once all are added: some 130 bytes a wallet beside the store's. */
export function* indexPopulation(store: ProfileStore): Generator<void, ComparedPopulation> {
  const hashes = openBandHashes(store);
  const count = store.wallets.length;
  const bands: Float64Array[] = [];
  for (let band = 0; band < BANDS; band++) {
    const keys = new Float64Array(count);
    for (let wallet = 0; wallet < count; wallet++) {
      keys[wallet] = hashes.band(wallet, band) * MOST_COMPARED + wallet;
      if (wallet % STRIDE === 0) yield;
    }
    bands.push(keys.sort());
  }
  const weeks = Uint32Array.from({ length: count }, (_, wallet) => hashes.weeks(wallet));
  yield;
  const indexed = { store, population: populationOf(store), funding: indexFunding(store), bands, weeks };
  return { compare: (guests) => compareGuests(indexed, guests) };
}

/**
 * Wallets of the population come in that share a bucket with a guest; then those that share one with a wallet which proved alike, so that a
 * cluster is counted whole.
 */
function* compareGuests(indexed: Indexed, guests: readonly WalletProfile[]): Generator<void, AlikeCluster[]> {
  const own = openProfileStore();
  const sorted = [...guests].sort((a, b) => (a.wallet < b.wallet ? -1 : 1));
  for (const guest of sorted) own.add(guest);
  const context = withGuests(indexed, own);
  const taken = new Set<number>();
  const seen = new Set<string>();
  yield* takeNeighbours(indexed, own, { taken, seen });
  const isGuest = new Set(own.wallets);
  for (let round = 1; ; round++) {
    const store = storeOf(indexed, sorted, taken);
    const alike = yield* findAlike(store, context);
    const before = taken.size;
    if (round < MOST_ROUNDS)
      yield* takeNeighbours(indexed, store, { taken, seen }, openIsAlike(store, alike.sets, isGuest));
    if (taken.size === before) return clustersOf(store, alike).filter(({ wallet }) => isGuest.has(wallet));
  }
}

/** Whether a wallet of a store is in a set with a guest. */
function openIsAlike({ wallets }: ProfileStore, sets: { rootOf(wallet: number): number }, isGuest: Set<string>) {
  const roots = new Set(wallets.flatMap((wallet, i) => (isGuest.has(wallet) ? [sets.rootOf(i)] : [])));
  return (wallet: number) => roots.has(sets.rootOf(wallet)) && !isGuest.has(wallets[wallet] ?? "");
}

/** Of which wallets contracts are rare, and who funded whom, with the guests. */
function withGuests({ population, funding }: Indexed, own: ProfileStore) {
  const callers = newCallers();
  for (const contract of own.contracts.values()) callers.add(contract);
  const guests = indexFunding(own);
  return {
    population: {
      callers: { add: callers.add, of: (contract: number) => population.callers.of(contract) + callers.of(contract) },
      wallets: population.wallets + own.wallets.length,
    },
    funding: {
      funderOf: (key: number) => guests.funderOf(key) || funding.funderOf(key),
      fundedBy: (key: number) => guests.fundedBy(key) + funding.fundedBy(key),
    },
  };
}

/** The guests and the wallets that were taken, in the order of their addresses. */
function storeOf({ store: all }: Indexed, guests: readonly WalletProfile[], taken: ReadonlySet<number>): ProfileStore {
  const store = openProfileStore();
  const ascending = [...taken].sort((a, b) => a - b); // As they were added.
  let next = 0;
  for (const guest of guests) {
    for (; next < ascending.length && (all.wallets[ascending[next] ?? 0] ?? "") < guest.wallet; next++)
      store.copy(all, ascending[next] ?? 0);
    store.add(guest);
  }
  for (; next < ascending.length; next++) store.copy(all, ascending[next] ?? 0);
  return store;
}

/** Take the wallets of the population that share a bucket with one of `store`. */
function* takeNeighbours(
  { bands, weeks }: Indexed,
  store: ProfileStore,
  { taken, seen }: { taken: Set<number>; seen: Set<string> },
  counts: (wallet: number) => boolean = () => true,
): Generator<void> {
  const hashes = openBandHashes(store);
  for (let wallet = 0; wallet < store.wallets.length; wallet++) {
    if (wallet % STRIDE === 0) yield;
    if (!counts(wallet)) continue;
    const ownWeeks = hashes.weeks(wallet);
    for (const [band, keys] of bands.entries()) {
      if (taken.size >= MOST_TAKEN) return;
      const key = hashes.band(wallet, band) * MOST_COMPARED;
      const bucket = `${band} ${key} ${ownWeeks}`;
      if (seen.has(bucket)) continue;
      seen.add(bucket);
      const from = lowerBound(keys.length, (i) => (keys[i] ?? 0) < key);
      const to = lowerBound(keys.length, (i) => (keys[i] ?? 0) < key + MOST_COMPARED);
      for (const found of nearest(keys.subarray(from, to), { weeks, ownWeeks })) taken.add(found);
    }
  }
}

function nearest(keys: Float64Array, { weeks, ownWeeks }: { weeks: Uint32Array; ownWeeks: number }): number[] {
  const wallets = Array.from(keys, (key) => key % MOST_COMPARED);
  if (wallets.length <= MOST_IN_BUCKET.others) return wallets;
  const same = wallets.filter((wallet) => weeks[wallet] === ownWeeks);
  return same.length > 0 ? same.slice(0, MOST_IN_BUCKET.sameWeeks) : wallets.slice(0, MOST_IN_BUCKET.others);
}
