import { beforeAll, expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { readPlainPoints } from "./day-closes.ts";
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

test("the points of a day are there at once where every source was read, and nothing is said where one was not", async () => {
  const { pg } = world.ctx();
  const bob = addressNumber(0xb0b);
  const at = new Date("2026-01-01T10:00:00Z");
  await writeScoreRows(pg, [{ subject: bob, points: { age: 7 }, unavailable: ["activity"], at }]);
  const points = await readPlainPoints(pg, { subjects: [alice, bob], chainId: 0, day: "2026-01-04" });
  expect([...points]).toEqual([[alice, { total: 20, breakdown: expect.objectContaining({ age: 20, risk: 0 }) }]]);
});
