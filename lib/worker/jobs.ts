import { Logger, runMigrations, runTaskList, type TaskList } from "graphile-worker";
import type { Pool, PoolClient } from "pg";
import { type Context, systemContext } from "../core/context.ts";
import type { JobName, JobPayload } from "../core/jobs.ts";
import { traced } from "../core/trace.ts";
import { publishEpochs } from "../domains/epochs/index.ts";
import { findListClusters, readSource, workList } from "../domains/lists/index.ts";
import { finishErasure } from "../domains/personal-data/index.ts";
import { runSimulation } from "../domains/policies/index.ts";
import { findAlikeWallets, runComparison, type ScoringSettings, weighPayments } from "../domains/scores/index.ts";
import { trackAutomatically, trackLater } from "../domains/wallets/index.ts";
import { wait } from "../indexer/chain-leader.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { retryWhileUnreachable } from "./retry-while-unreachable.ts";
import { createEpoch, createListTree } from "./trees.ts";

/** Concurrent jobs, which mostly wait for locks of chains. */
const CONCURRENCY = 4;
/** Time between attempts to replace the runner, milliseconds. */
const RETRY_MS = 1_000;

/**
 * Runs jobs until it is stopped. It is graphile-worker's pool without its clock, which we do not use: where a connection breaks while
 * the clock starts, `run` rejects a promise that nobody can handle, and the process would end.
 */
interface Runner {
  /** Rejected where it ended by an error. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

export interface JobOptions {
  settings: ScoringSettings;
  /** Aborted when the worker stops; the job then returns to the queue. */
  signal: AbortSignal;
}

/** Runs jobs until `stop`, which waits until running ones finish or give up. */
export async function runJobs(options: JobOptions): Promise<{ stop(): Promise<void> }> {
  const { env, pg, log } = systemContext();
  const heartbeat = startHeartbeat(env.DATABASE_URL, log);
  // Only for debugging: `taskList` logs failed jobs.
  const logger = new Logger(() => (level, message) => log.debug({ level }, message));
  const startRunner = async (): Promise<Runner> => {
    const pgPool = releasingOnce(pg);
    await runMigrations({ pgPool, logger });
    const { events } = heartbeat;
    const settings = { events, concurrency: CONCURRENCY, noHandleSignals: true, logger };
    const pool = runTaskList(settings, taskList(options), pgPool);
    return { ended: pool.promise, stop: () => pool.gracefulShutdown() };
  };
  const first = await retryWhileUnreachable(startRunner, { log });
  const runner = replaceable(first, startRunner, log);
  // graphile-worker ends a job worker that cannot store a job's result, and starts no other.
  heartbeat.events.on("worker:fatalError", runner.replace);
  // A runner whose first query for jobs fails repeats that failure with every later one.
  heartbeat.events.on("worker:getJob:error", runner.replace);
  return {
    async stop() {
      await runner.stop();
      await heartbeat.end();
    },
  };
}

type Listen = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/**
 * The same pool for graphile-worker, which releases the connection that listens for jobs a second time if LISTEN fails while the runner
 * stops. The pool throws then, which would end the process.
 */
function releasingOnce(pool: Pool): Pool {
  const connect = (listen?: Listen) => {
    if (!listen) return pool.connect();
    // An ended pool gives none.
    pool.connect((error, client, release?: () => void) => {
      let isReleased = false;
      listen(error, client, () => {
        if (!isReleased) release?.();
        isReleased = true;
      });
    });
  };
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = name === "connect" ? connect : Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** A runner that another can replace, also where it ended by itself. Replaced ones finish their running jobs. */
function replaceable(first: Runner, startRunner: () => Promise<Runner>, log: Context["log"]) {
  const ending = new AbortController();
  const stopping = new Set<Promise<void>>();
  let current = watched(first);
  let isDamaged = false;
  let replacing: Promise<void> | null = null;

  function watched(runner: Runner): Runner {
    runner.ended.catch((error: unknown) => {
      if (runner === current && !ending.signal.aborted) replace({ error });
    });
    return runner;
  }

  function stop(runner: Runner): Promise<void> {
    return runner.stop().catch((err) => log.warn({ err }, "a job runner did not stop cleanly"));
  }

  async function replaceDamaged(): Promise<void> {
    while (isDamaged && !ending.signal.aborted) {
      await wait(RETRY_MS, ending.signal);
      isDamaged = false;
      try {
        const damaged = current;
        current = watched(await startRunner());
        const stopped: Promise<void> = stop(damaged).finally(() => stopping.delete(stopped));
        stopping.add(stopped);
      } catch (err) {
        isDamaged = true;
        log.warn({ err }, "the job runner cannot be replaced; trying again");
      }
    }
  }

  function replace({ error }: { error: unknown }): void {
    isDamaged = true;
    if (replacing) return;
    log.warn({ err: error }, "the job runner is damaged and is replaced");
    replacing = replaceDamaged().finally(() => {
      replacing = null;
    });
  }

  return {
    replace,
    async stop(): Promise<void> {
      ending.abort();
      await replacing;
      await Promise.all([stop(current), ...stopping]);
    },
  };
}

type JobHandler<N extends JobName> = (ctx: Context, payload: JobPayload[N], options: JobOptions) => Promise<unknown>;

const jobHandlers: { [N in JobName]: JobHandler<N> } = {
  "build-tree": (ctx, payload, { signal }) => createListTree(ctx, { ...payload, signal }),
  "compute-trust": ({ pg, now }, _, { settings, signal }) =>
    weighPayments(pg, settings, { now, isForced: true, signal }),
  "compare-models": (ctx, payload, { signal }) => runComparison(ctx, { ...payload, signal }),
  "create-epoch": async (ctx, { publish }, { signal }) => {
    await createEpoch(ctx, { signal });
    if (publish) await publishEpochs(ctx);
  },
  "erase-data": (ctx, payload) => finishErasure(ctx, payload),
  "find-list-clusters": (ctx, payload, { settings, signal }) => findListClusters(ctx, settings, { ...payload, signal }),
  "read-source": (ctx, payload, { signal }) => readSource(ctx, { ...payload, signal }),
  "search-clusters": ({ pg, now, log }, _, { settings, signal }) =>
    findAlikeWallets(pg, settings, { now, isForced: true, signal, log }),
  "simulate-policy": (ctx, payload, { signal }) => runSimulation(ctx, { ...payload, signal }),
  "work-list": (ctx, payload, { signal }) => workList(ctx, { ...payload, signal }),
  "track-wallet": async (ctx, { address }) => {
    const chainIds = ctx.env.CHAINS.map((chain) => chain.id);
    const isTracked = await trackAutomatically(ctx, { address, chainIds, kind: "identity" });
    if (!isTracked) await trackLater(ctx, address);
  },
};

function taskList(options: JobOptions): TaskList {
  const { log } = systemContext();
  const names = Object.keys(jobHandlers) as JobName[]; // The table's own keys.
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (payload: unknown, helpers) => {
        try {
          await runJob(name, payload, options);
        } catch (error) {
          const { attempts, max_attempts: most } = helpers.job;
          if (!options.signal.aborted) log.warn({ err: error, job: name, attempts, most }, "a job failed");
          throw error;
        }
      },
    ]),
  );
}

async function runJob<N extends JobName>(name: N, payload: unknown, options: JobOptions): Promise<void> {
  // enqueueJobs types the payload.
  const run = () => jobHandlers[name](systemContext(), payload as JobPayload[N], options);
  await traced(() => ({ name: `job ${name}`, begins: true }), run);
}
