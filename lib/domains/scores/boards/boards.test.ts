import { expect, onTestFinished, test } from "vitest";
import { addressNumber, removeScoreRow, writeScoreRows } from "../../../../tests/factories/scores.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import { createPool } from "../../../core/db.ts";
import { viewScore } from "../score-view.ts";
import { type Boards, boardsOf, loadedBoards } from "./boards.ts";

const world = useContext();
const one = addressNumber(0x1111);

async function loaded(): Promise<Boards> {
  const boards = boardsOf(world.ctx());
  await boards.loaded;
  return boards;
}

/** Wait for a state that the process reaches by itself; the test's own limit ends the waiting. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

test("a committed score becomes visible by itself", async () => {
  const boards = await loaded();
  expect(viewScore(boards, 0, one)).toBeNull();
  await writeScoreRows(world.ctx().pg, [{ subject: one, points: { activity: 5 } }]);
  await until(() => viewScore(boards, 0, one)?.score.total === 5);
});

test("without the listener the next poll applies it", async () => {
  const boards = await loaded();
  const { pg } = world.ctx();
  const ended = await pg.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'credence listens: %'`,
  );
  expect(ended.rowCount).toBeGreaterThan(0);
  await writeScoreRows(pg, [{ subject: one, points: { activity: 6 } }]);
  await until(() => viewScore(boards, 0, one)?.score.total === 6);
});

test("a refresh applies everything committed before it, however many run at once", async () => {
  const boards = await loaded();
  const { pg } = world.ctx();
  for (let points = 10; points < 30; points++) {
    await writeScoreRows(pg, [{ subject: one, points: { activity: points } }]);
    await Promise.all([boards.refresh(), boards.refresh()]);
    expect(viewScore(boards, 0, one)?.score.total).toBe(points);
  }
});

test("many changes at once, removals among them, are all applied", async () => {
  const boards = await loaded();
  const { pg } = world.ctx();
  const many = Array.from({ length: 2500 }, (_, index) => addressNumber(0x10000 + index));
  await writeScoreRows(
    pg,
    many.map((subject, index) => ({ subject, points: { risk: index % 200 } })),
  );
  for (const subject of many.slice(0, 5)) await removeScoreRow(pg, subject);
  await boards.refresh();
  expect(many.filter((subject) => viewScore(boards, 0, subject) !== null)).toHaveLength(2495);
});

test("a process that loads now has the same boards as one that followed the changes", async () => {
  const boards = await loaded();
  const pg = createPool(world.url(), 2);
  const other = boardsOf({ ...world.ctx(), pg });
  onTestFinished(async () => {
    await other.stop();
    await pg.end();
  });
  await other.loaded;
  await boards.refresh();
  for (let index = 0; index < 2500; index += 7) {
    const subject = addressNumber(0x10000 + index);
    expect(viewScore(other, 0, subject)).toEqual(viewScore(boards, 0, subject));
  }
});

test("while the scores cannot be read, the error has the requested code", async () => {
  const pg = createPool("postgres://nobody@127.0.0.1:1/none", 1);
  const env = { ...world.ctx().env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  const ctx = { ...world.ctx(), pg, env };
  onTestFinished(async () => {
    await boardsOf(ctx).stop();
    await pg.end();
  });
  await expect(loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE")).rejects.toMatchObject({ code: "LEADERBOARD_UNAVAILABLE" });
});
