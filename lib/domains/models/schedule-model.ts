import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { emitEvents, type OutboxEvent } from "../../core/outbox.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Model, models } from "../../engine/index.ts";
import { readActiveModel } from "./active-model.ts";
import { modelHash } from "./model-hash.ts";
import {
  lockSwitches,
  readScheduled,
  recordActiveModel,
  type ScheduledSwitch,
  type SwitchSummary,
} from "./read-switches.ts";

/** Of every model that this program can run. */
export const versions = Object.keys(models);

const DAY_MS = 86_400_000;

interface Schedule {
  version: string;
  /** The time of the switch; if absent, the earliest one that gives the notice. */
  at?: Date | undefined;
  /** Allow a time sooner than the notice although subjects have scores. */
  withoutNotice?: boolean | undefined;
  summary?: SwitchSummary | undefined;
}

/**
 * Announces a switch to another model, with the event `model.scheduled`; a worker makes it at its time. Throws INVALID_REQUEST
 * for an unknown or active model, while another switch is scheduled, and for a time sooner than the notice.
 */
export function scheduleModel(ctx: Context, input: Schedule): Promise<ScheduledSwitch> {
  return sqlTransaction(ctx.pg, async (sql) => {
    await recordActiveModel(sql, ctx.now);
    const active = await readActiveModel(sql);
    const model = await checkModel(sql, input.version, active);
    const earliest = await earliestSwitch(ctx, sql);
    const activeFrom = input.at ?? earliest;
    if (activeFrom < earliest && !input.withoutNotice) {
      throw refused(
        `Scores exist, so another model needs ${ctx.env.MODEL_NOTICE_DAYS} days of notice (MODEL_NOTICE_DAYS): from ${earliest.toISOString()} on.`,
      );
    }
    await sql.query(
      "insert into model_switch (version, announced_at, active_from, summary) values ($1, $2, $3, $4::jsonb)",
      [model.spec.version, ctx.now, activeFrom, input.summary ? JSON.stringify(input.summary) : null],
    );
    const scheduled = await readScheduled(sql);
    if (!scheduled) throw new Error("the switch was not stored");
    await emitEvents(sql, ctx.now, [modelEvent("model.scheduled", scheduled, active)]);
    return scheduled;
  });
}

/** Withdraws the scheduled switch, with the event `model.cancelled`. Throws INVALID_REQUEST if none is scheduled. */
export function cancelScheduled(ctx: Context): Promise<ScheduledSwitch> {
  return sqlTransaction(ctx.pg, async (sql) => {
    await lockSwitches(sql);
    const scheduled = await readScheduled(sql);
    if (!scheduled) throw refused("No switch is scheduled.");
    await sql.query("delete from model_switch where id = $1", [scheduled.id]);
    await emitEvents(sql, ctx.now, [modelEvent("model.cancelled", scheduled, await readActiveModel(sql))]);
    return scheduled;
  });
}

/** The model of a version. Throws INVALID_REQUEST if this program does not have it. */
export function checkVersion(version: string): Model {
  const model = Object.hasOwn(models, version) ? models[version] : undefined;
  if (!model) throw refused(`There is no model ${version}. The models are ${versions.join(", ")}.`);
  return model;
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

async function checkModel(sql: Sql, version: string, active: Model): Promise<Model> {
  const model = checkVersion(version);
  if (model === active) throw refused(`Model ${version} is active already.`);
  const scheduled = await readScheduled(sql);
  if (!scheduled) return model;
  const { spec } = scheduled.model;
  throw refused(`Model ${spec.version} is scheduled for ${scheduled.activeFrom.toISOString()}. Cancel it first.`);
}

/** Without scores nobody needs a notice. */
async function earliestSwitch(ctx: Pick<Context, "env" | "now">, sql: Sql): Promise<Date> {
  const { rows } = await sql.query("select from score limit 1");
  return rows.length === 0 ? ctx.now : new Date(ctx.now.getTime() + ctx.env.MODEL_NOTICE_DAYS * DAY_MS);
}

function refused(message: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", message);
}
