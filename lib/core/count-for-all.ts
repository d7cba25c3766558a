import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { ownedSingleton } from "./process-singleton.ts";

/** A fetched history or a reorg changes closes of past days, milliseconds. */
const LEAST_MS = 60_000;
/** What is used all the time is read again after half of the time for which it is used. */
const SHARE_OF_TIME = 1 / 50;
const MOST_RESULTS = 1_000;

/** How long a count over all subjects is used, if it took so long to read, milliseconds: reading it takes at most a fiftieth of the time. */
export function usedFor(readMs: number): number {
  return Math.max(LEAST_MS, (2 * readMs) / SHARE_OF_TIME);
}

interface Result {
  value: unknown;
  /** Milliseconds. */
  usedFor: number;
}

interface Results {
  known: LRUCache<string, Result>;
  reading: Map<string, Promise<ReadonlyMap<string, unknown>>>;
}

const resultsOf = (pool: Pool) =>
  ownedSingleton(
    "counts for all",
    pool,
    (): Results => ({ known: new LRUCache({ max: MOST_RESULTS }), reading: new Map() }),
  );

/** Reads results by their keys; one that it leaves out is not kept. */
type ReadCounts<T> = (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/**
 * Results that are the same for every reader, and take a visit of many subjects or closes, in the order of their keys; undefined where
 * `read` has none. They may be a minute old, or older where reading them takes long ({@link usedFor}). `takeTurn`: waits before it reads.
 */
export async function countForAll<T>(
  pool: Pool,
  keys: readonly string[],
  read: ReadCounts<T>,
  takeTurn: <R>(work: () => Promise<R>) => Promise<R> = (work) => work(),
): Promise<(T | undefined)[]> {
  const { known, reading } = resultsOf(pool);
  const readNow = async (wanted: readonly string[]) => {
    const begun = performance.now();
    const found = await read(wanted);
    const ttl = usedFor(performance.now() - begun);
    for (const [key, value] of found) known.set(key, { value, usedFor: ttl }, { ttl });
    return found;
  };
  const load = (wanted: readonly string[]) => {
    const id = wanted.join();
    const current = reading.get(id) ?? readNow(wanted).finally(() => reading.delete(id));
    reading.set(id, current);
    return current;
  };
  const cached = new Map(keys.map((key) => [key, known.get(key)]));
  // Used ones are read again in the background, so that readers of what is in demand never wait.
  const aging = keys.filter((key) => known.getRemainingTTL(key) < (cached.get(key)?.usedFor ?? 0) / 2);
  if (aging.length > 0) load(aging).catch(() => {});
  const resultOf = (value: unknown) => value as T | undefined; // A key is read by one reader alone.
  if (keys.every((key) => cached.get(key))) return keys.map((key) => resultOf(cached.get(key)?.value));
  return takeTurn(async () => {
    // Others may have read them meanwhile.
    const now = new Map(keys.map((key) => [key, known.get(key)]));
    const missing = keys.filter((key) => !now.get(key));
    const fresh = missing.length > 0 ? await load(missing) : undefined;
    return keys.map((key) => resultOf(now.get(key)?.value ?? fresh?.get(key)));
  });
}
