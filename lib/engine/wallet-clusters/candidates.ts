import { hashOf } from "../sketch/hash.ts";
import { startOf } from "./likeness.ts";
import { MOST_COMPARED, type ProfileStore } from "./profile-store.ts";

/**
 * Each band puts wallets with the same lowest contracts by three hashes into one bucket: two sets with a likeness of j meet in a band with
 * the probability j³, and in one of all with 1 − (1 − j³)^16: 0.98 at 0.6, 0.65 at 0.4 (Broder's MinHash in bands).
 */
export const BANDS = 16;
const ROWS = 3;
/** In a bucket of up to so many wallets all pairs are compared. */
const SMALL = 32;
/** A larger bucket is divided by further bands, so many times; then each wallet is compared with the next ones. */
const DIVISIONS = 6;
const NEIGHBOURS = 16;
/** Wallets handled between two pauses. */
const STRIDE = 2_000;

/** Call `visit` with pairs of wallets that may be alike, some of them more than once. Yields now and then, so that others can work. */
export function* visitCandidates(store: ProfileStore, visit: (a: number, b: number) => void): Generator<void> {
  const hashes = openBandHashes(store);
  for (let band = 0; band < BANDS; band++) {
    const keys = new Float64Array(store.wallets.length);
    for (let wallet = 0; wallet < keys.length; wallet++) {
      keys[wallet] = hashes.band(wallet, band) * MOST_COMPARED + wallet;
      if (wallet % STRIDE === 0) yield;
    }
    let since = 0;
    for (const bucket of bucketsOf(keys)) {
      visitBucket(hashes, bucket, { band, division: 1 }, visit);
      since += bucket.length;
      if (since < STRIDE) continue;
      since = 0;
      yield;
    }
  }
}

/** Groups of wallets with the same hash; `keys` are hash × {@link MOST_COMPARED} + wallet, and sorted here. */
function* bucketsOf(keys: Float64Array): Generator<number[]> {
  keys.sort();
  let bucket: number[] = [];
  let current = -1;
  for (const key of keys) {
    const hash = Math.floor(key / MOST_COMPARED);
    if (hash !== current) {
      if (bucket.length > 1) yield bucket;
      bucket = [];
      current = hash;
    }
    bucket.push(key % MOST_COMPARED);
  }
  if (bucket.length > 1) yield bucket;
}

type Hashes = ReturnType<typeof openBandHashes>;

function visitBucket(
  hashes: Hashes,
  bucket: readonly number[],
  { band, division }: { band: number; division: number },
  visit: (a: number, b: number) => void,
): void {
  if (bucket.length <= SMALL) {
    visitNear(bucket, bucket.length, visit);
  } else if (division > DIVISIONS) {
    // Their contracts are nearly the same, so wallets of the same weeks are put next to each other.
    visitNear(sortedBy(bucket, hashes.weeks), NEIGHBOURS, visit);
  } else {
    const next = (band + division) % BANDS;
    const keys = Float64Array.from(bucket, (wallet) => hashes.band(wallet, next) * MOST_COMPARED + wallet);
    for (const part of bucketsOf(keys)) visitBucket(hashes, part, { band, division: division + 1 }, visit);
  }
}

function sortedBy(wallets: readonly number[], hashOf: (wallet: number) => number): number[] {
  const keys = Float64Array.from(wallets, (wallet) => hashOf(wallet) * MOST_COMPARED + wallet).sort();
  return Array.from(keys, (key) => key % MOST_COMPARED);
}

/** Visit each wallet with the `distance` wallets after it. */
function visitNear(wallets: readonly number[], distance: number, visit: (a: number, b: number) => void): void {
  for (const [i, a] of wallets.entries()) {
    for (let j = i + 1; j <= i + distance; j++) {
      const b = wallets[j];
      if (b === undefined) break;
      visit(a, b);
    }
  }
}

/** Hashes of 30 bits, the same in every store: of a wallet's contracts in a band, and of its weeks. */
export function openBandHashes(store: ProfileStore) {
  const seeds = Uint32Array.from({ length: BANDS * ROWS }, (_, n) => hashOf(`row ${n}`));
  const contracts = store.contracts.values();
  const until = store.contractsUntil.values();
  const weeks = store.weeks.values();
  const weeksUntil = store.weeksUntil.values();
  const lowest = (wallet: number, seed: number): number => {
    let least = 0xffffffff;
    for (let i = startOf(until, wallet); i < (until[wallet] ?? 0); i++) {
      const hash = mix((contracts[i] ?? 0) ^ seed);
      if (hash < least) least = hash;
    }
    return least;
  };
  return {
    band(wallet: number, band: number): number {
      let hash = 0;
      for (let row = 0; row < ROWS; row++) hash = mix(hash ^ lowest(wallet, seeds[band * ROWS + row] ?? 0));
      return hash >>> 2;
    },
    weeks(wallet: number): number {
      let hash = 0;
      for (let i = startOf(weeksUntil, wallet); i < (weeksUntil[wallet] ?? 0); i++) hash = mix(hash ^ (weeks[i] ?? 0));
      return hash >>> 2;
    },
  };
}

/** The finish of MurmurHash3: one to one, and every bit depends on every bit. */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
