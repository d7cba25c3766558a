import { beforeEach, expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { getScoreSeries } from "./get-history.ts";

const world = useContext({ chains: [{ id: 7, name: "seven", rpcUrls: ["http://127.0.0.1:9"] }] });
const alice = addressNumber(0xa1);

beforeEach(async () => {
  await emptyTables(world.ctx().pg, "score, score_close, stale_close");
  world.now = new Date("2026-02-10T09:00:00Z");
});

/** Scores at noon of days of 2026. */
async function write(days: readonly (readonly [day: string, total: number])[], chainId = 0): Promise<void> {
  const rows = days.map(([day, total]) => {
    return { subject: alice, chainId, points: { age: total }, at: new Date(`2026-${day}T12:00:00Z`) };
  });
  await writeScoreRows(world.ctx().pg, rows);
}

const series = (input: { chainId?: number; days?: number } = {}) =>
  getScoreSeries(world.ctx(), { identity: alice, ...input });
const steps = async (input?: Parameters<typeof series>[0]) =>
  (await series(input)).points.map(({ day, total }) => [day.slice(5), total]);

test("a series has each day that ended with another score, its cause, and the days it spans", async () => {
  await write([["01-03", 10], ["01-03", 12], ["01-20", 400]]); // biome-ignore format: one row
  expect(await series()).toEqual({
    points: [
      { day: "2026-01-03", total: 12, tier: "bronze", cause: "transactions" },
      { day: "2026-01-20", total: 400, tier: "silver", cause: "transactions" },
    ],
    lastChange: { day: "2026-01-20", gain: 388, explanation: "New transactions raised Age by 388." },
    ...{ from: "2026-01-03", to: "2026-02-10", isPending: false },
  });
});

test("a range begins with what holds on its first day, and spans its days whatever happened on them", async () => {
  await write([["01-03", 10], ["01-05", 20], ["02-08", 30]]); // biome-ignore format: one row
  expect(await steps({ days: 30 })).toEqual([["01-05", 20], ["02-08", 30]]); // biome-ignore format: one row
  expect(await series({ days: 1 })).toMatchObject({ from: "2026-02-09", to: "2026-02-10", points: [{ total: 30 }] });
  expect(await steps({ days: 90 })).toHaveLength(3);
});

test("with a chain id it is that chain's score", async () => {
  await write([["01-03", 10]]);
  await write([["01-04", 3]], 7);
  expect(await steps({ chainId: 7 })).toEqual([["01-04", 3]]);
});

test("a score that ended falls to nothing, from the day it ended", async () => {
  await write([["01-03", 10]]);
  await world.ctx().pg.query("update score_close set until = '2026-01-08'");
  const { points, lastChange } = await series();
  expect(points.at(-1)).toEqual({ day: "2026-01-08", total: 0, tier: "bronze", cause: null });
  expect(lastChange).toMatchObject({
    day: "2026-01-08",
    gain: -10,
    explanation: expect.stringMatching(/^The score ended/),
  });
});

test("days that are still to be computed are reported, and no day is an empty series", async () => {
  await write([["01-03", 10]]);
  const { pg } = world.ctx();
  await pg.query("insert into stale_close select $1, 0, '2025-01-01', now()", [alice]);
  expect((await series()).isPending).toBe(true);
  expect(await series({ chainId: 7 })).toEqual({
    ...{ points: [], from: "2026-02-10", to: "2026-02-10", lastChange: null, isPending: false },
  });
});

test("an unknown wallet is USER_NOT_FOUND", async () => {
  await expect(getScoreSeries(world.ctx(), { identity: addressNumber(0xdead) })).rejects.toMatchObject({
    code: "USER_NOT_FOUND",
  });
});
