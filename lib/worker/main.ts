import { setMaxListeners } from "node:events";
import { hasCapability } from "../chain/capabilities.ts";
import { repeat } from "../core/concurrency.ts";
import { type Context, logger, systemContext } from "../core/context.ts";
import { loadFastChecksum } from "../core/keccak.ts";
import { sqlTransaction } from "../core/transaction.ts";
import { expireAudit } from "../domains/administration/index.ts";
import { expireAppeals } from "../domains/appeals/index.ts";
import { expireKeys, expireSignIns, expireUsage } from "../domains/developers/index.ts";
import { publishEpochs } from "../domains/epochs/index.ts";
import { markBlockedNames, startCounting } from "../domains/identities/index.ts";
import { expireLists } from "../domains/lists/index.ts";
import { recordActiveModel } from "../domains/models/index.ts";
import { expireOnce } from "../domains/once/index.ts";
import { checkPeople } from "../domains/people/index.ts";
import { resumeErasures } from "../domains/personal-data/index.ts";
import { expireChainReads, expireSimulations, judgeWatched } from "../domains/policies/index.ts";
import { expireReferralCodes } from "../domains/reservations/index.ts";
import {
  findAlikeWallets,
  recomputeStale,
  rescoreMissed,
  rescoreOutdated,
  type ScoringSettings,
  scoringSettings,
  switchModel,
  weighPayments,
} from "../domains/scores/index.ts";
import { refreshLists } from "../domains/screening/index.ts";
import { countTrades } from "../domains/trading/index.ts";
import { raiseFees } from "../domains/transactions/index.ts";
import { expireAutomaticTracking, pruneBackfillParties } from "../domains/wallets/index.ts";
import { expireDeliveries, judgeReceivers, limitFull, resealSecrets } from "../domains/webhooks/index.ts";
import { refoldMissed, refoldOutdated } from "../indexer/refold-outdated.ts";
import { runChainLeader } from "../indexer/run-chain-leader.ts";
import { runBackfills } from "./backfills.ts";
import { runDeliveries } from "./deliveries.ts";
import { runJobs } from "./jobs.ts";
import { runNotices } from "./notices.ts";
import { runOnceReads } from "./once-reads.ts";
import { retryWhileUnreachable } from "./retry-while-unreachable.ts";
import {
  expireIdempotentRequests,
  pruneFeeds,
  recoverStaleJobs,
  refreshWallets,
  removeReplacedJobs,
} from "./scheduled-tasks.ts";
import { createEpoch } from "./trees.ts";

const MINUTE = 60_000;
const now = () => new Date();

type ScheduledTask = (ctx: Context, signal: AbortSignal) => Promise<unknown>;

/** Tasks of every worker; running one twice is harmless. */
const scheduledTasks: readonly { name: string; everyMs: number; run: ScheduledTask }[] = [
  { name: "pruneFeeds", everyMs: MINUTE, run: pruneFeeds },
  {
    name: "findAlikeWallets",
    everyMs: 10 * MINUTE,
    run: ({ env, pg, now, log }, signal) => findAlikeWallets(pg, scoringSettings(env), { now, signal, log }),
  },
  {
    name: "weighPayments",
    everyMs: 10 * MINUTE,
    run: ({ env, pg, now }, signal) => weighPayments(pg, scoringSettings(env), { now, signal }),
  },
  {
    name: "refoldMissed",
    everyMs: 10 * MINUTE,
    run: ({ pg }, signal) => refoldMissed(pg, { now, signal }),
  },
  {
    name: "rescoreMissed",
    everyMs: 10 * MINUTE,
    run: ({ env, pg }, signal) => rescoreMissed(pg, scoringSettings(env), { now, signal }),
  },
  {
    name: "switchModel",
    everyMs: 5_000,
    run: (ctx, signal) => switchModel(ctx, scoringSettings(ctx.env), { signal }),
  },
  {
    name: "recomputeStale",
    everyMs: 2_000,
    run: ({ env, pg, log }, signal) => recomputeStale(pg, scoringSettings(env), { now, log, signal }),
  },
  { name: "createEpoch", everyMs: MINUTE, run: (ctx, signal) => createEpoch(ctx, { onlyIfDue: true, signal }) },
  { name: "publishEpochs", everyMs: MINUTE, run: publishEpochs },
  { name: "raiseFees", everyMs: MINUTE, run: raiseFees },
  { name: "startCounting", everyMs: MINUTE, run: startCounting },
  { name: "markBlockedNames", everyMs: MINUTE, run: markBlockedNames },
  { name: "countTrades", everyMs: 2_000, run: countTrades },
  { name: "judgeWatched", everyMs: 2_000, run: (ctx, signal) => judgeWatched(ctx, { readsChain: false, signal }) },
  {
    name: "judgeWatchedOnChain",
    everyMs: 2_000,
    run: (ctx, signal) => judgeWatched(ctx, { readsChain: true, signal }),
  },
  { name: "recoverStaleJobs", everyMs: 5_000, run: recoverStaleJobs },
  { name: "refreshWallets", everyMs: MINUTE, run: refreshWallets },
  { name: "removeReplacedJobs", everyMs: 60 * MINUTE, run: removeReplacedJobs },
  { name: "pruneBackfillParties", everyMs: 60 * MINUTE, run: ({ pg }) => pruneBackfillParties(pg) },
  { name: "expireAutomaticTracking", everyMs: 60 * MINUTE, run: expireAutomaticTracking },
  { name: "limitFull", everyMs: MINUTE, run: limitFull },
  { name: "expireDeliveries", everyMs: 60 * MINUTE, run: expireDeliveries },
  {
    name: "checkWebhooks",
    everyMs: 60 * MINUTE,
    run: async (ctx, signal) => {
      await judgeReceivers(ctx, { signal });
      await resealSecrets(ctx);
    },
  },
  { name: "expireIdempotentRequests", everyMs: 60 * MINUTE, run: expireIdempotentRequests },
  {
    name: "expireAudit",
    everyMs: 60 * MINUTE,
    run: async (ctx) => {
      await expireAudit(ctx);
      await expireAppeals(ctx);
      await expireReferralCodes(ctx);
    },
  },
  { name: "expireKeys", everyMs: 60 * MINUTE, run: expireKeys },
  { name: "expireSignIns", everyMs: 60 * MINUTE, run: expireSignIns },
  { name: "resumeErasures", everyMs: 10 * MINUTE, run: resumeErasures },
  { name: "checkPeople", everyMs: 15_000, run: checkPeople },
  { name: "refreshLists", everyMs: MINUTE, run: (ctx, signal) => refreshLists(ctx, { now, signal }) },
  { name: "expireLists", everyMs: 10 * MINUTE, run: expireLists },
  { name: "expireOnce", everyMs: 60 * MINUTE, run: expireOnce },
  { name: "expireChainReads", everyMs: 60 * MINUTE, run: expireChainReads },
  { name: "expireSimulations", everyMs: 60 * MINUTE, run: expireSimulations },
  { name: "expireUsage", everyMs: 60 * MINUTE, run: expireUsage },
];

/** Follows chains and runs jobs, backfills, deliveries, notices and scheduled tasks until `stop`, which returns unfinished work to the queues. */
export async function runWorker(): Promise<{ stop(): Promise<void> }> {
  const { env, log, pg } = systemContext();
  const settings = scoringSettings(env);
  // Events name each address with its checksum.
  await loadFastChecksum();
  await retryWhileUnreachable(() => prepare(systemContext(), settings), { log });
  const ending = new AbortController();
  const { signal } = ending;
  // Every running job adds a listener.
  setMaxListeners(0, signal);
  const missingMs = env.MISSING_BLOCK_MINUTES * MINUTE;
  const leaders = env.CHAINS.filter((chain) => hasCapability(chain, "blocks")).map((chain) =>
    runChainLeader({ databaseUrl: env.DATABASE_URL, chain, settings, log, now, signal, missingMs }),
  );
  const jobs = await runJobs({ settings, signal });
  const backfills = runBackfills({ settings, signal });
  const onceReads = runOnceReads({ signal });
  const deliveries = runDeliveries({ env, pg, log });
  const notices = runNotices(systemContext());
  const scheduled = scheduledTasks.map((task) => startTask(task, signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all([
        jobs.stop(),
        backfills.stop(),
        onceReads.stop(),
        deliveries.stop(),
        notices.stop(),
        ...leaders,
        ...scheduled,
      ]);
    },
  };
}

/**
 * Brings facts and scores of an earlier version, or of other settings, up to date before anything else is written. Costs the same
 * with any number of subjects if nothing changed.
 */
async function prepare(ctx: Context, settings: ScoringSettings): Promise<void> {
  const { log, pg } = ctx;
  const refolded = await refoldOutdated(pg, { now, log });
  if (refolded > 0) log.info({ wallets: refolded }, "facts of an earlier version are folded again");
  const marked = await markBlockedNames(ctx);
  if (marked > 0)
    log.info({ names: marked }, "minted names are blocked now, or no longer; owners of blocked ones are notified");
  await sqlTransaction(pg, (sql) => recordActiveModel(sql, new Date()));
  // New lists, units or seeds apply to all scores before any is written: first, whom new seeds reach.
  await weighPayments(pg, settings, { now: new Date(), onlyNewSettings: true });
  const outdated = await rescoreOutdated(pg, settings, { now, log });
  if (outdated > 0)
    log.info({ subjects: outdated }, "outdated subjects are scored again with the present settings and lists");
}

function startTask({ name, everyMs, run }: (typeof scheduledTasks)[number], signal: AbortSignal): Promise<void> {
  const onError = (error: unknown) => {
    if (error === signal.reason) return;
    logger().error({ err: error, task: name }, "a scheduled task failed; it runs again at its next time");
  };
  return repeat(() => run(systemContext(), signal), { everyMs, signal, onError }).ended;
}
