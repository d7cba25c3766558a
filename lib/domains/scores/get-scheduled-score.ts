import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { scorePoints } from "../../engine/index.ts";
import { readScheduled } from "../models/index.ts";
import { requireIdentity } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { readPresent } from "./load-subjects.ts";
import { readScore } from "./read-score.ts";

/** The score over all chains that an identity would have under the scheduled model. */
export interface ScheduledScore {
  version: string;
  /** The earliest time of the switch, ISO 8601. */
  from: string;
  total: number;
  /** Against the total under the active model. */
  change: number;
}

/**
 * The score of an identity under the scheduled model, from the facts of its present score; null while no switch is scheduled.
 * Merges the wallets' facts once, because merging depends on the model. Throws USER_NOT_FOUND.
 */
export async function getScheduledScore(ctx: Context, input: { identity: string }): Promise<ScheduledScore | null> {
  if (!(await readScheduled(ctx.pg))) return null;
  const { subject, wallets } = await requireIdentity(ctx, input.identity);
  return readSnapshot(ctx.pg, async (sql) => {
    const scheduled = await readScheduled(sql);
    if (!scheduled) return null;
    const { model, activeFrom } = scheduled;
    const { total: before } = await readScore(ctx, sql, { subject, wallets, chainId: ALL_CHAINS });
    const present = await readPresent(sql, scoringSettings(ctx.env), [subject], model);
    const { total } = scorePoints(present.factsOf(subject), model);
    return { version: model.spec.version, from: activeFrom.toISOString(), total, change: total - before };
  });
}
