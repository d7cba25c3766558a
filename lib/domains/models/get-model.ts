import type { z } from "zod";
import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/transaction.ts";
import type { Model } from "../../engine/index.ts";
import { readActiveModel } from "./active-model.ts";
import { modelHash } from "./model-hash.ts";
import { readScheduled, type ScheduledSwitch } from "./read-switches.ts";
import type { ModelResponse } from "./schemas.ts";

type ModelView = z.infer<typeof ModelResponse>;

/** The model that scores are computed with, and the one that will replace it. */
export function getModel(ctx: Pick<Context, "env" | "pg">): Promise<ModelView> {
  return readSnapshot(ctx.pg, async (sql) => {
    const active = await readActiveModel(sql);
    const scheduled = await readScheduled(sql);
    const { rows } = await sql.query<{ activated_at: Date | null }>(
      "select max(activated_at) as activated_at from model_switch",
    );
    return {
      active: { ...named(active), from: rows[0]?.activated_at?.toISOString() ?? null },
      scheduled: scheduled && viewScheduled(scheduled),
      noticeDays: ctx.env.MODEL_NOTICE_DAYS,
    };
  });
}

export function viewScheduled({ model, activeFrom, announcedAt, summary }: ScheduledSwitch) {
  const times = { from: activeFrom.toISOString(), announcedAt: announcedAt.toISOString() };
  return { ...named(model), ...times, summary };
}

/** The hash as receipts name it. */
function named(model: Model) {
  return { version: model.spec.version, hash: modelHash(model) };
}
