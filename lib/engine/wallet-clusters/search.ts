import { DisjointSets } from "../disjoint-sets.ts";
import { DAY } from "../numbers/days.ts";
import type { AlikeCluster } from "../score-facts.ts";
import { BANDS, openBandHashes, visitCandidates } from "./candidates.ts";
import { type Likeness, newCallers, openLikeness, type Population, populationOf } from "./likeness.ts";
import type { WalletProfile } from "./profile.ts";
import { MOST_COMPARED, openProfileStore, type ProfileStore } from "./profile-store.ts";
import { alikeRules } from "./rules.ts";

/** How many of the other wallets a cluster names. */
const NAMED = 5;

/** A search for clusters among wallets that are added one by one. */
export interface ClusterSearch {
  /** Add a wallet. In ascending order of the addresses, each once; throws RangeError otherwise. */
  add(profile: WalletProfile): void;
  /**
   * The clusters, one row for each member, in ascending order of the wallets. Every step takes a few milliseconds, so that a caller may pause
   * between them.
   */
  steps(): Generator<void, AlikeCluster[]>;
}

/** Open a search. It holds some 300 bytes a wallet and takes time in proportion to the wallets, not to their pairs. */
export function openClusterSearch(): ClusterSearch {
  const store = openProfileStore();
  return { add: store.add, steps: () => searchClusters(store) };
}

/** The clusters among these wallets, whatever their order: {@link ClusterSearch} in one step. */
export function findClusters(profiles: readonly WalletProfile[]): AlikeCluster[] {
  const search = openClusterSearch();
  for (const profile of [...profiles].sort((a, b) => (a.wallet < b.wallet ? -1 : 1))) search.add(profile);
  const steps = search.steps();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* searchClusters(store: ProfileStore): Generator<void, AlikeCluster[]> {
  return clustersOf(store, yield* findAlike(store, { population: populationOf(store), funding: indexFunding(store) }));
}

/** Wallets that are alike, by their numbers in a store. */
interface AlikeSets {
  sets: DisjointSets;
  isMember(wallet: number): boolean;
  isByContracts(wallet: number): boolean;
}

/** Find the alike wallets of a store. `population` and `funding` may be of more wallets than the store has. */
function* findAlike(
  store: ProfileStore,
  { population, funding }: { population: Population; funding: FundingIndex },
): Generator<void, AlikeSets> {
  const count = store.wallets.length;
  const compare = openLikeness(store, population);
  yield;
  const roots = fundingRoots(store, funding);
  yield;
  const subjects = store.subjects.values();
  const sets = new DisjointSets(count);
  const alike = openAlikeSubjects(store);
  const byContracts = openAlikeSubjects(store);
  yield* visitCandidates(store, (a, b) => {
    if (subjects[a] === subjects[b]) return;
    const isKnown = byContracts.isFull(a) && byContracts.isFull(b) && sets.rootOf(a) === sets.rootOf(b);
    if (isKnown) return;
    const likeness = compare(a, b);
    const isStrong = passes(likeness, alikeRules.strong);
    const hasRoot = roots[a] !== 0 && roots[a] === roots[b];
    if (!isStrong && !(hasRoot && passes(likeness, alikeRules.funded))) return;
    sets.join(a, b);
    alike.note(a, b);
    if (isStrong) byContracts.note(a, b);
  });
  return { sets, isMember: alike.isFull, isByContracts: byContracts.isFull };
}

function passes(likeness: Likeness, least: { contracts: number; weeks: number }): boolean {
  return (
    likeness.contracts >= least.contracts &&
    likeness.weeks >= least.weeks &&
    likeness.sharedWeeks >= alikeRules.leastWeeks &&
    likeness.bits >= alikeRules.leastBits
  );
}

/** The first few other subjects that each wallet is alike to; more are not needed. */
function openAlikeSubjects(store: ProfileStore) {
  const { others, imitationDays } = alikeRules;
  const subjects = store.subjects.values();
  const firstSentAt = store.firstSentAt.values();
  const found = new Float64Array(store.wallets.length * others);
  const add = (wallet: number, other: number): void => {
    if ((firstSentAt[other] ?? 0) - (firstSentAt[wallet] ?? 0) > imitationDays * DAY) return;
    const subject = subjects[other] ?? 0;
    for (let at = wallet * others; at < (wallet + 1) * others; at++) {
      if (found[at] === subject) return;
      if (found[at] !== 0) continue;
      found[at] = subject;
      return;
    }
  };
  return {
    note(a: number, b: number): void {
      add(a, b);
      add(b, a);
    },
    isFull: (wallet: number): boolean => found[(wallet + 1) * others - 1] !== 0,
  };
}

/** A row for each member of the sets that have members of enough subjects. */
function clustersOf({ wallets, subjects }: ProfileStore, { sets, isMember, isByContracts }: AlikeSets): AlikeCluster[] {
  const subjectOf = subjects.values();
  const members = new Map<number, number[]>();
  for (let wallet = 0; wallet < wallets.length; wallet++) {
    if (!isMember(wallet)) continue;
    const set = members.get(sets.rootOf(wallet));
    if (set) set.push(wallet);
    else members.set(sets.rootOf(wallet), [wallet]);
  }
  const clusters: [number, AlikeCluster][] = [];
  for (const set of members.values()) {
    const size = new Set(set.map((wallet) => subjectOf[wallet])).size;
    if (size <= alikeRules.others) continue;
    for (const wallet of set) {
      const by = isByContracts(wallet) ? "contracts" : "funding";
      const named = firstOthers(set, (other) => subjectOf[other] !== subjectOf[wallet]);
      clusters.push([
        wallet,
        { wallet: wallets[wallet] ?? "", size, members: named.map((other) => wallets[other] ?? ""), by },
      ]);
    }
  }
  return clusters.sort(([a], [b]) => a - b).map(([, cluster]) => cluster);
}

function firstOthers(set: readonly number[], isOther: (wallet: number) => boolean): number[] {
  const named: number[] = [];
  for (const wallet of set) {
    if (named.length === NAMED) break;
    if (isOther(wallet)) named.push(wallet);
  }
  return named;
}

/** Funders in a row that are followed. Funding has no loops where every funder is the first; payments later may make one. */
const MOST_STEPS = 64;

/** Whom wallets were funded by, as keys. */
interface FundingIndex {
  /** 0: not known. */
  funderOf(key: number): number;
  /** How many wallets this one funded. */
  fundedBy(key: number): number;
}

/** Index the funders of all wallets of a store, compared or not. */
function indexFunding(store: Pick<ProfileStore, "funded" | "funders">): FundingIndex {
  const funded = store.funded.values();
  const funders = store.funders.values();
  const byKey = Uint32Array.from(funded, (_, i) => i).sort((a, b) => (funded[a] ?? 0) - (funded[b] ?? 0));
  const payments = Float64Array.from(funders).sort();
  const paymentsBelow = (key: number) => lowerBound(payments.length, (i) => (payments[i] ?? 0) < key);
  return {
    funderOf(key) {
      const at = byKey[lowerBound(byKey.length, (i) => (funded[byKey[i] ?? 0] ?? 0) < key)] ?? -1;
      return funded[at] === key ? (funders[at] ?? 0) : 0;
    },
    fundedBy: (key) => paymentsBelow(key + 1) - paymentsBelow(key),
  };
}

/**
 * The root of each compared wallet's funding, as a key: the funder of its funder, and so on, up to a service or an address without a known
 * funder. 0 for a wallet that a service funded, or nobody known.
 */
function fundingRoots(store: ProfileStore, { funderOf, fundedBy }: FundingIndex): Float64Array {
  const isService = (key: number): boolean => fundedBy(key) > alikeRules.mostFunded;
  return store.keys.values().map((key) => {
    let root = 0;
    let next = funderOf(key);
    for (let steps = 0; next !== 0 && !isService(next); steps++) {
      if (steps === MOST_STEPS) return 0;
      root = next;
      next = funderOf(next);
    }
    return root;
  });
}

/** The first of `length` positions that is not before what is sought. */
function lowerBound(length: number, isBefore: (position: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}

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
