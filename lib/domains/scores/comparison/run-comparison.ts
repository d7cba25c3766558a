import type { Context } from "../../../core/context.ts";
import type { ModelComparison } from "../../models/schemas.ts";
import { compareModels } from "./compare-models.ts";

interface Run {
  version: string;
  /** Names the comparison that was begun. */
  requestedAt: string;
  progress?: (subjects: number) => void;
  signal?: AbortSignal;
}

/**
 * Runs a comparison that was begun, from its start, and stores its progress and its result or error. Null if another comparison of the
 * model has replaced it, also meanwhile: that is no failure of the job.
 */
export async function runComparison(
  ctx: Pick<Context, "env" | "pg">,
  { version, requestedAt, progress, signal }: Run,
): Promise<ModelComparison | null> {
  const replaced = new Error("another comparison of the model has begun");
  const store = async (set: string, ...values: unknown[]): Promise<boolean> => {
    const text = `update model_comparison set ${set} where version = $1 and requested_at = $2`;
    return (await ctx.pg.query(text, [version, requestedAt, ...values])).rowCount === 1;
  };
  const { rows } = await ctx.pg.query<{ count: number }>("select count(*)::int as count from score where chain_id = 0");
  if (!(await store("compared = 0, error = null, subjects = $3", rows[0]?.count ?? 0))) return null;
  const storeProgress = async (subjects: number): Promise<void> => {
    signal?.throwIfAborted();
    const isOwn = await store("compared = $3", subjects);
    if (!isOwn) throw replaced;
    progress?.(subjects);
  };
  try {
    const result = await compareModels(ctx, { version, progress: storeProgress });
    const isStored = await store("finished_at = now(), result = $3::jsonb", JSON.stringify(result));
    return isStored ? result : null;
  } catch (error) {
    if (error === replaced) return null;
    if (!signal?.aborted) await store("error = $3", error instanceof Error ? error.message : String(error));
    throw error;
  }
}
