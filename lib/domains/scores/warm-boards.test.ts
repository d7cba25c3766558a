import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getLeaderboard, warmBoards } from "./get-leaderboard.ts";
import { boardsOf } from "./ranks/boards.ts";

const world = useContext();
const page = { category: "total", order: "desc", limit: 50, offset: 0, timeframe: "24h" } as const;

test("after warming the ranks are there, and a page that no change touched costs no query", async () => {
  const { pg } = world.ctx();
  await writeScoreRows(pg, [
    { subject: addressNumber(1), points: { age: 3 }, at: new Date("2025-11-01T00:00:00Z") },
    { subject: addressNumber(2), points: { age: 5 }, at: new Date("2026-01-15T06:00:00Z") },
  ]);
  await warmBoards(() => world.ctx());
  expect(boardsOf(world.ctx()).state).toBe("ready");
  const first = await getLeaderboard(world.ctx(), page);
  // The second subject came today and pushed the first one down.
  expect(first.leaderboard.map((entry) => [entry.score, entry.change])).toEqual([
    [5, 0],
    [3, -1],
  ]);
  const query = pg.query;
  Object.assign(pg, { query: () => Promise.reject(new Error("no query expected")) });
  try {
    expect(await getLeaderboard(world.ctx(), page)).toEqual(first);
  } finally {
    Object.assign(pg, { query });
  }
});

test("a page that cannot be read is LEADERBOARD_UNAVAILABLE", async () => {
  const { pg } = world.ctx();
  const query = pg.query;
  world.now = new Date("2026-06-01T00:00:00Z");
  Object.assign(pg, { query: () => Promise.reject(new Error("the database is gone")) });
  try {
    await expect(getLeaderboard(world.ctx(), page)).rejects.toMatchObject({
      code: "LEADERBOARD_UNAVAILABLE",
      message: expect.stringMatching(/^Leaderboard temporarily unavailable: /),
    });
  } finally {
    Object.assign(pg, { query });
  }
});
