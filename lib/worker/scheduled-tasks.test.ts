import { beforeEach, expect, test } from "vitest";
import { testEnv, useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
import { expireIdempotentRequests, pruneFeeds, refreshWallets, removeReplacedJobs } from "./scheduled-tasks.ts";

const holder = useContext();
const explorer = { url: "http://127.0.0.1:9/api" };
const chains = [
  { id: 1, name: "Explored", explorers: [explorer] },
  { id: 2, name: "Followed", rpcUrls: ["http://127.0.0.1:9"], explorers: [explorer] },
];

beforeEach(async () => {
  await emptyTables(
    holder.ctx().pg,
    `score_feed, identity_feed, saved_ranking, idempotent_request, tracked_wallet, backfill,
    graphile_worker._private_jobs`,
  );
});

function at(time: string) {
  return holder.ctx({ now: new Date(time), env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
}

test("changes older than the setting leave the feeds, and so do counts that they no longer continue", async () => {
  const { pg } = holder.ctx();
  await pg.query(`insert into score_feed (at, subject, chain_id, ranked_before, ranked_after, reached_before, reached_after)
    select at::timestamptz, '0x1', 0, false, false, 0, 0 from unnest(array['2026-01-08T11:59:59Z', '2026-01-08T12:00:00Z']) as t(at)`);
  await pg.query(
    "insert into identity_feed (at, identity) values ('2026-01-08T11:59:59Z', 'a'), ('2026-01-09T00:00:00Z', 'b')",
  );
  await pg.query("insert into saved_ranking values (1, '3:3:', '[]', '2026-01-09T00:00:00Z')");
  await pruneFeeds(at("2026-01-15T12:00:00Z"));
  expect((await pg.query("select at from score_feed")).rows).toEqual([{ at: new Date("2026-01-08T12:00:00Z") }]);
  expect((await pg.query("select identity from identity_feed")).rows).toEqual([{ identity: "b" }]);
  expect((await pg.query("select from saved_ranking")).rowCount).toBe(1);
  await pruneFeeds(at("2026-01-17T12:00:00Z"));
  expect((await pg.query("select from saved_ranking")).rowCount).toBe(0);
});

test("expired responses of idempotent requests are deleted", async () => {
  const { pg } = holder.ctx();
  await pg.query(`insert into idempotent_request (caller, method, path, key, body_hash, started_at, expires_at)
    values ('a', 'POST', '/', '1', '', '2026-01-14T00:00:00Z', '2026-01-15T00:00:00Z'),
      ('a', 'POST', '/', '2', '', '2026-01-14T00:00:01Z', '2026-01-15T00:00:01Z')`);
  await pg.query(
    `insert into idempotent_bytes values ('a', '2026-01-13T23:00:00Z', 1), ('a', '2026-01-14T01:00:00Z', 2)`,
  );
  await expireIdempotentRequests(at("2026-01-15T00:00:00.500Z"));
  expect((await pg.query("select bytes from idempotent_bytes")).rows).toEqual([{ bytes: 2 }]);
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

test("jobs that were replaced while they ran are removed; others stay", async () => {
  const ctx = at("2026-01-15T12:00:00Z");
  await ctx.pg.query(
    `select graphile_worker.add_job('track-wallet', json_build_object('n', n), job_key => 'wallet ' || n) from generate_series(1, 3) n`,
  );
  // One runs and is replaced; its worker is killed, and a search for stale jobs takes its lock.
  await ctx.pg.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', attempts = 1 where payload->>'n' = '1'`,
  );
  await ctx.pg.query(`select graphile_worker.add_job('track-wallet', '{"n": 4}'::json, job_key => 'wallet 1')`);
  await ctx.pg.query("update graphile_worker._private_jobs set locked_at = null, locked_by = null");
  await removeReplacedJobs(ctx);
  const { rows } = await ctx.pg.query("select payload->>'n' as n from graphile_worker._private_jobs order by 1");
  expect(rows).toEqual([{ n: "2" }, { n: "3" }, { n: "4" }]);
});
