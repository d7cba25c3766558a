import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireRole } from "../../core/operators.ts";
import { emitEvents, type OutboxEvent } from "../../core/outbox.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { Model } from "../../engine/index.ts";
import { readActiveModel } from "./active-model.ts";
import { checkCandidate } from "./check-candidate.ts";
import { viewScheduled } from "./get-model.ts";
import { modelHash } from "./model-hash.ts";
import { lockSwitches, readScheduled, recordActiveModel, type ScheduledSwitch } from "./read-switches.ts";
import type { ModelComparison, ScheduleModel, SwitchSummary } from "./schemas.ts";

type ScheduledView = ReturnType<typeof viewScheduled>;

const DAY_MS = 86_400_000;

/**
 * Announces a switch to another model, which was compared with the active one before, with the event `model.scheduled`; a worker makes
 * it at its time. Throws FORBIDDEN, and INVALID_REQUEST for a model that is unknown, active or not compared, while another switch is
 * scheduled, and for a time sooner than the notice.
 */
export function scheduleModel(ctx: Context, input: ScheduleModel): Promise<ScheduledView> {
  requireRole(ctx, "operator");
  const { version, withoutNotice = false } = input;
  return sqlTransaction(ctx.pg, async (sql) => {
    await recordActiveModel(sql, ctx.now);
    const { active } = await checkCandidate(sql, version);
    await requireNoneScheduled(sql);
    const summary = await readSummary(sql, version, active);
    const earliest = await earliestSwitch(ctx, sql);
    const activeFrom = input.at ?? earliest;
    if (activeFrom < earliest && !withoutNotice) throw tooSoon(ctx.env.MODEL_NOTICE_DAYS, earliest);
    await sql.query(
      "insert into model_switch (version, announced_at, active_from, summary) values ($1, $2, $3, $4::jsonb)",
      [version, ctx.now, activeFrom, JSON.stringify(summary)],
    );
    await auditSql(ctx, sql, "model.scheduled", version, { from: activeFrom.toISOString(), withoutNotice });
    const scheduled = await readScheduled(sql);
    if (!scheduled) throw new Error("the switch was not stored");
    await emitEvents(sql, ctx.now, [modelEvent("model.scheduled", scheduled, active)]);
    return viewScheduled(scheduled);
  });
}

/** Withdraws the scheduled switch, with the event `model.cancelled`. Throws FORBIDDEN, and INVALID_REQUEST if none is scheduled. */
export function cancelScheduled(ctx: Context): Promise<ScheduledView> {
  requireRole(ctx, "operator");
  return sqlTransaction(ctx.pg, async (sql) => {
    await lockSwitches(sql);
    const scheduled = await readScheduled(sql);
    if (!scheduled) throw invalidField("switch", "is not scheduled", "No switch is scheduled.");
    await sql.query("delete from model_switch where id = $1", [scheduled.id]);
    await auditSql(ctx, sql, "model.cancelled", scheduled.model.spec.version);
    await emitEvents(sql, ctx.now, [modelEvent("model.cancelled", scheduled, await readActiveModel(sql))]);
    return viewScheduled(scheduled);
  });
}

/** The event of a switch from the active model. */
export function modelEvent(
  event: "model.scheduled" | "model.cancelled" | "model.activated",
  { model, activeFrom }: Pick<ScheduledSwitch, "model" | "activeFrom">,
  active: Model,
): OutboxEvent {
  const { version } = model.spec;
  return {
    event,
    data: { version, hash: modelHash(model), from: activeFrom.toISOString(), replaces: active.spec.version },
  };
}

async function requireNoneScheduled(sql: Sql): Promise<void> {
  const scheduled = await readScheduled(sql);
  if (!scheduled) return;
  const { spec } = scheduled.model;
  const sentence = `Model ${spec.version} is scheduled for ${scheduled.activeFrom.toISOString()}. Cancel it first.`;
  throw invalidField("body.version", "must wait for the scheduled switch", sentence);
}

/** What the switch changes, by the comparison of the models. */
async function readSummary(sql: Sql, version: string, active: Model): Promise<SwitchSummary> {
  const { rows } = await sql.query<{ result: ModelComparison }>(
    "select result from model_comparison where version = $1 and result->>'active' = $2",
    [version, active.spec.version],
  );
  if (!rows[0]) {
    const sentence = `Compare model ${version} with the active one first.`;
    throw invalidField("body.version", "has no comparison with the active model", sentence);
  }
  const { subjects, rise, fall, medianChange, tiers } = rows[0].result;
  return { subjects, rise, fall, medianChange, tiers };
}

/** The earliest time of a switch announced now. Without scores nobody needs a notice. */
export async function earliestSwitch(ctx: Pick<Context, "env" | "now">, sql: Sql): Promise<Date> {
  const { rows } = await sql.query("select from score limit 1");
  return rows.length === 0 ? ctx.now : new Date(ctx.now.getTime() + ctx.env.MODEL_NOTICE_DAYS * DAY_MS);
}

function tooSoon(days: number, earliest: Date): ServiceError {
  const sentence = `Scores exist, so another model needs ${days} days of notice (MODEL_NOTICE_DAYS): from ${earliest.toISOString()} on.`;
  return invalidField("body.at", `must be ${earliest.toISOString()} or later`, sentence);
}
