import { beforeEach, expect, test, vi } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
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
  const position = { reason: "other settings", after: "0xa" };
  await reportRecomputation(pg, { what: "scores", done: 500, total: 1_200, position });
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
