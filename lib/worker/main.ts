import { setMaxListeners } from "node:events";
import { hasCapability } from "../chain/sources/index.ts";
import { repeat } from "../core/concurrency.ts";
import { type Context, logger, systemContext } from "../core/context.ts";
import { expireSignIns, expireUsage } from "../domains/developers/index.ts";
import { rescoreOutdated, scoringSettings } from "../domains/scores/index.ts";
import { countTrades } from "../domains/trading/index.ts";
import { expireAutomaticTracking, pruneBackfillParties } from "../domains/wallets/index.ts";
import { expireDeliveries, resealSecrets } from "../domains/webhooks/index.ts";
import { refoldOutdated } from "../indexer/refold-outdated.ts";
import { runChainLeader } from "../indexer/run-chain-leader.ts";
import { runBackfills } from "./backfills.ts";
import { runDeliveries } from "./deliveries.ts";
import { runJobs } from "./jobs.ts";
import { recoverStaleJobs } from "./recover-stale-jobs.ts";
import { expireIdempotentRequests, refreshWallets, removeRetiredJobs, snapshotEndedDay } from "./scheduled-tasks.ts";

const MINUTE = 60_000;

/** Tasks of every worker; running one twice is harmless. */
const scheduledTasks: readonly { name: string; everyMs: number; run: (ctx: Context) => Promise<unknown> }[] = [
  { name: "snapshotEndedDay", everyMs: MINUTE, run: snapshotEndedDay },
  { name: "countTrades", everyMs: 2_000, run: countTrades },
  { name: "recoverStaleJobs", everyMs: 5_000, run: recoverStaleJobs },
  { name: "refreshWallets", everyMs: MINUTE, run: refreshWallets },
  { name: "removeRetiredJobs", everyMs: 60 * MINUTE, run: removeRetiredJobs },
  { name: "pruneBackfillParties", everyMs: 60 * MINUTE, run: ({ pg }) => pruneBackfillParties(pg) },
  { name: "expireAutomaticTracking", everyMs: 60 * MINUTE, run: expireAutomaticTracking },
  { name: "expireDeliveries", everyMs: 60 * MINUTE, run: expireDeliveries },
  { name: "resealSecrets", everyMs: 60 * MINUTE, run: resealSecrets },
  { name: "expireIdempotentRequests", everyMs: 60 * MINUTE, run: expireIdempotentRequests },
  { name: "expireSignIns", everyMs: 60 * MINUTE, run: expireSignIns },
  { name: "expireUsage", everyMs: 60 * MINUTE, run: expireUsage },
];

/** Follows chains and runs jobs, backfills, deliveries and scheduled tasks until `stop`, which returns unfinished work to the queues. */
export async function runWorker(): Promise<{ stop(): Promise<void> }> {
  const { env, log, pg } = systemContext();
  const settings = scoringSettings(env);
  const refolded = await refoldOutdated(pg);
  if (refolded > 0) log.info({ wallets: refolded }, "folded again into facts of the present version");
  // If no worker ran over midnight, the boards still have the state of the previous day, until the first score is written.
  await snapshotEndedDay(systemContext());
  // A new model or new lists apply to all scores before any is written.
  const outdated = await rescoreOutdated(pg, settings, () => new Date());
  if (outdated > 0) log.info({ subjects: outdated }, "scored again with the current model and lists");
  const ending = new AbortController();
  const { signal } = ending;
  // Every running job listens to it.
  setMaxListeners(0, signal);
  const leaders = env.CHAINS.filter((chain) => hasCapability(chain, "blocks")).map((chain) =>
    runChainLeader({ databaseUrl: env.DATABASE_URL, chain, settings, log, now: () => new Date(), signal }),
  );
  const jobs = await runJobs({ settings, signal });
  const backfills = runBackfills({ settings, signal });
  const deliveries = runDeliveries({ env, pg, log });
  const scheduled = scheduledTasks.map((task) => startTask(task, signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all([jobs.stop(), backfills.stop(), deliveries.stop(), ...leaders, ...scheduled]);
    },
  };
}

function startTask({ name, everyMs, run }: (typeof scheduledTasks)[number], signal: AbortSignal): Promise<void> {
  const onError = (error: unknown) =>
    logger().error({ err: error, task: name }, "a scheduled task failed; it runs again at its next time");
  return repeat(() => run(systemContext()), { everyMs, signal, onError }).ended;
}
