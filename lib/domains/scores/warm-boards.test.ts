import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { timeframeNames } from "./boards/timeframes.ts";
import { getLeaderboard } from "./get-leaderboard.ts";
import { warmBoards } from "./warm-boards.ts";

const world = useContext();

test("after warming, no page of any timeframe sends a query", async () => {
  const { pg } = world.ctx();
  await writeScoreRows(pg, [
    { subject: addressNumber(1), points: { age: 3 }, at: new Date("2025-11-01T00:00:00Z") },
    { subject: addressNumber(2), points: { age: 5 }, at: new Date("2026-01-14T18:00:00Z") },
  ]);
  await warmBoards(() => world.ctx());
  const query = pg.query;
  Object.assign(pg, { query: () => Promise.reject(new Error("no query expected")) });
  try {
    for (const timeframe of timeframeNames) {
      const page = { category: "total", order: "desc", limit: 50, offset: 0, timeframe } as const;
      const { leaderboard } = await getLeaderboard(world.ctx(), page);
      // The second subject came in the last 24 hours and pushed the first one down.
      expect(leaderboard.map((entry) => [entry.score, entry.change])).toEqual([
        [5, 0],
        [3, -1],
      ]);
    }
  } finally {
    Object.assign(pg, { query });
  }
});

test("a page whose history cannot be read is LEADERBOARD_UNAVAILABLE", async () => {
  const { pg } = world.ctx();
  const query = pg.query;
  world.now = new Date("2026-06-01T00:00:00Z");
  Object.assign(pg, { query: () => Promise.reject(new Error("the database is gone")) });
  try {
    const page = { category: "total", order: "desc", limit: 50, offset: 0, timeframe: "24h" } as const;
    await expect(getLeaderboard(world.ctx(), page)).rejects.toMatchObject({ code: "LEADERBOARD_UNAVAILABLE" });
  } finally {
    Object.assign(pg, { query });
  }
});
