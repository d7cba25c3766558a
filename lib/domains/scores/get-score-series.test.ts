import { beforeEach, expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getScoreSeries } from "./get-score-series.ts";

const world = useContext({ chains: [{ id: 7, name: "seven", rpcUrls: ["http://127.0.0.1:9"] }] });
const alice = addressNumber(0xa1);
const DAY = 86_400;
const START = Date.UTC(2026, 0, 1) / 1000;

beforeEach(async () => {
  await world.ctx().pg.query("truncate score_history, score");
});

/** Changes in the order they were committed: total and block time (null: no block caused it). */
async function commit(changes: readonly [total: number, time: number | null][], chainId = 0): Promise<void> {
  const { pg } = world.ctx();
  await writeScoreRows(
    pg,
    changes.map(([total], i) => ({
      subject: alice,
      chainId,
      points: { age: total },
      at: new Date((START + i) * 1000),
    })),
  );
  for (const [total, time] of changes) {
    await pg.query("update score_history set block_time = $1 where total = $2 and chain_id = $3", [
      time,
      total,
      chainId,
    ]);
  }
}

const line = async (input: { chainId?: number; from?: Date } = {}) => {
  const { points, grain } = await getScoreSeries(world.ctx(), { identity: alice, ...input });
  return { grain, points: points.map((one) => [one.total, Date.parse(one.at) / 1000]) };
};

test("a change is dated by its block, or by its commit where no block caused it", async () => {
  await commit([
    [10, START - 500],
    [20, null],
  ]);
  expect(await line()).toEqual({
    grain: "change",
    points: [
      [10, START - 500],
      [20, START + 1],
    ],
  });
});

test("a change that a later one predates is left out", async () => {
  // Two chains caught up side by side: the second one runs ahead.
  await commit([
    [10, 1_000],
    [90, 9_000],
    [20, 2_000],
    [95, 9_500],
    [100, 9_600],
  ]);
  expect((await line()).points).toEqual([
    [10, 1_000],
    [20, 2_000],
    [95, 9_500],
    [100, 9_600],
  ]);
});

const scattered: [number, number][] = [
  [10, START],
  [11, START + 60],
  [12, START + 7_200],
  [13, START + 10 * DAY],
];

test("a series of some weeks has the last change of each hour", async () => {
  await commit(scattered);
  const { grain, points } = await line();
  expect(grain).toBe("hour");
  expect(points.map(([total]) => total)).toEqual([11, 12, 13]);
});

test("a longer series has the last change of each day", async () => {
  await commit([...scattered, [14, START + 100 * DAY]]);
  const { grain, points } = await line();
  expect(grain).toBe("day");
  expect(points.map(([total]) => total)).toEqual([12, 13, 14]);
});

test("a range starts with the score at its start", async () => {
  await commit([
    [10, START],
    [20, START + 10],
    [30, START + 20],
  ]);
  expect((await line({ from: new Date((START + 15) * 1000) })).points.map(([total]) => total)).toEqual([20, 30]);
  expect((await line({ from: new Date((START - 5) * 1000) })).points).toHaveLength(3);
});

test("with a chain id it is that chain's score", async () => {
  await commit([[10, START]]);
  await commit([[3, START]], 7);
  expect((await line({ chainId: 7 })).points).toEqual([[3, START]]);
});

test("changes on blocks that were reorganised away are left out, and no change is an empty series", async () => {
  await commit([[10, START]]);
  await world.ctx().pg.query("update score_history set orphaned = true");
  expect(await line()).toEqual({ grain: "change", points: [] });
});

test("an unknown wallet is USER_NOT_FOUND", async () => {
  await expect(getScoreSeries(world.ctx(), { identity: addressNumber(0xdead) })).rejects.toMatchObject({
    code: "USER_NOT_FOUND",
  });
});
