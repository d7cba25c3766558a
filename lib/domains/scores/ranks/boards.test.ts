import { expect, onTestFinished, test } from "vitest";
import { addressNumber, removeScoreRow, writeScoreRows } from "../../../../tests/factories/scores.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import { createPool } from "../../../core/db.ts";
import { findScores } from "../get-score.ts";
import { type Boards, boardsOf, loadedBoards, refreshBoards } from "./boards.ts";
import { countedOf } from "./histogram.ts";

const world = useContext();
const one = addressNumber(0x1111);

async function loaded(): Promise<Boards> {
  const boards = boardsOf(world.ctx());
  await boards.loaded;
  return boards;
}

async function totalOf(boards: Boards, subject: string): Promise<number | undefined> {
  const [found] = await findScores(world.ctx(), boards, [subject], 0);
  return found?.score.total;
}

const countsOf = (boards: Boards) => [...countedOf(boards.scopes)].map((one) => JSON.stringify(one)).sort();

/** Another process: its own pool and boards. */
async function otherProcess(): Promise<Boards> {
  const pg = createPool(world.url(), 2);
  const other = boardsOf({ ...world.ctx(), pg });
  onTestFinished(async () => {
    await other.stop();
    await pg.end();
  });
  await other.loaded;
  return other;
}

test("a committed score becomes visible by itself", async () => {
  const boards = await loaded();
  await writeScoreRows(world.ctx().pg, [{ subject: one, points: { activity: 5 } }]);
  while (boards.scopes.get(0)?.scored !== 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await totalOf(boards, one)).toBe(5);
});

test("without the listener the next poll applies it, to rows that are cached too", async () => {
  const boards = await loaded();
  const { pg } = world.ctx();
  expect(await totalOf(boards, one)).toBe(5);
  const ended = await pg.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'credence listens: %'`,
  );
  expect(ended.rowCount).toBeGreaterThan(0);
  await writeScoreRows(pg, [{ subject: one, points: { activity: 6 } }]);
  while ((await totalOf(boards, one)) !== 6) await new Promise((resolve) => setImmediate(resolve));
});

test("a refresh applies everything committed before it, however many run at once", async () => {
  const boards = await loaded();
  const ctx = world.ctx();
  for (let points = 10; points < 30; points++) {
    await writeScoreRows(ctx.pg, [{ subject: one, points: { activity: points } }]);
    await Promise.all([refreshBoards(ctx), refreshBoards(ctx)]);
    expect(await totalOf(boards, one)).toBe(points);
  }
});

test("rank and percentile belong to the total, whatever is written meanwhile, in two processes", async () => {
  const ctx = world.ctx();
  const processes = [await loaded(), await otherProcess()];
  const subjects = Array.from({ length: 9 }, (_, index) => addressNumber(0x2000 + index));
  // Totals are 10, 20, … in some order: whoever has 10·n is outranked by those above alone.
  const write = (turn: number) =>
    writeScoreRows(
      ctx.pg,
      subjects.map((subject, index) => ({ subject, chainId: 7, points: { risk: 10 * (1 + ((index + turn) % 9)) } })),
    );
  await write(0);
  let writing = true;
  const written = (async () => {
    for (let turn = 1; turn <= 25; turn++) await write(turn);
  })().finally(() => {
    writing = false;
  });
  let checked = 0;
  while (writing) {
    // Cached rows take no turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    for (const boards of processes) {
      const found = await findScores(ctx, boards, subjects.slice(checked % 5, 5 + (checked % 5)), 7);
      const scores = found.flatMap((one) => (one ? [one.score] : []));
      // A process that has not heard of the first write yet has nobody.
      for (const { total, rank, percentile } of scores.filter((score) => score.total > 0)) {
        expect([total, rank, percentile]).toEqual([total, 10 - total / 10, (100 * (total / 10 - 1)) / 8]);
      }
      expect(new Set(scores.map(({ total }) => total)).size).toBe(scores.length);
      checked++;
    }
  }
  await written;
  expect(checked).toBeGreaterThan(10);
});

test("more changes than a read takes one by one, removals among them, are all applied", async () => {
  const boards = await loaded();
  const other = await otherProcess();
  const { pg } = world.ctx();
  const many = Array.from({ length: 5_100 }, (_, index) => addressNumber(0x10000 + index));
  await writeScoreRows(
    pg,
    many.map((subject, index) => ({ subject, points: { risk: index % 200 } })),
  );
  for (const subject of many.slice(0, 5)) await removeScoreRow(pg, subject);
  await boards.refresh();
  await other.refresh();
  expect(boards.scopes.get(0)?.scored).toBe(5_096);
  expect(countsOf(other)).toEqual(countsOf(boards));
  expect(await totalOf(boards, many[9] ?? "")).toBe(9);
  expect(await totalOf(boards, many[2] ?? "")).toBe(0);
});

test("a process that loads now has the same ranks, from saved counts or without", async () => {
  const boards = await loaded();
  const { pg } = world.ctx();
  expect((await pg.query("select from saved_ranking")).rowCount).toBe(1);
  await boards.refresh();
  expect(countsOf(await otherProcess())).toEqual(countsOf(boards));
  await pg.query("delete from saved_ranking");
  expect(countsOf(await otherProcess())).toEqual(countsOf(boards));
});

test("counts and changes that a restored dump brings from another database are not used", async () => {
  const boards = await loaded();
  await boards.refresh();
  const expected = countsOf(boards);
  const { pg } = world.ctx();
  await pg.query(`insert into saved_ranking (id, position, scopes, saved_at) values (9, '900000000:900000000:', '[[0, 0, 5, 100]]', now())
    on conflict (id) do update set position = excluded.position, scopes = excluded.scopes`);
  await pg.query(`insert into score_feed (xid, at, subject, chain_id, after, ranked_before, ranked_after, reached_before, reached_after)
    values ('900000001', now(), 'x', 0, '{5,0,0,0,0,0,0,0,5}', false, true, 0, 0)`);
  const other = await otherProcess();
  expect(countsOf(other)).toEqual(expected);
  // It remains, as one of before this database's first transaction.
  expect((await pg.query("select xid::text from score_feed where subject = 'x'")).rows).toEqual([{ xid: "1" }]);
});

test("while the ranks cannot be read, the error has the requested code", async () => {
  const pg = createPool("postgres://nobody@127.0.0.1:1/none", 1);
  const env = { ...world.ctx().env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  const ctx = { ...world.ctx(), pg, env };
  onTestFinished(async () => {
    await boardsOf(ctx).stop();
    await pg.end();
  });
  await expect(loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE")).rejects.toMatchObject({
    code: "LEADERBOARD_UNAVAILABLE",
    message: expect.stringMatching(/^Leaderboard temporarily unavailable: /),
  });
});
