import { env } from "../lib/core/env.ts";
import { WORKER_LOCK } from "../lib/core/jobs.ts";
import { withClient } from "./database/with-client.ts";
import { messageOf } from "./start-error.ts";

// node dist/health.js: exits with 0 if the process of this container or machine is healthy, otherwise with 1 and a sentence. For a
// web process: it answers. For a worker: a connection from this address holds the lock of a running worker.
const TIMEOUT_MS = 8_000;

async function checkWeb(port: number): Promise<string | null> {
  const { status } = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return status === 200 ? null : `the web process answers with ${status}`;
}

async function checkWorker(connectionString: string): Promise<string | null> {
  const config = { connectionString, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS };
  return withClient(config, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and classid = $1::oid and objsubid = 2 and granted and datname = current_database()
         and client_addr is not distinct from inet_client_addr() limit 1`,
      [WORKER_LOCK],
    );
    return rowCount === 0 ? "no worker at this address holds its lock in the database" : null;
  });
}

try {
  const { ROLE, PORT, DATABASE_URL } = env();
  const fault = ROLE === "worker" ? await checkWorker(DATABASE_URL) : await checkWeb(PORT);
  if (fault !== null) throw new Error(fault);
} catch (error) {
  console.error(`Not healthy: ${messageOf(error)}`);
  process.exitCode = 1;
}
