import { beforeAll, expect, test } from "vitest";
import { addressNumber, removeScoreRow, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getHistory } from "./get-history.ts";

const world = useContext();
const alice = addressNumber(0xa1);
const bob = addressNumber(0xb0b);
const page = { identity: alice, interval: "event", limit: 50, offset: 0 } as const;

// Twice on the 1st, once on the 2nd around the change of day, on the 4th twice at the same time.
const times = [
  "2026-01-01T10:00:00.000Z",
  "2026-01-01T23:59:59.999Z",
  "2026-01-02T00:00:00.000Z",
  "2026-01-04T08:00:00.000Z",
  "2026-01-04T08:00:00.000Z",
];

beforeAll(async () => {
  await writeScoreRows(
    world.ctx().pg,
    times.map((at, index) => ({ subject: alice, points: { age: 100 * (index + 1) }, at: new Date(at) })),
  );
  await writeScoreRows(world.ctx().pg, [
    { subject: alice, chainId: 7, points: { age: 1 } },
    { subject: bob, points: { age: 350 }, at: new Date("2026-01-02T09:00:00Z") },
    { subject: bob, points: { age: 350 }, ranked: false, at: new Date("2026-01-04T09:00:00Z") },
  ]);
});

const totals = async (input: Partial<Parameters<typeof getHistory>[1]>) =>
  (await getHistory(world.ctx(), { ...page, ...input })).history.map((one) => one.total);

test("history has every change, newest first, with tier, rank, breakdown and cause", async () => {
  const { history, pagination } = await getHistory(world.ctx(), page);
  expect(history.map((one) => [one.at, one.total])).toEqual(
    times.map((at, index) => [at, 100 * (index + 1)]).reverse(),
  );
  expect(history[0]).toMatchObject({ tier: "gold", rank: 1, cause: "transactions", breakdown: { age: 500, risk: 0 } });
  expect(pagination).toEqual({ total: 5, limit: 50, offset: 0, hasMore: false });
});

test("by day it has the close of each day, oldest first, with the rank on that day's board", async () => {
  const { history, pagination } = await getHistory(world.ctx(), { ...page, interval: "day" });
  expect(history.map(({ at, total, rank }) => [at, total, rank])).toEqual([
    ["2026-01-01T23:59:59.999Z", 200, 1],
    ["2026-01-02T23:59:59.999Z", 300, 2],
    ["2026-01-04T23:59:59.999Z", 500, 1],
  ]);
  expect(history[0]).toMatchObject({ tier: "bronze", cause: "transactions", breakdown: { age: 200, risk: 0 } });
  expect(pagination).toEqual({ total: 3, limit: 50, offset: 0, hasMore: false });
});

test("from and to bound it, both included", async () => {
  expect(await totals({ from: new Date("2026-01-01T23:59:59.999Z"), to: new Date("2026-01-02T00:00:00Z") })).toEqual([
    300, 200,
  ]);
  expect(await totals({ interval: "day", to: new Date("2026-01-03T00:00:00Z") })).toEqual([200, 300]);
  expect(await totals({ interval: "day", from: new Date("2026-01-01T23:59:59.999Z"), limit: 1 })).toEqual([200]);
  expect(await totals({ from: new Date("2027-01-01T00:00:00Z") })).toEqual([]);
});

test("at a day it has no later change, by day and by event", async () => {
  const at = Date.UTC(2026, 0, 2) / 1000;
  expect(await totals({ interval: "day", at })).toEqual([200, 300]);
  expect(await totals({ at })).toEqual([300, 200, 100]);
  // The 3rd has no close of its own.
  expect(await totals({ interval: "day", at: Date.UTC(2026, 0, 3) / 1000 })).toEqual([200, 300]);
  const { pagination } = await getHistory(world.ctx(), { ...page, at, limit: 2 });
  expect(pagination).toEqual({ total: 3, limit: 2, offset: 0, hasMore: true });
});

test("with at and to the earlier of both ends it, and from begins it", async () => {
  const at = Date.UTC(2026, 0, 2) / 1000;
  expect(await totals({ at, to: new Date("2026-01-01T12:00:00Z") })).toEqual([100]);
  expect(await totals({ at, to: new Date("2026-01-09T00:00:00Z") })).toEqual([300, 200, 100]);
  expect(await totals({ at, from: new Date("2026-01-02T00:00:00Z") })).toEqual([300]);
});

test("pages join to the whole", async () => {
  const first = await getHistory(world.ctx(), { ...page, limit: 2 });
  expect(first.pagination).toEqual({ total: 5, limit: 2, offset: 0, hasMore: true });
  expect(await totals({ limit: 2, offset: 2 })).toEqual([300, 200]);
  expect(await totals({ limit: 2, offset: 4 })).toEqual([100]);
});

test("a change that a reorg corrects remains, with the correction after it", async () => {
  const { pg } = world.ctx();
  const carol = addressNumber(0xca);
  await writeScoreRows(pg, [{ subject: carol, points: { age: 40 } }]);
  await removeScoreRow(pg, carol);
  const { history } = await getHistory(world.ctx(), { ...page, identity: carol });
  expect(history).toMatchObject([
    { total: 0, cause: "reorg", breakdown: { age: 0 } },
    { total: 40, cause: "transactions", breakdown: { age: 40 } },
  ]);
});

test("what leaves points and ranking as they were is no event", async () => {
  const dave = addressNumber(0xda);
  await writeScoreRows(world.ctx().pg, [
    { subject: dave, points: {}, ranked: false },
    { subject: dave, points: { age: 7 }, status: "provisional" },
    { subject: dave, points: { age: 7 } },
    { subject: dave, points: { age: 7 }, ranked: false },
  ]);
  const { history, pagination } = await getHistory(world.ctx(), { ...page, identity: dave });
  expect(history.map(({ total, rank }) => [total, rank])).toEqual([
    [7, expect.any(Number)],
    [7, expect.any(Number)],
  ]);
  expect(pagination.total).toBe(2);
});
