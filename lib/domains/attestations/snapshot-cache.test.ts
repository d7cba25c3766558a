import pg from "pg";
import { expect, test } from "vitest";
import { createSnapshotCache } from "./snapshot-cache.ts";

// Never connected: the cache belongs to a pool and does not use it.
const pool = new pg.Pool({ max: 1 });

test("a result is read once for a key and a snapshot, and again for another one of either", async () => {
  const cache = createSnapshotCache<{ read: number }>("once", 10);
  let reads = 0;
  const get = (snapshot: string | null, key: string) =>
    cache.get(pool, snapshot, key, () => Promise.resolve({ read: ++reads }));
  const first = await get("1:1:", "a");
  expect(await get("1:1:", "a")).toBe(first);
  expect(await get("1:1:", "b")).toEqual({ read: 2 });
  expect(await get("1:2:", "a")).toEqual({ read: 3 });
  expect(await get("1:1:", "b")).toEqual({ read: 4 });
  // A replica's snapshot is not known.
  expect([await get(null, "a"), await get(null, "a")]).toEqual([{ read: 5 }, { read: 6 }]);
});

test("a read that failed is tried again", async () => {
  const cache = createSnapshotCache<{ ok: true }>("failed", 10);
  const failing = cache.get(pool, "1:1:", "a", () => Promise.reject(new Error("gone")));
  await expect(failing).rejects.toThrow("gone");
  expect(await cache.get(pool, "1:1:", "a", () => Promise.resolve({ ok: true }))).toEqual({ ok: true });
});
