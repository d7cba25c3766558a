import { hashOf } from "./hash.ts";

/** How a sample is bounded: it holds the `capacity` keys of the lowest rank. A key's rank never changes. */
export interface SampleKind<K extends string | number> {
  readonly capacity: number;
  rankOf(key: K): number;
}

/**
 * A map that holds at most `capacity` keys. Up to there it is exact. Beyond, it holds the keys of the lowest rank: since the
 * highest rank held only ever falls, a key that was dropped never returns, so the value of each key held covers all its
 * rows. Which keys are held does not depend on the order they come in.
 */
export interface Sample<K extends string | number, V> {
  readonly kind: SampleKind<K>;
  readonly entries: Map<K, V>;
  /** Whether keys were dropped. */
  sketched: boolean;
  /** The key held with the highest rank, once it was needed. */
  last: { key: K; rank: number } | null;
}

/** A kind of sample that prefers no key over another: ranked by hash. */
export function byHash(capacity: number): SampleKind<string> {
  return { capacity, rankOf: hashOf };
}

/** A kind of sample that holds the highest numbers. */
export function highest(capacity: number): SampleKind<number> {
  return { capacity, rankOf: (key) => -key };
}

export function newSample<K extends string | number, V>(kind: SampleKind<K>): Sample<K, V> {
  return { kind, entries: new Map(), sketched: false, last: null };
}

/** The value of a key, made if it is new; undefined where the sample does not hold the key. `onDrop`: the key that is dropped for it. */
export function entryOf<K extends string | number, V>(
  sample: Sample<K, V>,
  key: K,
  make: () => V,
  onDrop?: (key: K) => void,
): V | undefined {
  const { entries, kind } = sample;
  const known = entries.get(key);
  if (known !== undefined) return known;
  if (entries.size >= kind.capacity) {
    sample.last ??= lastOf(sample);
    const { last } = sample;
    sample.sketched = true;
    if (isBehind(key, kind.rankOf(key), last)) return undefined;
    onDrop?.(last.key);
    entries.delete(last.key);
    sample.last = null;
  }
  const value = make();
  entries.set(key, value);
  return value;
}

function lastOf<K extends string | number, V>({ entries, kind }: Sample<K, V>): { key: K; rank: number } {
  let last: { key: K; rank: number } | null = null;
  for (const key of entries.keys()) {
    const rank = kind.rankOf(key);
    if (!last || isBehind(key, rank, last)) last = { key, rank };
  }
  if (!last) throw new RangeError("a sample has a capacity of at least 1");
  return last;
}

/** Whether a key ranks behind another; keys of equal rank by their order. */
function isBehind<K extends string | number>(key: K, rank: number, other: { key: K; rank: number }): boolean {
  return rank > other.rank || (rank === other.rank && key > other.key);
}
