import { Logger, run } from "graphile-worker";
import { systemContext } from "../core/context.ts";
import type { JobName, JobPayload } from "../core/jobs.ts";
import { jobHandlers } from "./handlers.ts";
import type { JobOptions } from "./job-handler.ts";
import { showLife } from "./lost-jobs.ts";

/** Jobs at once: they mostly wait for explorers. */
const CONCURRENCY = 24;

/** Take jobs from the queue until the runner is stopped, which lets those under way finish or give up. */
export async function runJobs(options: JobOptions): Promise<{ stop(): Promise<void> }> {
  const { env, pg, log } = systemContext();
  const life = await showLife(env.DATABASE_URL, log);
  const names = Object.keys(jobHandlers) as JobName[]; // The table's keys are the jobs.
  const runner = await run({
    pgPool: pg,
    events: life.events,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    // The queue's own lines are for debugging; a failed job is told below.
    logger: new Logger(() => (level, message) => log.debug({ level }, message)),
    taskList: Object.fromEntries(
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
    ),
  });
  return {
    async stop() {
      await runner.stop();
      await life.end();
    },
  };
}

async function runJob<N extends JobName>(name: N, payload: unknown, options: JobOptions): Promise<void> {
  // Jobs are enqueued by enqueueJob alone, which types their payload.
  await jobHandlers[name](systemContext(), payload as JobPayload[N], options);
}
