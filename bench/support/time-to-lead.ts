import { setTimeout } from "node:timers/promises";
import type { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { leaderLock } from "../../lib/indexer/run-chain-leader.ts";
import { programs } from "../../scripts/setup/build.ts";
import { bundle } from "./bundle.ts";
import { startProgram } from "./servers.ts";
import type { World } from "./world.ts";

/** Seconds from the start of a worker's process until it leads the chain. The worker is stopped then. */
export async function timeToLead(
  world: World,
  { pg: pool }: Pick<Context, "pg">,
  { databaseUrl, chain }: { databaseUrl: string; chain: ChainConfig },
): Promise<number> {
  const program = await bundle("scripts/worker.ts", "worker");
  const started = performance.now();
  const worker = await startProgram(world, {
    id: `worker ${started}`,
    args: [...programs.worker.flags, program],
    env: {
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      DATABASE_URL: databaseUrl,
      CHAINS: JSON.stringify([chain]),
      RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
      SESSION_SECRET: "22".repeat(32),
    },
  });
  try {
    for (;;) {
      const { rowCount } = await pool.query(
        `select from pg_locks where locktype = 'advisory' and granted
           and objid = (hashtextextended($1, 0) & 4294967295)::oid
           and database = (select oid from pg_database where datname = current_database())`,
        [leaderLock(chain.id)],
      );
      if (rowCount) return (performance.now() - started) / 1000;
      if (worker.hasEnded()) throw new Error("The worker ended before it led the chain.");
      await setTimeout(5);
    }
  } finally {
    await worker.stop();
  }
}
