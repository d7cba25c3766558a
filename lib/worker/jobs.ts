import { Logger, type Runner, run } from "graphile-worker";
import { systemContext } from "../core/context.ts";
import type { JobName, JobPayload } from "../core/jobs.ts";
import { wait } from "../indexer/wait.ts";
import { jobHandlers } from "./handlers.ts";
import { startHeartbeat } from "./heartbeat.ts";
import type { JobOptions } from "./job-handler.ts";

/** Jobs at once: they mostly wait for locks of chains. */
const CONCURRENCY = 4;
/** How long after a fault new job workers are tried for, milliseconds. */
const RETRY_MS = 1_000;

/** Take jobs from the queue until told to stop, which lets those under way finish or give up. */
export async function runJobs(options: JobOptions): Promise<{ stop(): Promise<void> }> {
  const { env, pg, log } = systemContext();
  const life = startHeartbeat(env.DATABASE_URL, log);
  const ending = new AbortController();
  let runner = await startRunner();
  let renewing: Promise<void> | null = null;
  /** Those that were replaced and finish what they have begun. */
  const leaving = new Set<Promise<void>>();

  function startRunner(): Promise<Runner> {
    return run({
      pgPool: pg,
      events: life.events,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // The queue's own lines are for debugging; a failed job is logged below.
      logger: new Logger(() => (level, message) => log.debug({ level }, message)),
      taskList: taskList(options),
    });
  }

  async function renew(): Promise<void> {
    while (!ending.signal.aborted) {
      await wait(RETRY_MS, ending.signal);
      try {
        const damaged = runner;
        runner = await startRunner();
        const left: Promise<void> = damaged
          .stop()
          .catch((error) => log.warn({ err: error }, "job workers that were replaced did not end well"))
          .finally(() => leaving.delete(left));
        leaving.add(left);
        return;
      } catch (error) {
        log.warn({ err: error }, "the job workers cannot be made anew; trying again");
      }
    }
  }

  // A job worker that cannot write down what became of its job, since the database is gone, ends for good, and the queue makes no
  // other: then all are made again.
  life.events.on("worker:fatalError", ({ error }) => {
    log.warn({ err: error }, "a job worker ended; all are made anew");
    renewing ??= renew().finally(() => {
      renewing = null;
    });
  });

  return {
    async stop() {
      ending.abort();
      await renewing;
      await Promise.all([runner.stop(), ...leaving]);
      await life.end();
    },
  };
}

function taskList(options: JobOptions): NonNullable<Parameters<typeof run>[0]["taskList"]> {
  const { log } = systemContext();
  const names = Object.keys(jobHandlers) as JobName[]; // The table's keys are the jobs.
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
  // Jobs are enqueued by enqueueJobs alone, which types their payload.
  await jobHandlers[name](systemContext(), payload as JobPayload[N], options);
}
