import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { ownedSingleton } from "../../core/process-singleton.ts";

// What is read from the database stays true until a writing transaction ends, which changes its snapshot.

interface Cache {
  snapshot: string;
  values: LRUCache<string, Promise<object>>;
}

/** Results of one kind of read, cached while the snapshot is the same. */
interface SnapshotCache<T extends object> {
  /**
   * The result under `key`, which names all that `read` depends on but the database. Do not modify it. Without a snapshot nothing is cached.
   */
  get(pool: Pool, snapshot: string | null, key: string, read: () => Promise<T>): Promise<T>;
}

/** `name` is unique in the process. Holds at most so many results. */
export function createSnapshotCache<T extends object>(name: string, most: number): SnapshotCache<T> {
  const create = (): Cache => ({ snapshot: "", values: new LRUCache({ max: most }) });
  return {
    get(pool, snapshot, key, read) {
      if (snapshot === null) return read();
      const cache = ownedSingleton(name, pool, create);
      if (cache.snapshot !== snapshot) {
        cache.snapshot = snapshot;
        cache.values.clear();
      }
      const known = cache.values.get(key);
      if (known) return known as Promise<T>; // Under `name` are only results of this cache.
      const reading = read();
      cache.values.set(key, reading);
      reading.catch(() => cache.values.delete(key));
      return reading;
    },
  };
}
