import { Logger, type Runner, run } from "graphile-worker";
import { systemContext } from "../core/context.ts";
import type { JobName, JobPayload } from "../core/jobs.ts";
import { outlastDatabase } from "../core/outlast-database.ts";
import { wait } from "../indexer/wait.ts";
import { jobHandlers } from "./handlers.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { JobOptions } from "./job-handler.ts";

/** Concurrent jobs, which mostly wait for locks of chains. */
const CONCURRENCY = 4;
/** Time between attempts to replace the runner, milliseconds. */
const RETRY_MS = 1_000;

/** Runs jobs until `stop`, which waits until running ones finish or give up. */
export async function runJobs(options: JobOptions): Promise<{ stop(): Promise<void> }> {
  const { env, pg, log } = systemContext();
  const heartbeat = startHeartbeat(env.DATABASE_URL, log);
  const ending = new AbortController();
  let runner = await outlastDatabase(startRunner, { log });
  let isDamaged = false;
  let replacing: Promise<void> | null = null;
  /** Replaced runners that finish their running jobs. */
  const replaced = new Set<Promise<void>>();

  function startRunner(): Promise<Runner> {
    return run({
      pgPool: pg,
      events: heartbeat.events,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // For debugging; failed jobs are logged below.
      logger: new Logger(() => (level, message) => log.debug({ level }, message)),
      taskList: taskList(options),
    });
  }

  async function replaceRunner(): Promise<void> {
    while (isDamaged && !ending.signal.aborted) {
      await wait(RETRY_MS, ending.signal);
      try {
        const damaged = runner;
        isDamaged = false;
        runner = await startRunner();
        const stopped: Promise<void> = damaged
          .stop()
          .catch((error) => log.warn({ err: error }, "the replaced job runner did not stop cleanly"))
          .finally(() => replaced.delete(stopped));
        replaced.add(stopped);
      } catch (error) {
        isDamaged = true;
        log.warn({ err: error }, "the job runner cannot be replaced; trying again");
      }
    }
  }

  function onDamage({ error }: { error: unknown }): void {
    isDamaged = true;
    if (replacing) return;
    log.warn({ err: error }, "the job runner is damaged and is replaced");
    replacing = replaceRunner().finally(() => {
      replacing = null;
    });
  }
  // graphile-worker ends a job worker that cannot store a job's result, and starts no other.
  heartbeat.events.on("worker:fatalError", onDamage);
  // A runner whose first look for jobs fails repeats that failure at every later one.
  heartbeat.events.on("worker:getJob:error", onDamage);

  return {
    async stop() {
      ending.abort();
      await replacing;
      await Promise.all([runner.stop(), ...replaced]);
      await heartbeat.end();
    },
  };
}

function taskList(options: JobOptions): NonNullable<Parameters<typeof run>[0]["taskList"]> {
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
  await jobHandlers[name](systemContext(), payload as JobPayload[N], options);
}
