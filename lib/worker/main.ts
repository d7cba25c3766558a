import { setMaxListeners } from "node:events";
import { repeat } from "../core/concurrency.ts";
import { type Context, logger, systemContext } from "../core/context.ts";
import { expireSignIns, expireUsage } from "../domains/developers/index.ts";
import { rescoreOutdated, scoringSettings } from "../domains/scores/index.ts";
import { countTrades } from "../domains/trading/index.ts";
import { expireAutomaticTracking, pruneBackfillParties } from "../domains/wallets/index.ts";
import { expireDeliveries, resealSecrets } from "../domains/webhooks/index.ts";
import { leadChain } from "../indexer/lead-chain.ts";
import { runBackfills } from "./backfills.ts";
import { expireIdempotentRequests, keepBoardDay, refreshWallets, removeRetiredJobs } from "./chores.ts";
import { runDeliveries } from "./deliveries.ts";
import { runJobs } from "./jobs.ts";
import { freeLostJobs } from "./lost-jobs.ts";

const MINUTE = 60_000;

/** What is done from time to time. Every worker does it; doing it twice changes nothing. */
const chores: readonly { name: string; everyMs: number; run: (ctx: Context) => Promise<unknown> }[] = [
  { name: "keepBoardDay", everyMs: MINUTE, run: keepBoardDay },
  { name: "countTrades", everyMs: 2_000, run: countTrades },
  { name: "freeLostJobs", everyMs: 5_000, run: freeLostJobs },
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

/**
 * Follow the chains, do the jobs and the chores, until `stop`: the transactions and jobs under way end or are rolled back
 * and go back to the queue, and the leads are given up.
 */
export async function runWorker(): Promise<{ stop(): Promise<void> }> {
  const { env, log, pg } = systemContext();
  const settings = scoringSettings(env);
  // Where no worker ran over midnight the boards still stand as the day left them, until the first score is written.
  await keepBoardDay(systemContext());
  // A new model or new lists: before anything is scored by them beside scores by the old ones.
  const outdated = await rescoreOutdated(pg, settings, () => new Date());
  if (outdated > 0) log.info({ subjects: outdated }, "scored anew by the present model and lists");
  const ending = new AbortController();
  const { signal } = ending;
  // Every job under way listens.
  setMaxListeners(0, signal);
  const following = env.CHAINS.filter((chain) => chain.rpcUrls.length > 0).map((chain) =>
    leadChain({ databaseUrl: env.DATABASE_URL, chain, settings, log, now: () => new Date(), signal }),
  );
  const jobs = await runJobs({ settings, signal });
  const backfills = runBackfills({ settings, signal });
  const deliveries = runDeliveries({ env, pg, log });
  const doing = chores.map((chore) => startChore(chore, signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all([jobs.stop(), backfills.stop(), deliveries.stop(), ...following, ...doing]);
    },
  };
}

function startChore({ name, everyMs, run }: (typeof chores)[number], signal: AbortSignal): Promise<void> {
  const onError = (error: unknown) =>
    logger().error({ err: error, chore: name }, "a scheduled task failed; it runs again at its next time");
  return repeat(() => run(systemContext()), { everyMs, signal, onError }).ended;
}
