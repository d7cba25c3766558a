import type { Context } from "../core/context.ts";
import type { JobName, JobPayload } from "../core/jobs.ts";
import type { ScoringSettings } from "../domains/scores/index.ts";

export interface JobOptions {
  settings: ScoringSettings;
  /** Aborted when the worker stops; the job then returns to the queue. */
  signal: AbortSignal;
}

export type JobHandler<N extends JobName> = (
  ctx: Context,
  payload: JobPayload[N],
  options: JobOptions,
) => Promise<void>;
