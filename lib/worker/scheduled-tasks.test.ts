import { beforeEach, expect, test } from "vitest";
import { testEnv, useContext } from "../../tests/setup/context.ts";
import { expireIdempotentRequests, refreshWallets, removeRetiredJobs, snapshotEndedDay } from "./scheduled-tasks.ts";

const holder = useContext();
const explorer = { url: "http://127.0.0.1:9/api" };
const chains = [
  { id: 1, name: "Explored", explorers: [explorer] },
  { id: 2, name: "Followed", rpcUrls: ["http://127.0.0.1:9"], explorers: [explorer] },
];

beforeEach(async () => {
  await holder
    .ctx()
    .pg.query(`truncate score_histogram, score_history, board_day, idempotent_request, tracked_wallet, backfill,
    graphile_worker._private_jobs`);
});

function at(time: string) {
  return holder.ctx({ now: new Date(time), env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
}

test("the boards of a day that ended are stored once, and only if there is history", async () => {
  const { pg } = holder.ctx();
  await pg.query("insert into score_histogram values (0, 'total', 310, 2), (0, 'age', 50, 2), (7, 'total', 300, 1)");
  await snapshotEndedDay(at("2026-01-15T23:59:00Z"));
  expect((await pg.query("select 1 from board_day")).rows).toEqual([]);
  await pg.query(`insert into score_history (subject, chain_id, at, cause, total, rank, activity, volume, age, diversity,
    governance, social, risk, loyalty, ranked) values ('0x1', 0, '2026-01-15T10:00:00Z', 'time', 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, true)`);
  await snapshotEndedDay(at("2026-01-15T23:59:00Z"));
  expect((await pg.query("select 1 from board_day")).rows).toEqual([]);
  await snapshotEndedDay(at("2026-01-16T00:00:30Z"));
  await pg.query("update score_histogram set subjects = 9");
  await snapshotEndedDay(at("2026-01-16T00:01:30Z"));
  const { rows } = await pg.query(
    "select chain_id, category, day::text, counts from board_day order by chain_id, category",
  );
  expect(rows).toEqual([
    { chain_id: 0, category: "age", day: "2026-01-15", counts: { 50: 2 } },
    { chain_id: 0, category: "total", day: "2026-01-15", counts: { 310: 2 } },
    { chain_id: 7, category: "total", day: "2026-01-15", counts: { 300: 1 } },
  ]);
});

test("expired responses of idempotent requests are deleted", async () => {
  const { pg } = holder.ctx();
  await pg.query(`insert into idempotent_request (caller, method, path, key, body_hash, started_at, expires_at)
    values ('a', 'POST', '/', '1', '', '2026-01-14T00:00:00Z', '2026-01-15T00:00:00Z'),
      ('a', 'POST', '/', '2', '', '2026-01-14T00:00:01Z', '2026-01-15T00:00:01Z')`);
  await expireIdempotentRequests(at("2026-01-15T00:00:00.500Z"));
  expect((await pg.query("select key from idempotent_request")).rows).toEqual([{ key: "2" }]);
});

test("after an hour a wallet is read again where blocks are not followed; elsewhere only if its backfill failed", async () => {
  const { pg } = holder.ctx();
  await pg.query(`insert into tracked_wallet (address, chain_id, state, checked_at, error) values
    ('0xa', 1, 'ready', '2026-01-15T10:00:00Z', null),
    ('0xb', 1, 'ready', '2026-01-15T11:30:00Z', null),
    ('0xc', 1, 'syncing', '2026-01-15T10:00:00Z', null),
    ('0xd', 2, 'ready', '2026-01-15T10:00:00Z', null),
    ('0xe', 2, 'ready', '2026-01-15T10:00:00Z', 'tokens: failed')`);
  await refreshWallets(at("2026-01-15T12:00:00Z"));
  await refreshWallets(at("2026-01-15T12:00:00Z"));
  const { rows } = await pg.query("select chain_id, address, party from backfill order by chain_id");
  expect(rows).toEqual([
    { chain_id: 1, address: "0xa", party: "refresh" },
    { chain_id: 2, address: "0xe", party: "refresh" },
  ]);
});

test("jobs of an earlier version's tasks are removed; others stay", async () => {
  const ctx = at("2026-01-15T12:00:00Z");
  await ctx.pg.query(
    "select graphile_worker.add_job(task, '{}'::json) from unnest(array['backfill-wallet', 'track-wallet']) task",
  );
  await removeRetiredJobs(ctx);
  const { rows } = await ctx.pg.query("select task_identifier as task from graphile_worker.jobs");
  expect(rows).toEqual([{ task: "track-wallet" }]);
});
