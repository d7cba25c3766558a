import type { z } from "zod";
import { auditSql } from "../../core/audit.ts";
import { asHex } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { requireRole } from "../../core/operators.ts";
import { emitEvents, type OutboxEvent } from "../../core/outbox.ts";
import { readSnapshot, sqlTransaction } from "../../core/transaction.ts";
import { type Category, categories, currentModel, type Model, maxOf, models } from "../../engine/index.ts";
import { findModel, modelHash } from "./model-hash.ts";
import type {
  ModelComparison,
  ModelResponse,
  ModelsView,
  RecordedSwitch,
  ScheduleModel,
  StoredComparison,
  SwitchSummary,
} from "./schemas.ts";

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

/** A switch that is announced. */
interface ScheduledSwitch {
  id: number;
  model: Model;
  announcedAt: Date;
  /** The earliest time of the switch. */
  activeFrom: Date;
  summary: SwitchSummary | null;
}

function viewScheduled({ model, activeFrom, announcedAt, summary }: ScheduledSwitch) {
  const times = { from: activeFrom.toISOString(), announcedAt: announcedAt.toISOString() };
  return { ...named(model), ...times, summary };
}

/** The hash as receipts name it. */
function named(model: Model) {
  return { version: model.spec.version, hash: modelHash(model) };
}

/** The version of every model that this program can run. */
export const versions = Object.keys(models);

/** The models as operators see them, with their comparisons and every switch. Throws FORBIDDEN. */
export async function getModels(ctx: Context): Promise<ModelsView> {
  requireRole(ctx, "reader");
  const [model, earliest, comparisons, switches] = await Promise.all([
    getModel(ctx),
    earliestSwitch(ctx, ctx.pg),
    listComparisons(ctx.pg),
    listSwitches(ctx.pg),
  ]);
  return { ...model, versions, earliestSwitch: earliest.toISOString(), comparisons, switches };
}

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

/** The switch that is scheduled; null if none is. */
export async function readScheduled(sql: Sql): Promise<ScheduledSwitch | null> {
  const { rows } = await sql.query<Omit<ScheduledSwitch, "model"> & { version: string }>({
    name: "read-scheduled-model",
    text: `select id, version, announced_at as "announcedAt", active_from as "activeFrom", summary from model_switch
      where activated_at is null order by id limit 1`,
  });
  if (!rows[0]) return null;
  const { version, ...scheduled } = rows[0];
  return { ...scheduled, model: requireModel(version) };
}

/** Every switch of this installation, oldest first. */
export async function listSwitches(sql: Sql): Promise<RecordedSwitch[]> {
  const { rows } = await sql.query<
    Record<"announced_at" | "active_from", Date> &
      Record<"activated_at" | "rescored_at", Date | null> & { version: string }
  >("select version, announced_at, active_from, activated_at, rescored_at from model_switch order by id");
  return rows.map((row) => ({
    version: row.version,
    announcedAt: row.announced_at.toISOString(),
    activeFrom: row.active_from.toISOString(),
    activatedAt: row.activated_at?.toISOString() ?? null,
    rescoredAt: row.rescored_at?.toISOString() ?? null,
  }));
}

/** Locks the table of switches for writing, to the end of the transaction. Readers continue. */
export async function lockSwitches(sql: Sql): Promise<void> {
  await sql.query("lock table model_switch in share row exclusive mode");
}

/** Records the active model of an installation that has recorded none, so that a newer program does not change it. */
export async function recordActiveModel(sql: Sql, now: Date): Promise<void> {
  await lockSwitches(sql);
  const { rows } = await sql.query("select from model_switch where activated_at is not null limit 1");
  if (rows.length > 0) return;
  const { spec } = await readActiveModel(sql);
  await sql.query(
    "insert into model_switch (version, announced_at, active_from, activated_at) values ($1, $2, $2, $2)",
    [spec.version, now],
  );
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
async function earliestSwitch(ctx: Pick<Context, "env" | "now">, sql: Sql): Promise<Date> {
  const { rows } = await sql.query("select from score limit 1");
  return rows.length === 0 ? ctx.now : new Date(ctx.now.getTime() + ctx.env.MODEL_NOTICE_DAYS * DAY_MS);
}

function tooSoon(days: number, earliest: Date): ServiceError {
  const sentence = `Scores exist, so another model needs ${days} days of notice (MODEL_NOTICE_DAYS): from ${earliest.toISOString()} on.`;
  return invalidField("body.at", `must be ${earliest.toISOString()} or later`, sentence);
}

/**
 * Begins a comparison of a model with the active one, in place of its earlier one; the caller runs it. Throws FORBIDDEN, and
 * INVALID_REQUEST for an unknown or active model.
 */
export function beginComparison(
  ctx: Context,
  { version }: { version: string },
  before: (sql: Sql) => Promise<void> = async () => {},
): Promise<StoredComparison> {
  requireRole(ctx, "operator");
  return sqlTransaction(ctx.pg, async (sql) => {
    await checkCandidate(sql, version);
    const { rows } = await sql.query<Row>(
      `insert into model_comparison (version, requested_at) values ($1, $2)
       on conflict (version) do update set requested_at = excluded.requested_at, compared = 0, subjects = 0,
         finished_at = null, error = null, result = null
       returning *`,
      [version, ctx.now],
    );
    await auditSql(ctx, sql, "model.comparison", version);
    await before(sql);
    const [row] = rows.map(viewOf);
    if (!row) throw new Error("the comparison was not stored");
    return row;
  });
}

/** The newest model of this program. */
export const newestModel: Model = currentModel;

/** The model that a stored score was computed with; the newest if there is no score, or if this program lacks the model. */
export function modelOfScore(hash: string | null): Model {
  return (hash !== null && findModel(hash)) || newestModel;
}

/**
 * The model that this installation computes scores with: that of the last switch. Before the first one is recorded, the model
 * of the stored scores, so that an upgrade changes no score; without scores, the newest. Throws if this program does not have
 * the model. A scoring transaction reads it under the score lock, which a switch takes too.
 */
export async function readActiveModel(sql: Sql): Promise<Model> {
  const { rows: switches } = await sql.query<{ version: string }>({
    name: "read-active-model",
    text: `select version from model_switch where activated_at is not null order by activated_at desc, id desc limit 1`,
  });
  const [last] = switches;
  if (last) return requireModel(last.version);
  const { rows } = await sql.query<{ hash: string }>({
    name: "read-stored-model",
    text: `select ${asHex("model_hash")} as hash from score limit 1`,
  });
  return modelOfScore(rows[0]?.hash ?? null);
}

/** The published model of a version, if this program has it. */
function publishedModel(version: string): Model | undefined {
  return Object.hasOwn(models, version) ? models[version] : undefined;
}

/** The same. Throws if this program does not have the model. */
export function requireModel(version: string): Model {
  const model = publishedModel(version);
  if (!model) throw new Error(`This program has no model ${version}, which the database names.`);
  return model;
}

/** The most points of each category without bonus. They are the same in every model that has the category. */
export const maxPoints = Object.fromEntries(
  categories.map((category) => [category, maxOf(newestModel.spec, category)]),
) as Readonly<Record<Category, number>>; // Every category is a key.

/** The model of a version, and the active one that it would replace. Throws INVALID_REQUEST for an unknown or active model. */
async function checkCandidate(sql: Sql, version: string): Promise<{ model: Model; active: Model }> {
  const model = publishedModel(version);
  if (!model) throw unknownModel(version);
  const active = await readActiveModel(sql);
  if (model === active) {
    throw invalidField("body.version", "is the active model", `Model ${version} is active already.`);
  }
  return { model, active };
}

function unknownModel(version: string): ServiceError {
  const message = `There is no model ${version}. The models are ${versions.join(", ")}.`;
  return invalidField("body.version", "must be a version of this program", message);
}

/** The same, run by a worker as a job. */
export function requestComparison(ctx: Context, { version }: { version: string }): Promise<StoredComparison> {
  const payload = { version, requestedAt: ctx.now.toISOString() };
  return beginComparison(ctx, { version }, (sql) =>
    enqueueJobs(sql, "compare-models", [{ payload, key: `compare model ${version}` }]),
  );
}

/** The newest comparison of each model, the newest first. */
async function listComparisons(sql: Sql): Promise<StoredComparison[]> {
  const { rows } = await sql.query<Row>("select * from model_comparison order by requested_at desc, version");
  return rows.map(viewOf);
}

interface Row extends Pick<StoredComparison, "version" | "compared" | "subjects" | "error" | "result"> {
  requested_at: Date;
  finished_at: Date | null;
}

function viewOf({ requested_at: requestedAt, finished_at: finishedAt, ...row }: Row): StoredComparison {
  return { ...row, requestedAt: requestedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
}
