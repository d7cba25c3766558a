import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
import { createPool } from "../core/db.ts";
import { endRecomputation, reportRecomputation } from "../core/recomputation.ts";
import { enqueueBackfills } from "../domains/wallets/index.ts";
import { readiness } from "./health.ts";
import { metricsText } from "./metrics.ts";

const holder = useContext();

beforeEach(async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "backfill");
  const wallets = ["0xa", "0xb", "0xc", "0xd"].map((address) => ({ address, chainId: 1 }));
  await enqueueBackfills(pg, "dev_a", wallets);
});

async function state(changes: readonly string[]) {
  for (const change of changes) await holder.ctx().pg.query(`update backfill set ${change}`);
  const { backfills, warnings } = await readiness(holder.ctx());
  return { backfills, warnings };
}

test("waiting, running and retried backfills are counted, without a warning", async () => {
  const { backfills, warnings } = await state([
    "claim = 'x', due_at = now() + interval '9 seconds' where address = '0xa'",
    "attempts = 1, queued_at = now() - interval '9 hours', due_at = now() + interval '9 minutes' where address = '0xb'",
  ]);
  expect(backfills).toMatchObject({ waiting: 2, running: 1, retrying: 1, laterTurnSeconds: 0 });
  expect(warnings).toEqual([]);
});

test("a backfill that waits too long for its first or a later turn is a warning", async () => {
  const waited = (minutes: number) =>
    `queued_at = now() - interval '${minutes} minutes', due_at = now() - interval '${minutes} minutes'`;
  const first = await state([`${waited(7)} where address = '0xa'`]);
  expect(first.warnings).toEqual(["4 backfills wait for a turn, one of them for 7 minutes."]);
  const later = await state(["turns = 2"]);
  expect(later.warnings).toEqual([]);
  expect((await state([`${waited(65)} where address = '0xb'`])).warnings).toEqual([
    "4 backfills wait for a turn, one of them for 65 minutes.",
  ]);
  const { body } = await metricsText(await readiness(holder.ctx()));
  expect(body).toContain('credence_backfills{state="waiting"} 4');
  expect(body).toMatch(/credence_backfill_wait_seconds\{turn="later"\} 39\d\d/);
});

test("what is computed again after an upgrade is a warning with its counts, and closes that wait are counted", async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "stale_close, meta");
  expect(await readiness(holder.ctx())).toMatchObject({ recomputation: null, staleCloses: 0 });
  await reportRecomputation(pg, { what: "scores", done: 500, total: 1_200 });
  await pg.query("insert into stale_close values ('0xa', 0, '2026-01-01', now()), ('0xa', 1, '2026-01-01', now())");
  const { recomputation, staleCloses, status, warnings } = await readiness(holder.ctx());
  expect([recomputation, staleCloses]).toEqual([{ what: "scores", done: 500, total: 1_200 }, 2]);
  expect(status).not.toBe("ready");
  expect(warnings).toContain("Scores are computed again: 500 of 1200 subjects. No chain is read meanwhile.");
  await endRecomputation(pg);
  expect((await readiness(holder.ctx())).recomputation).toBeNull();
});

test("probes at the same time share one read of the database, and a later one reads again", async () => {
  const query = vi.spyOn(holder.ctx().pg, "query");
  const reads = () => query.mock.calls.filter(([text]) => String(text).includes("from backfill)")).length;
  const found = await Promise.all(Array.from({ length: 50 }, () => readiness(holder.ctx())));
  expect(found.every(({ backfills }) => backfills?.waiting === 4)).toBe(true);
  expect(reads()).toBe(1);
  await readiness(holder.ctx());
  expect(reads()).toBe(2);
  query.mockRestore();
});

/** What the server would say of its archive: each name of the statement has a stand-in, found before the server's own. */
async function openWithArchive() {
  const { pg } = holder.ctx();
  await pg.query(`create schema stand_in;
    create table stand_in.pg_stat_archiver (last_archived_wal text, last_archived_time timestamptz, last_failed_time timestamptz);
    create table stand_in.server (current text, started timestamptz, mode text, segment text);
    create function stand_in.pg_walfile_name(pg_lsn) returns text language sql as 'select current from stand_in.server';
    create function stand_in.pg_postmaster_start_time() returns timestamptz language sql as 'select started from stand_in.server';
    create function stand_in.current_setting(text) returns text language sql as
      'select case $1 when ''wal_segment_size'' then segment else mode end from stand_in.server';`);
  const name = (await pg.query<{ name: string }>("select current_database() as name")).rows[0]?.name;
  await pg.query(`alter database ${name} set search_path = stand_in, pg_catalog, public`);
  const pool = createPool(holder.url(), 4);
  onTestFinished(async () => {
    await pool.end();
    await pg.query(`alter database ${name} reset search_path; drop schema stand_in cascade`);
  });
  return async (
    archived: string | null,
    minutes: { archived?: number; failed?: number; started?: number },
    given = {},
  ) => {
    const server = { current: "0000000200000A0100000000", mode: "on", segment: "16MB", ...given };
    const ago = (at: number | undefined) => (at === undefined ? null : new Date(Date.now() - at * 60_000));
    await pool.query("truncate stand_in.pg_stat_archiver, stand_in.server");
    await pool.query("insert into stand_in.pg_stat_archiver values ($1, $2, $3)", [
      archived,
      ago(minutes.archived),
      ago(minutes.failed),
    ]);
    await pool.query("insert into stand_in.server values ($1, $2, $3, $4)", [
      server.current,
      ago(minutes.started ?? 600),
      server.mode,
      server.segment,
    ]);
    return (await readiness({ ...holder.ctx(), pg: pool })).walArchive;
  };
}

test("the log's archive is late once a finished segment has waited for ten minutes, and fails after a failure that no success followed", async () => {
  const archive = await openWithArchive();
  const well = { failing: false, late: false };
  const late = { ...well, late: true };
  // The newest finished segment is archived, also where a file of segments ends: an idle server has nothing more to archive.
  expect(await archive("0000000200000A00000000FF", { archived: 60 })).toEqual(well);
  expect(await archive("0000000200000A00000000FE", { archived: 60 })).toEqual(late);
  expect(await archive("0000000200000A00000000FE", { archived: 9 })).toEqual(well);
  expect(await archive("00000002000009FF000000FF", { archived: 11 })).toEqual(late);
  // A base backup and another line of time are named after segments.
  expect(await archive("0000000100000A00000000FF.00000028.backup", { archived: 60 })).toEqual(well);
  expect(await archive("0000000100000A0000000010.00000028.backup", { archived: 60 })).toEqual(late);
  // Nothing was ever archived, or only the history of a line.
  expect(await archive(null, {})).toEqual(late);
  expect(await archive(null, { started: 5, failed: 1 })).toEqual({ failing: true, late: false });
  expect(await archive("00000002.history", { archived: 60 })).toEqual(late);
  expect(await archive("0000000200000A0000000001", { archived: 60, failed: 1 })).toEqual({ failing: true, late: true });
  expect(await archive("0000000200000A00000000FF", { archived: 1, failed: 2 })).toEqual(well);
  expect(await archive(null, {}, { mode: "off" })).toBeNull();
  // Where segments have another size, as many fewer or more are in a file of them.
  for (const [segment, newest, before] of [
    ["64MB", "0000003F", "0000003E"],
    ["1GB", "00000003", "00000002"],
    ["1MB", "00000FFF", "00000FFE"],
  ]) {
    expect(await archive(`0000000200000A00${newest}`, { archived: 60 }, { segment }), segment).toEqual(well);
    expect(await archive(`0000000200000A00${before}`, { archived: 60 }, { segment }), segment).toEqual(late);
  }
});
