import { beforeAll, expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { readOnDay } from "./day-closes.ts";
import { getCloses } from "./get-history.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }] });
const alice = addressNumber(0xa1);
const page = { identity: alice, limit: 50, offset: 0 };
const day = (text: string) => Date.parse(text) / 1000;

beforeAll(async () => {
  const at = (text: string) => new Date(`${text}T10:00:00Z`);
  await writeScoreRows(world.ctx().pg, [
    { subject: alice, points: { age: 10, risk: 5 }, at: at("2025-12-30") },
    { subject: alice, points: { age: 20 }, at: at("2026-01-02") },
    { subject: alice, points: { age: 20 }, at: at("2026-01-03") },
    { subject: alice, points: { age: 450 }, ranked: false, at: at("2026-01-05") },
    { subject: alice, chainId: 1, points: { age: 3 }, at: at("2026-01-04") },
  ]);
});

const days = async (input: Partial<Parameters<typeof getCloses>[1]>) =>
  (await getCloses(world.ctx(), { ...page, ...input })).closes.map((close) => `${close.day} ${close.total}`);

test("closes are the days that end with other points than the one before, oldest first", async () => {
  const { closes, pagination } = await getCloses(world.ctx(), page);
  expect(closes.map((close) => [close.day, close.total, close.tier, close.ranked])).toEqual([
    ["2025-12-30", 15, "bronze", true],
    ["2026-01-02", 20, "bronze", true],
    ["2026-01-05", 450, "silver", false],
  ]);
  expect(closes[0]).toMatchObject({
    breakdown: { age: 10, risk: 5, social: 0 },
    // Commit time.
    recordedAt: expect.stringMatching(/^2025-12-30T/),
  });
  expect(pagination).toEqual({ total: 3, limit: 50, offset: 0, hasMore: false });
});

test("a chain has its own, and days bound them, both included", async () => {
  expect(await days({ chainId: 1 })).toEqual(["2026-01-04 3"]);
  expect(await days({ from: day("2026-01-02"), to: day("2026-01-05") })).toEqual(["2026-01-02 20", "2026-01-05 450"]);
  expect(await days({ from: day("2026-01-03"), to: day("2026-01-04") })).toEqual([]);
  expect(await days({ limit: 1, offset: 1 })).toEqual(["2026-01-02 20"]);
});

test("subjects on a day have their close, and it is said whether every source was read and the close waits", async () => {
  const { pg } = world.ctx();
  const bob = addressNumber(0xb0b);
  const at = new Date("2026-01-01T10:00:00Z");
  await writeScoreRows(pg, [{ subject: bob, points: { age: 7 }, unavailable: ["activity"], at }]);
  await pg.query("insert into stale_close (subject, chain_id, from_day, due_at) values ($1, 0, '2026-01-04', now())", [
    bob,
  ]);
  const nobody = addressNumber(0x404);
  const read = (day: string) => readOnDay(pg, { subjects: [bob, nobody, alice], chainId: 0, day });
  const close = { breakdown: expect.objectContaining({ age: 20, risk: 0 }), ranked: true, confidence: "low" };
  expect(await read("2026-01-04")).toEqual([
    { isRead: false, isStale: true, close: expect.objectContaining({ total: 7, recordedAt: at }) },
    { isRead: false, isStale: false, close: null },
    { isRead: true, isStale: false, close: { ...close, total: 20, recordedAt: new Date("2026-01-02T10:00:00Z") } },
  ]);
  expect((await read("2026-01-03")).map(({ isStale }) => isStale)).toEqual([false, false, false]);
});
