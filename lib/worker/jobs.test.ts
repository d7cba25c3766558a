import { afterAll, expect, test, vi } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { withClients } from "../core/context.ts";
import { createPool } from "../core/db.ts";
import { enqueueJobs } from "../core/jobs.ts";
import { scoringSettings } from "../domains/scores/index.ts";
import { runJobs } from "./jobs.ts";

const holder = useContext();
/** For a machine that does much else; nothing is measured. */
const patience = { timeout: 60_000 };
afterAll(() => vi.unstubAllEnvs());

test("jobs run again after the database was read-only when their runner started, as a standby is before its promotion", async () => {
  const { pg, db, env } = holder.ctx();
  const { DATABASE_URL, RECEIPT_SIGNER_KEY, SESSION_SECRET } = env;
  for (const [name, value] of Object.entries({ DATABASE_URL, RECEIPT_SIGNER_KEY, SESSION_SECRET })) {
    vi.stubEnv(name, String(value));
  }
  vi.stubEnv("LOG_LEVEL", "silent");
  const database = new URL(DATABASE_URL).pathname.slice(1);
  await pg.query(`alter database ${database} set default_transaction_read_only = on`);
  const pool = createPool(DATABASE_URL, 4);
  const settings = scoringSettings(env);
  const jobs = await withClients({ db, pg: pool }, () => runJobs({ settings, signal: new AbortController().signal }));
  try {
    const failed = "select 1 from pg_stat_database where datname = current_database() and xact_rollback >= $1";
    const { rows } = await pg.query<{ xact_rollback: number }>(
      "select xact_rollback from pg_stat_database where datname = current_database()",
    );
    const before = rows[0]?.xact_rollback ?? 0;
    await expect.poll(async () => (await pg.query(failed, [before + 1])).rowCount, patience).toBe(1);
    await pg.query(`alter database ${database} reset default_transaction_read_only`);
    await pg.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await enqueueJobs(pg, "track-wallet", [{ payload: { address: `0x${"a1".repeat(20)}` }, key: "one" }]);
    await expect
      .poll(async () => (await pg.query("select 1 from graphile_worker.jobs where key = 'one'")).rowCount, patience)
      .toBe(0);
  } finally {
    await jobs.stop();
    await pool.end();
  }
});
