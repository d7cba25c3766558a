import { DatabaseError, type Pool } from "pg";
import { shareCluster } from "./cluster.ts";
import type { Sql } from "./db.ts";
import { ownedSingleton } from "./process-singleton.ts";
import { recordedSpan, type Span, sharedBy } from "./trace.ts";
import { BEGIN_GENERIC_SNAPSHOT, readSnapshot } from "./transaction.ts";

// Requests that arrive together share a snapshot of the database, and their statements: sending one takes longer than reading its rows.

/** Most requests of one snapshot, and snapshots of a pool at once: while the database reads for one, the process computes for the other. */
const MOST_REQUESTS = 32;
const MOST_SNAPSHOTS = 2;
/** After so many milliseconds, a snapshot no longer counts as one of those: later requests do not wait for a slow one. */
const SLOW_MS = 50;

interface Waiting {
  read: (sql: Sql) => Promise<void>;
  fail: (error: unknown) => void;
  span: Span | null;
}

interface Queue {
  waiting: Waiting[];
  open: number;
}

/**
 * Like `readSnapshot`, on a snapshot that other calls may share. It is taken after the call. What `read` throws fails this call alone. After
 * an error of the database, which ends the snapshot for all, each call reads once more by itself.
 */
export function readTogether<T>(pool: Pool, read: (sql: Sql) => Promise<T>): Promise<T> {
  const queue = ownedSingleton("shared snapshots", pool, (): Queue => ({ waiting: [], open: 0 }));
  return new Promise((resolve, reject) => {
    const readAlone = (error: unknown) => {
      if (error instanceof DatabaseError) resolve(readSnapshot(pool, read, BEGIN_GENERIC_SNAPSHOT));
      else reject(error);
    };
    queue.waiting.push({ read: (sql) => read(sql).then(resolve, readAlone), fail: reject, span: recordedSpan() });
    openSnapshot(pool, queue);
  });
}

function openSnapshot(pool: Pool, queue: Queue): void {
  if (queue.open === MOST_SNAPSHOTS || queue.waiting.length === 0) return;
  queue.open++;
  setImmediate(async () => {
    const taken = queue.waiting.splice(0, MOST_REQUESTS);
    let isCounted = true;
    const leave = () => {
      if (isCounted) queue.open--;
      isCounted = false;
      openSnapshot(pool, queue);
    };
    const slow = setTimeout(leave, SLOW_MS);
    await sharedBy(
      taken.map(({ span }) => span),
      () => readAll(pool, taken),
    );
    clearTimeout(slow);
    leave();
  });
}

async function readAll(pool: Pool, calls: readonly Waiting[]): Promise<void> {
  const readShared = (sql: Sql) => {
    shareCluster(pool, sql);
    return Promise.all(calls.map(({ read }) => read(sql)));
  };
  try {
    await readSnapshot(pool, readShared, BEGIN_GENERIC_SNAPSHOT);
  } catch (error) {
    for (const { fail } of calls) fail(error);
  }
}

/** Reads the value of a key. */
type Loader<Key, Value> = (sql: Sql, key: Key) => Promise<Value>;

/**
 * Calls with the same connection in one turn of the event loop are one call of `read`, which returns the value of each key, in order. Equal
 * keys may get the same object: do not modify it.
 */
export function createLoader<Key, Value>(
  read: (sql: Sql, keys: readonly Key[]) => Promise<readonly Value[]>,
): Loader<Key, Value> {
  interface Call {
    key: Key;
    resolve: (value: Value) => void;
    reject: (error: unknown) => void;
    span: Span | null;
  }
  const waiting = new WeakMap<Sql, Call[]>();
  const load = async (sql: Sql) => {
    const calls = waiting.get(sql) ?? [];
    waiting.delete(sql);
    try {
      const keys = calls.map(({ key }) => key);
      const values = await sharedBy(
        calls.map(({ span }) => span),
        () => read(sql, keys),
      );
      // One value for each key.
      for (const [i, { resolve }] of calls.entries()) resolve(values[i] as Value);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  return (sql, key) =>
    new Promise((resolve, reject) => {
      const calls = waiting.get(sql);
      if (calls) {
        calls.push({ key, resolve, reject, span: recordedSpan() });
        return;
      }
      waiting.set(sql, [{ key, resolve, reject, span: recordedSpan() }]);
      setImmediate(() => load(sql));
    });
}

/** A loader of a value that is the same for every call. */
export function createSharedRead<Value>(read: (sql: Sql) => Promise<Value>): (sql: Sql) => Promise<Value> {
  const load = createLoader<null, Value>(async (sql, keys) => {
    const value = await read(sql);
    return keys.map(() => value);
  });
  return (sql) => load(sql, null);
}
