import type { Pool } from "pg";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { Logger } from "../../core/log.ts";
import { readMeta, runWhenDue, writeDue, writeMeta } from "../../core/meta.ts";
import { emitEvents } from "../../core/outbox.ts";
import { endRecomputation, readRecomputation, reportRecomputation } from "../../core/recomputation.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { hashJson, lockSwitches, modelEvent, modelHash, readActiveModel, readScheduled } from "../models/index.ts";
import { lockScores, scoreTransaction } from "./lock-scores.ts";
import { rescore } from "./rescore.ts";
import type { ScoreTrigger } from "./score-change.ts";
import type { ScoringSettings } from "./settings.ts";

/** Subjects searched at once, and scored in one transaction. */
const PAGE = 500;
/** When scores are searched that a worker of other settings wrote after a change, and then in general, milliseconds. */
const AFTER_CHANGE_MS = 3_600_000;
const EVERY_MS = 86_400_000;
/** Keys in `meta`: the settings and the lists that all scores were computed with, the next search for others, and what it looks for. */
const SETTINGS = "scoring settings";
const LISTS = "lists of scores";
const SEARCH = "search for outdated scores";
const SOUGHT = "sought scores";

/** Which scores are computed again: those of another model, also those of other lists, or all. */
type Outdated = "of another model" | "of another model or other lists" | "all";

interface RescoreOptions {
  now: () => Date;
  signal?: AbortSignal | undefined;
}

/**
 * Score again (cause `model`) the subjects whose score was computed with other lists, or all of them if units, prices, worthless chains,
 * seeds, services or the effect of lists changed. Reports its progress. Reads no scores if nothing did. Returns the number of subjects. After
 * an interruption at any time the next call continues. {@link switchModel} and {@link rescoreMissed} find scores of another model.
 */
export async function rescoreOutdated(
  pool: Pool,
  settings: ScoringSettings,
  { now, log }: { now: () => Date; log?: Logger },
): Promise<number> {
  const present = fingerprint(settings);
  const isSame = (await readMeta(pool, SETTINGS)) === present;
  if (isSame && (await readMeta(pool, LISTS)) === settings.lists.hash) return 0;
  const outdated: Outdated = isSame ? "of another model or other lists" : "all";
  const progress = await openProgress(pool, hashJson([present, settings.lists.hash]), log);
  const done = await rescorePages(pool, settings, { outdated, now, ...progress });
  await endRecomputation(pool);
  // No column shows which scores are of other units, so all are computed once more. The settings come last: an interrupted run continues.
  if (outdated === "all" && done > 0) await writeMeta(pool, SOUGHT, "all");
  await writeDue(pool, SEARCH, new Date(now().getTime() + AFTER_CHANGE_MS));
  await writeMeta(pool, LISTS, settings.lists.hash);
  await writeMeta(pool, SETTINGS, present);
  return done;
}

/**
 * Score again what {@link rescoreOutdated} missed because a worker of other settings still ran: an hour after a change, and once a day.
 * Returns the number of subjects; null if nothing is due, another process searches, or other settings apply since.
 */
export async function rescoreMissed(
  pool: Pool,
  settings: ScoringSettings,
  options: RescoreOptions,
): Promise<number | null> {
  const isApplied =
    (await readMeta(pool, SETTINGS)) === fingerprint(settings) && (await readMeta(pool, LISTS)) === settings.lists.hash;
  if (!isApplied) return null;
  return runWhenDue(pool, SEARCH, { ...options, everyMs: EVERY_MS }, async (sql) => {
    const outdated = (await readMeta(sql, SOUGHT)) === "all" ? "all" : "of another model or other lists";
    const done = await rescorePages(pool, settings, { outdated, ...options });
    if (!options.signal?.aborted) await writeMeta(sql, SOUGHT, "outdated");
    return done;
  });
}

/** Score again the subjects whose score was computed with another model than the active one. Returns their number. */
export function rescoreOutdatedModel(pool: Pool, settings: ScoringSettings, options: RescoreOptions): Promise<number> {
  return rescorePages(pool, settings, { outdated: "of another model", ...options });
}

/** A hash of the settings that scores depend on, except the lists, which facts name themselves. */
function fingerprint({ chains, worthless, listContacts, listSelf, seeds, services }: ScoringSettings): string {
  const units = [...chains].sort(([a], [b]) => a - b);
  const known = {
    ...(services.hash !== null && { services: services.hash }),
    ...(worthless.size > 0 && { worthless: [...worthless].sort((a, b) => a - b) }),
  };
  return hashJson({ units, listContacts, listSelf, seeds: [...seeds].sort(), ...known });
}

interface Progress {
  /** The subject to continue after. */
  after: string;
  /** Called for each page that has been searched. */
  report: (page: readonly string[]) => Promise<void>;
}

/** Continues a run for the same reason. What others wrote of its subjects meanwhile, {@link rescoreMissed} finds. */
async function openProgress(pool: Pool, reason: string, log: Logger | undefined): Promise<Progress> {
  const last = await readRecomputation(pool);
  const { rows } = await pool.query<{ total: number }>("select count(distinct subject)::int as total from score");
  const total = rows[0]?.total ?? 0;
  const isSame = last?.position?.reason === reason;
  let done = isSame ? last.done : 0;
  return {
    after: isSame ? (last.position?.after ?? "") : "",
    report: async (page) => {
      done += page.length;
      const position = { reason, after: page.at(-1) ?? "" };
      await reportRecomputation(pool, { what: "scores", done, total, position }, log);
    },
  };
}

/** Searches without the score lock, which only pages with something to score take. */
async function rescorePages(
  pool: Pool,
  settings: ScoringSettings,
  { outdated, now, signal, after = "", report }: RescoreOptions & { outdated: Outdated } & Partial<Progress>,
): Promise<number> {
  let done = 0;
  let page = await readPage(pool, after);
  while (page.length > 0 && !signal?.aborted) {
    const found = await findOutdated(pool, settings, { subjects: page, outdated });
    if (found.length > 0)
      done += await sqlTransaction(pool, (sql) =>
        rescorePage(sql, settings, { subjects: found, outdated, now: now() }),
      );
    await report?.(page);
    page = await readPage(pool, page.at(-1) ?? "");
  }
  return done;
}

async function readPage(sql: Sql, after: string): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(
    "select distinct subject from score where subject > $1 order by subject limit $2",
    [after, PAGE],
  );
  return rows.map(({ subject }) => subject);
}

async function rescorePage(
  sql: Sql,
  settings: ScoringSettings,
  { subjects, outdated, now }: { subjects: readonly string[]; outdated: Outdated; now: Date },
): Promise<number> {
  await lockScores(sql);
  // Another worker may have scored some of them meanwhile.
  const wallets = await findOutdated(sql, settings, { subjects, outdated });
  const trigger: ScoreTrigger = { cause: "model", source: null };
  // Scores on chains that are not configured remain.
  return (await rescore(sql, settings, { wallets, chain: "configured", trigger, now })).length;
}

async function findOutdated(
  sql: Sql,
  settings: ScoringSettings,
  { subjects, outdated }: { subjects: readonly string[]; outdated: Outdated },
): Promise<string[]> {
  const listsHash = outdated === "of another model" ? null : settings.lists.hash;
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct subject from score join score_facts using (subject, facts_hash)
     where subject = any($1::text[]) and (chain_id = 0 or chain_id = any($2::bigint[]))
       and ($5 or model_hash <> $3 or facts->'listed'->>'listsHash' <> $4::text)
     order by subject`,
    [subjects, [...settings.chains.keys()], modelHash(await readActiveModel(sql)), listsHash, outdated === "all"],
  );
  return rows.map(({ subject }) => subject);
}

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
