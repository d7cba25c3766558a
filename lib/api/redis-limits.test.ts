import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { redisServer, startRedis, type TestRedis } from "../../tests/setup/redis.ts";
import { until } from "../../tests/setup/until.ts";
import { type Bucket, storedDayCounts } from "./limit-store.ts";
import { redisLimits, type SharedLimits } from "./redis-limits.ts";

// Only where redis-server is installed: it is no part of what the product needs.
describe.runIf(redisServer)("limits in Redis", () => {
  const context = useContext();
  const noon = Date.UTC(2026, 0, 15, 12);
  let redis: TestRedis;
  let stores: SharedLimits[] = [];
  let callers = 0;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.close());
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.stop()));
    stores = [];
  });

  /** A store as one process has it, connected. */
  async function process(): Promise<SharedLimits> {
    const { pg, log } = context.ctx();
    const store = redisLimits(redis.url, storedDayCounts(pg), log);
    stores.push(store);
    await until(() => store.isShared());
    return store;
  }

  function buckets(minute: number, perDay = 1_000_000): Bucket[] {
    const id = `dev_${++callers}`;
    return [
      { id, window: "minute", limit: minute },
      { id, window: "day", limit: perDay },
    ];
  }

  it("admit exactly N of 10 × N parallel requests over four processes", async () => {
    const four = await Promise.all([process(), process(), process(), process()]);
    const charged = buckets(50);
    const charges = await Promise.all(Array.from({ length: 500 }, (_, i) => four[i % 4]?.charge(charged, noon)));
    expect(charges.filter((one) => one?.allowed)).toHaveLength(50);
    const remaining = charges.flatMap((one) => (one?.allowed ? [one.remaining] : [])).sort((a, b) => b - a);
    expect(remaining).toEqual(Array.from({ length: 50 }, (_, i) => 49 - i));
    expect((await four[0]?.charge(charged, noon + 60_000))?.allowed).toBe(true);
  });

  it("include what others charge to the day in the database, such as the price of a list", async () => {
    const { pg } = context.ctx();
    const store = await process();
    const charged = buckets(1_000, 100);
    await store.charge(charged, noon);
    await store.save();
    await pg.query("update day_count set requests = requests + 60 where developer_id = $1", [charged[0]?.id]);
    await store.charge(charged, noon);
    await store.save();
    for (let left = 100 - 62; left > 0; left--) expect((await store.charge(charged, noon)).allowed).toBe(true);
    expect((await store.charge(charged, noon)).allowed).toBe(false);
  });

  it("include requests counted while an ended day is saved", async () => {
    const { pg, log } = context.ctx();
    const days = storedDayCounts(pg);
    let meanwhile = async (): Promise<unknown> => undefined;
    const add: typeof days.add = async (changes, day) => {
      const added = await days.add(changes, day);
      await meanwhile();
      return added;
    };
    const store = redisLimits(redis.url, { ...days, add }, log);
    stores.push(store);
    await until(() => store.isShared());
    const charged = buckets(1_000);
    const [{ id } = { id: "" }] = charged;
    const tomorrow = noon + 86_400_000;
    await store.charge(charged, noon);
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await store.charge(charged, noon);
      await store.charge(charged, tomorrow);
    };
    await store.save();
    await store.save();
    expect(await Promise.all([noon, tomorrow].map((at) => days.load(id, new Date(at))))).toEqual([2, 1]);
  });

  it("charge all buckets or none", async () => {
    const store = await process();
    const charged = buckets(3, 2);
    for (let i = 0; i < 2; i++) expect((await store.charge(charged, noon)).allowed).toBe(true);
    for (let i = 0; i < 5; i++) expect((await store.charge(charged, noon)).allowed).toBe(false);
    const [minute] = charged;
    if (!minute) throw new Error("there is a minute's bucket");
    expect(await store.charge([minute], noon)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it("charge the rest of a cost in all buckets, or give back what was charged", async () => {
    const [one, two] = [await process(), await process()];
    const charged = buckets(10, 12);
    await one.charge(charged, noon);
    expect(await two.chargeRest(charged, noon, 8)).toMatchObject({ allowed: true, limit: 10, remaining: 2 });
    await one.charge(charged, noon);
    expect(await two.chargeRest(charged, noon, 3)).toMatchObject({ allowed: false, limit: 10, remaining: 2 });
    const later = noon + 60_000;
    await one.charge(charged, later);
    expect(await two.chargeRest(charged, later, 5)).toMatchObject({ allowed: false, limit: 12, remaining: 4 });
    await one.charge(charged, later);
    expect(await two.chargeRest(charged, later, 4)).toMatchObject({ allowed: true, limit: 12, remaining: 0 });
    await Promise.all([one.save(), two.save()]);
    const [{ id } = { id: "" }] = charged;
    expect(await storedDayCounts(context.ctx().pg).load(id, new Date(noon))).toBe(12);
  });

  it("charge one bucket and then two in one turn of the event loop", async () => {
    const { pg, log } = context.ctx();
    const store = redisLimits(redis.url, { ...storedDayCounts(pg), load: async () => 0 }, log);
    stores.push(store);
    await until(() => store.isShared());
    const [[minute], both] = [buckets(10), buckets(20)];
    if (!minute) throw new Error("there are no buckets");
    const charges = await Promise.all([store.charge([minute], noon), store.charge(both, noon)]);
    expect(charges.map(({ allowed, remaining }) => ({ allowed, remaining }))).toEqual([
      { allowed: true, remaining: 9 },
      { allowed: true, remaining: 19 },
    ]);
  });

  it("count a minute and a day of one id apart", async () => {
    const store = await process();
    const both = buckets(5, 100);
    const day = both.filter(({ window }) => window === "day");
    for (let i = 0; i < 3; i++) await store.charge(day, noon);
    expect(await store.charge(both, noon)).toMatchObject({ allowed: true, limit: 5, remaining: 4 });
    expect(store.peek(both, noon)).toMatchObject({ allowed: true, limit: 5, remaining: 4 });
  });

  it("charge a bucket's whole limit for what costs more", async () => {
    const store = await process();
    const charged = buckets(5, 100);
    await store.charge(charged, noon);
    expect(await store.chargeRest(charged, noon, 50)).toMatchObject({ allowed: true, limit: 5, remaining: 0 });
  });

  it("restore day counts that Redis lost, also in the next process", async () => {
    const store = await process();
    const charged = buckets(100, 10);
    for (let i = 0; i < 7; i++) await store.charge(charged, noon);
    await store.save();
    await redis.kill();
    await until(() => !store.isShared());
    await redis.start();
    await until(() => store.isShared());
    expect(await store.charge(charged, noon)).toMatchObject({ allowed: true, limit: 10, remaining: 2 });
    expect(await (await process()).charge(charged, noon)).toMatchObject({ allowed: true, remaining: 1 });
  });

  it("apply in each process while Redis is away, and are shared again when it is back", async () => {
    const [one, two] = [await process(), await process()];
    await redis.kill();
    const charged = buckets(5);
    for (const store of [one, two]) {
      const results: boolean[] = [];
      for (let i = 0; i < 7; i++) results.push((await store.charge(charged, noon)).allowed);
      expect(results).toEqual([true, true, true, true, true, false, false]);
      expect(store.isShared()).toBe(false);
    }
    await redis.start();
    await until(() => one.isShared() && two.isShared());
    const later = noon + 60_000;
    const allowed: boolean[] = [];
    for (let i = 0; i < 7; i++) allowed.push((await (i % 2 ? one : two).charge(charged, later)).allowed);
    expect(allowed.filter(Boolean)).toHaveLength(5);
  });

  it("are exact over an outage in which each process counts alone, even if Redis lost its data", async () => {
    for (const hasData of [true, false]) {
      const [one, two] = [await process(), await process()];
      const charged = buckets(20);
      for (let i = 0; i < 3; i++) for (const store of [one, two]) await store.charge(charged, noon);
      if (hasData) redis.pause();
      else await redis.kill();
      for (let i = 0; i < 4; i++) for (const store of [one, two]) await store.charge(charged, noon);
      // Six requests were counted together, and these alone.
      expect(one.peek(charged, noon).remaining).toBeLessThanOrEqual(20 - 5 - 4);
      expect([one.isShared(), two.isShared()]).toEqual([false, false]);
      if (hasData) redis.resume();
      else await redis.start();
      await until(async () => {
        await one.charge(buckets(1), noon);
        await two.charge(buckets(1), noon);
        return one.isShared() && two.isShared();
      });
      const allowed: boolean[] = [];
      for (let i = 0; i < 14; i++) allowed.push((await (i % 2 ? one : two).charge(charged, noon)).allowed);
      expect(allowed.filter(Boolean).length).toBeLessThanOrEqual(20 - 6 - 8);
      if (!hasData) expect(allowed.filter(Boolean)).toHaveLength(20 - 6 - 8);
    }
  });

  it("accept an answer that came while the process was busy", async () => {
    const store = await process();
    const charged = buckets(5);
    await store.charge(charged, noon);
    redis.pause();
    const charging = store.charge(charged, noon);
    // It is sent within the next turns.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    redis.resume();
    const end = performance.now() + 800;
    while (performance.now() < end);
    expect((await charging).remaining).toBe(3);
    expect(store.isShared()).toBe(true);
  });

  it("do not wait for a Redis that hangs", async () => {
    const store = await process();
    const charged = buckets(5);
    redis.pause();
    try {
      expect((await store.charge(charged, noon)).allowed).toBe(true);
      expect(store.isShared()).toBe(false);
    } finally {
      redis.resume();
    }
  });
});
