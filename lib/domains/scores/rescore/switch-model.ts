import type { Context } from "../../../core/context.ts";
import { emitEvents } from "../../../core/outbox.ts";
import { lockSwitches, modelEvent, readActiveModel, readScheduled } from "../../models/index.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { scoreTransaction } from "./lock-scores.ts";
import { rescoreOutdatedModel } from "./rescore-outdated.ts";

/**
 * Makes the scheduled switch once its time has come, and computes scores of other models again, a page at a time. Every worker
 * may call it at any time: the switch is one transaction under the score lock, each subject is scored again by one worker, and
 * another call continues after an interrupted one. Returns early after `signal`.
 */
export async function switchModel(
  ctx: Pick<Context, "pg" | "now" | "log">,
  settings: ScoringSettings,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await ctx.pg.query<{ due: boolean }>({
    name: "find-model-work",
    text: `select activated_at is null as due from model_switch
      where rescored_at is null and (activated_at is not null or active_from <= $1)`,
    values: [ctx.now],
  });
  if (rows.length === 0) return;
  if (rows.some(({ due }) => due)) await activateDue(ctx);
  // Scores written from here on are of the active model, so one pass finds all others.
  const { rows: open } = await ctx.pg.query<{ id: number }>(
    "select id from model_switch where activated_at is not null and rescored_at is null",
  );
  if (open.length === 0) return;
  const subjects = await rescoreOutdatedModel(ctx.pg, settings, { now: () => new Date(), signal });
  if (signal?.aborted) return;
  const { rowCount } = await ctx.pg.query(
    "update model_switch set rescored_at = $1 where id = any($2::bigint[]) and rescored_at is null",
    [ctx.now, open.map(({ id }) => id)],
  );
  if (rowCount) ctx.log.info({ subjects }, "every score is of the active model");
}

/** In the transaction of the switch, scores of other models become outdated, and no scoring transaction sees half of it. */
function activateDue(ctx: Pick<Context, "pg" | "now" | "log">): Promise<void> {
  return scoreTransaction(
    ctx.pg,
    async (sql) => {
      const scheduled = await readScheduled(sql);
      if (!scheduled || scheduled.activeFrom > ctx.now) return;
      const replaced = await readActiveModel(sql);
      await sql.query("update model_switch set activated_at = $2 where id = $1", [scheduled.id, ctx.now]);
      await emitEvents(sql, ctx.now, [modelEvent("model.activated", scheduled, replaced)]);
      ctx.log.info(
        { model: scheduled.model.spec.version, replaced: replaced.spec.version },
        "the scoring model changed",
      );
    },
    lockSwitches,
  );
}
