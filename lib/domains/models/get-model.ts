import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/transaction.ts";
import type { Model } from "../../engine/index.ts";
import { readActiveModel } from "./active-model.ts";
import { modelHash } from "./model-hash.ts";
import { readScheduled, type SwitchSummary } from "./read-switches.ts";

interface NamedModel {
  version: string;
  /** keccak256 of the specification, as receipts name it. */
  hash: string;
}

export interface ModelView {
  /** `from`: when it became the model of this installation; null before the first worker recorded it. */
  active: NamedModel & { from: string | null };
  scheduled: (NamedModel & { from: string; announcedAt: string; summary: SwitchSummary | null }) | null;
  /** Least days between the announcement of a model and its first score. */
  noticeDays: number;
}

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
      scheduled: scheduled && {
        ...named(scheduled.model),
        from: scheduled.activeFrom.toISOString(),
        announcedAt: scheduled.announcedAt.toISOString(),
        summary: scheduled.summary,
      },
      noticeDays: ctx.env.MODEL_NOTICE_DAYS,
    };
  });
}

function named(model: Model): NamedModel {
  return { version: model.spec.version, hash: modelHash(model) };
}
