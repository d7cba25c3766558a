import { describe, expect, it } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { limitsOf } from "../core/plans.ts";
import { type Bucket, type DayCounts, type LimitStore, memoryLimits, storedDayCounts } from "./limit-store.ts";

const context = useContext();
const noon = Date.UTC(2026, 0, 15, 12);
const day: Bucket = { id: "dev_1", window: "day", limit: 100 };

async function charge(store: LimitStore, times: number, at = noon, buckets: readonly Bucket[] = [day]) {
  let last = await store.charge(buckets, at);
  for (let i = 1; i < times; i++) last = await store.charge(buckets, at);
  return last;
}

describe("day counts", () => {
  it("of several processes add up whenever one saves", async () => {
    const days = storedDayCounts(context.ctx().pg);
    const [one, two] = [memoryLimits(days), memoryLimits(days)];
    expect((await charge(one, 30)).remaining).toBe(70);
    expect((await charge(two, 20)).remaining).toBe(80);
    await one.save();
    await two.save();
    expect(two.peek([day], noon).remaining).toBe(50);
    await charge(one, 1);
    await one.save();
    expect(one.peek([day], noon).remaining).toBe(49);
    expect((await charge(memoryLimits(days), 1)).remaining).toBe(48);
  });

  it("of all buckets of a charge continue after a restart, also at the end of a day", async () => {
    const days = storedDayCounts(context.ctx().pg);
    const buckets = ["page", "visitor"].map((id) => ({ ...day, id }));
    const nextDay = noon + 86_400_000;
    for (const at of [noon, nextDay]) await days.add([{ id: "visitor", requests: 100 }], new Date(at));
    expect(await memoryLimits(days).charge(buckets, noon)).toMatchObject({ allowed: false, remaining: 0 });
    const store = memoryLimits(days);
    const [before, after] = await Promise.all([store.charge(buckets, noon), store.charge([day], nextDay)]);
    expect([before.allowed, after.allowed]).toEqual([false, true]);
  });

  it("of a day that ends while the one before is saved are saved too", async () => {
    const days = storedDayCounts(context.ctx().pg);
    const own = { ...day, id: "dev_3" };
    const [first, second, third] = [noon, noon + 86_400_000, noon + 2 * 86_400_000] as const;
    let meanwhile = async (): Promise<unknown> => undefined;
    const add: DayCounts["add"] = async (changes, at) => {
      const added = await days.add(changes, at);
      await meanwhile();
      return added;
    };
    const store = memoryLimits({ ...days, add });
    await charge(store, 3, first, [own]);
    await charge(store, 2, second, [own]);
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await charge(store, 1, third, [own]);
    };
    await store.save();
    await store.save();
    expect(await Promise.all([first, second, third].map((at) => days.load("dev_3", new Date(at))))).toEqual([3, 2, 1]);
  });

  it("of the day that ended are still saved after midnight", async () => {
    const days = storedDayCounts(context.ctx().pg);
    const store = memoryLimits(days);
    const other = { ...day, id: "dev_2" };
    await charge(store, 7, noon, [other]);
    const nextDay = noon + 86_400_000;
    expect((await charge(store, 1, nextDay, [other])).remaining).toBe(99);
    await store.save();
    expect(await days.load("dev_2", new Date(noon))).toBe(7);
    expect(await days.load("dev_2", new Date(nextDay))).toBe(1);
  });

  it("that cannot be loaded fail the request, and are loaded again", async () => {
    let broken = true;
    const days: DayCounts = {
      load: async () => {
        if (broken) throw new Error("no database");
        return 99;
      },
      add: async () => new Map(),
    };
    const store = memoryLimits(days);
    await expect(charge(store, 1)).rejects.toThrow("no database");
    broken = false;
    expect(await charge(store, 1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await charge(store, 1)).toMatchObject({ allowed: false, remaining: 0 });
  });

  it("are loaded once for parallel requests, which are all counted", async () => {
    let loads = 0;
    const store = memoryLimits({
      load: async () => {
        loads++;
        return 95;
      },
      add: async () => new Map(),
    });
    const charges = await Promise.all(Array.from({ length: 20 }, () => store.charge([day], noon)));
    expect([loads, charges.filter(({ allowed }) => allowed).length]).toEqual([1, 5]);
  });
});

describe("a request that counts as several", () => {
  const empty = () => memoryLimits({ load: async () => 0, add: async () => new Map() });
  const minuteOf = (limit: number): Bucket => ({ id: "dev", window: "minute", limit });

  it("is charged the rest of its cost in all buckets", async () => {
    const store = empty();
    const buckets = [minuteOf(60), day];
    await store.charge(buckets, noon);
    expect(await store.chargeRest(buckets, noon, 7)).toMatchObject({ allowed: true, limit: 60, remaining: 53 });
    expect(store.peek([day], noon).remaining).toBe(93);
  });

  it("gets nothing back in a window that began after it", async () => {
    const store = empty();
    const buckets = [minuteOf(5)];
    await store.charge(buckets, noon);
    await charge(store, 5, noon + 60_000, buckets);
    expect((await store.chargeRest(buckets, noon, 3)).allowed).toBe(false);
    expect(store.peek(buckets, noon + 60_000).remaining).toBe(0);
  });

  it("is given back in the stored day count too", async () => {
    const days = storedDayCounts(context.ctx().pg);
    const store = memoryLimits(days);
    const own = { ...day, id: "dev_4" };
    await charge(store, 99, noon, [own]);
    await store.save();
    await store.charge([own], noon);
    await store.save();
    expect((await store.chargeRest([own], noon, 2)).allowed).toBe(false);
    await store.save();
    expect(await days.load("dev_4", new Date(noon))).toBe(99);
  });
});

it("enterprise limits are settings, and endpoints have their share of the minute", () => {
  const limits = limitsOf("enterprise", { ENTERPRISE_PER_MINUTE: 20_000, ENTERPRISE_PER_DAY: 5 });
  expect(limits).toMatchObject({ perMinute: 20_000, perDay: 5 });
  expect(limits.endpoints).toMatchObject({ leaderboard: 12_000, checkName: 40_000, track: 20 });
});
