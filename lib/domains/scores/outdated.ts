import type { Pool } from "pg";
import { underLockIfFree } from "../../core/advisory-lock.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Logger } from "../../core/log.ts";
import { readMeta, writeDue, writeMeta } from "../../core/meta.ts";
import { emitEvents } from "../../core/outbox.ts";
import { endRecomputation, readRecomputation, reportRecomputation } from "../../core/recomputation.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { dayOf, passingRules } from "../../engine/index.ts";
import { hashJson, lockSwitches, modelEvent, readActiveModel, readScheduled } from "../models/index.ts";
import { type AlikeReport, searchAlikeWallets } from "./alike-wallets.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { countPending, markAllPending, markPending, takePending } from "./due.ts";
import {
  areCurrent,
  markStaleWeights,
  readStaleWeights,
  readVouches,
  type Vouches,
  weighStaleDays,
} from "./issuer-weights.ts";
import { scoreTransaction } from "./lock-scores.ts";
import { openHands, searchPassedMoney } from "./passed-money.ts";
import { computePaymentTrust, type PaymentReport } from "./payment-trust.ts";
import { loadChainHeads } from "./read-chain-heads.ts";
import { rescore, rescoreWallets } from "./rescore.ts";
import type { ScoringSettings } from "./settings.ts";
import { markStaleCloses, recomputeStaleCloses } from "./stale-closes.ts";

// What all scores depend on changes rarely: the model, the settings, what is found once a day. In the transaction that changes it, whom it
// concerns is stored as pending, with the cause; one drain scores them, a page at a time, and continues after an interruption.

const PAGE = 500;
/** How long a worker of other settings may still run after a change, milliseconds. */
const AFTER_CHANGE_MS = 3_600_000;
/** Keys in `meta`: the settings and the lists of all scores, and when they are computed once more. */
const SETTINGS = "scoring settings";
const LISTS = "lists of scores";
const ONCE_MORE = "scores once more";
/** Held by who searches for alike wallets. */
export const ALIKE_LOCK = "search for alike wallets";

interface PendingOptions {
  now: () => Date;
  signal?: AbortSignal | undefined;
  /** Called after each page with the number of subjects scored so far, also by other processes and before an interruption, and of all. */
  report?: (done: number, total: number) => Promise<void>;
  /** Subjects scored in one transaction. Default: 500. */
  page?: number | undefined;
}

/**
 * Score what is pending, a page in a transaction. Every process may call it at any time; one whose settings were replaced leaves the rest to
 * others. Returns how many it scored.
 */
async function rescorePending(
  pool: Pool,
  settings: ScoringSettings,
  { now, signal, report, page: size = PAGE }: PendingOptions,
): Promise<number> {
  const total = report ? await readSnapshot(pool, countPending) : 0;
  let done = 0;
  for (
    let [scored, alone] = [0, 0];
    !signal?.aborted && (await pool.query("select from pending_score limit 1")).rowCount;
  ) {
    const page = await scoreTransaction(pool, (sql) => rescorePage(sql, settings, now(), size));
    if (!page) break;
    done += page.pending.length;
    if (page.scored === null) alone += page.pending.length;
    else scored = page.scored;
    await report?.(Math.min(scored + alone, total), total);
  }
  return done;
}

/** Score the next page of what is pending; null if other settings apply. */
async function rescorePage(sql: Sql, settings: ScoringSettings, now: Date, size: number) {
  if (await areReplaced(sql, settings)) return null;
  const page = await takePending(sql, size);
  for (const [cause, own] of groupBy(page.pending, (one) => one.cause)) {
    const wallets = own.map(({ wallet }) => wallet);
    if (cause !== "model") await rescoreWallets(sql, settings, { wallets, now, cause });
    // Scores on chains that are not configured remain.
    else await rescore(sql, settings, { wallets, chain: "configured", trigger: { cause, source: null }, now });
  }
  return page;
}

/**
 * Compute what is marked again, in one worker: closes of the past, and the weights of issuers that these and late attestations change, until no
 * mark is due. Returns how many closes were computed or put off.
 */
export async function recomputeStale(
  pool: Pool,
  settings: ScoringSettings,
  options: { now: () => Date; log: Logger; signal?: AbortSignal },
): Promise<number> {
  let closes = 0;
  for (let isDone = false; !isDone && !options.signal?.aborted; ) {
    closes += await recomputeStaleCloses(pool, settings, options);
    isDone = true;
    // All at once: each part of the days may change the same closes.
    let vouches: Vouches | null = null;
    do {
      vouches = await reweighStale(pool, settings, options, vouches);
      if (vouches) isDone = false;
    } while (vouches);
  }
  return closes;
}

/**
 * Weigh the issuers of past days whose mark is due, and score whom they attested. The attestations are those that were read for the days before,
 * or read without the score lock, unless they have changed. Returns them; null if there was no mark.
 */
async function reweighStale(
  pool: Pool,
  settings: ScoringSettings,
  { now, signal }: Pick<PendingOptions, "now" | "signal">,
  known: Vouches | null,
): Promise<Vouches | null> {
  const { seeds } = settings;
  if (signal?.aborted || (await readStaleWeights(pool, now())) === null) return null;
  const isKnown = known && (await areCurrent(pool, known, now()));
  const read = isKnown ? known : await readSnapshot(pool, (sql) => readVouches(sql, seeds, now()));
  const weighed = await scoreTransaction(pool, async (sql) => {
    if (await areReplaced(sql, settings)) return null;
    const vouches = (await areCurrent(sql, read, now())) ? read : await readVouches(sql, seeds, now());
    const changed = await weighStaleDays(sql, vouches, now());
    const ranges = (changed ?? []).flatMap(({ subject, chainId, from }) =>
      [ALL_CHAINS, chainId].map((scope) => ({ subject, scope, from })),
    );
    await markStaleCloses(sql, ranges, now(), 0);
    const wallets = (changed ?? []).map(({ wallet }) => wallet);
    await markPending(sql, wallets, "time");
    return changed && vouches;
  });
  if (weighed) await rescorePending(pool, settings, { now, signal });
  return weighed;
}

/**
 * Find alike wallets and money that passed from hand to hand once a day, and score those for which it changed (cause `clusters`). Returns
 * null if nothing is due, or another process searches.
 */
export async function findAlikeWallets(
  pool: Pool,
  settings: ScoringSettings,
  options: DailyOptions,
): Promise<AlikeReport | null> {
  const { now, signal, log } = options;
  // A search by other rules is due at once.
  const covered = hashJson(passingRules);
  const report = await onceADay(
    pool,
    { lock: ALIKE_LOCK, key: "alike wallets", settings: covered },
    options,
    async (sql) => {
      const { subjects, visit } = openHands();
      const alike = await searchAlikeWallets(pool, sql, settings, { signal, visit });
      const passed = await searchPassedMoney(pool, sql, settings, { subjects, now, signal, log });
      return { ...alike, changed: alike.changed + passed };
    },
  );
  await rescorePending(pool, settings, { ...options, now: () => options.now });
  return report;
}

/**
 * Compute payment trust once a day, and score who paid where it changed (cause `trust`). Does nothing without seeds. Returns null if nothing is
 * due, or another process does it.
 */
export async function weighPayments(
  pool: Pool,
  settings: ScoringSettings,
  options: DailyOptions,
): Promise<PaymentReport | null> {
  const { seeds, services } = settings;
  const covered = hashJson({ seeds: [...seeds].sort(), services: services.hash ?? "" });
  const run = { lock: "weigh payments", key: "payment trust", settings: covered };
  const compute = (sql: Sql) => computePaymentTrust(pool, sql, settings, options.signal);
  const report = seeds.length === 0 ? null : await onceADay(pool, run, options, compute);
  await rescorePending(pool, settings, { ...options, now: () => options.now });
  return report;
}

interface DailyOptions {
  now: Date;
  /** Run even if the last run covered these days. */
  isForced?: boolean;
  /** Run only if the settings changed since the last run: new days are left to a later call. */
  onlyNewSettings?: boolean;
  /** Ends the run with the signal's reason. */
  signal?: AbortSignal;
  log?: Logger;
}

/** What runs once a day: its lock, the key in `meta` of what the last run covered, and what that depends on besides the days. */
interface DailyRun {
  lock: string;
  key: string;
  settings?: string;
}

/**
 * Run once for each UTC day and each newest chain day, and again if it was interrupted. Returns null if nothing is due, or another
 * process runs it.
 */
function onceADay<T>(
  pg: Pool,
  { lock, key, settings }: DailyRun,
  { now, isForced = false, onlyNewSettings = false }: DailyOptions,
  run: (sql: Sql) => Promise<T>,
): Promise<T | null> {
  return underLockIfFree(pg, lock, async (sql) => {
    const covered = [await readDays(sql, now), settings].filter(Boolean).join(" ");
    const before = await readMeta(sql, key);
    const isDone = onlyNewSettings ? before?.endsWith(` ${settings}`) : before === covered;
    if (isDone && !isForced) return null;
    const result = await run(sql);
    await writeMeta(sql, key, covered);
    return result;
  });
}

/** The UTC day and the newest day of the chains: simulated chains may be in another. */
async function readDays(sql: Sql, now: Date): Promise<string> {
  const heads = [...(await loadChainHeads(sql)).values()];
  return [dayOf(Math.floor(now.getTime() / 1_000)), Math.max(0, ...heads.map((head) => head.asOf))].join(" ");
}

/**
 * Score every subject again (cause `model`) if lists, units, prices, worthless chains, seeds, services or the effect of lists changed, and
 * what an interrupted run has left. Reports its progress. Reads no scores if nothing did. Returns how many were scored.
 */
export async function rescoreOutdated(
  pool: Pool,
  settings: ScoringSettings,
  { now, log, page }: Pick<PendingOptions, "now" | "page"> & { log?: Logger },
): Promise<number> {
  const present = fingerprint(settings);
  const isSame = (await readMeta(pool, SETTINGS)) === present;
  if (!isSame || (await readMeta(pool, LISTS)) !== settings.lists.hash) {
    await scoreTransaction(pool, async (sql) => {
      const at = now();
      if (await markAllPending(sql, "model")) {
        await writeDue(sql, ONCE_MORE, new Date(at.getTime() + AFTER_CHANGE_MS));
        // By other seeds, every day is weighed otherwise.
        if (!isSame) await markStaleWeights(sql, 0, at);
      }
      await writeMeta(sql, LISTS, settings.lists.hash);
      await writeMeta(sql, SETTINGS, present);
    });
  }
  const report = (done: number, total: number) => reportRecomputation(pool, { what: "scores", done, total }, log);
  const done = await rescorePending(pool, settings, { now, report, page });
  // An interrupted run may have scored the last ones.
  if ((await readRecomputation(pool))?.what === "scores") await endRecomputation(pool);
  return done;
}

/**
 * An hour after a change, score all once more: a worker of other settings may have scored meanwhile, and no column shows whom. Returns the
 * number of subjects; null if it is not due, or other settings apply since.
 */
export async function rescoreMissed(
  pool: Pool,
  settings: ScoringSettings,
  options: Pick<PendingOptions, "now" | "signal" | "page">,
): Promise<number | null> {
  const now = options.now();
  const isDue = async (sql: Sql) => new Date((await readMeta(sql, ONCE_MORE)) ?? Infinity) <= now;
  if ((await areReplaced(pool, settings)) || !(await isDue(pool))) return null;
  await scoreTransaction(pool, async (sql) => {
    if (!(await isDue(sql))) return;
    await markAllPending(sql, "model");
    await sql.query("delete from meta where key = $1", [ONCE_MORE]);
  });
  return rescorePending(pool, settings, options);
}

/** Whether a worker of other settings has started since. */
async function areReplaced(sql: Sql, settings: ScoringSettings): Promise<boolean> {
  const [known, lists] = [await readMeta(sql, SETTINGS), await readMeta(sql, LISTS)];
  return (
    (known ?? fingerprint(settings)) !== fingerprint(settings) || (lists ?? settings.lists.hash) !== settings.lists.hash
  );
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

/**
 * Makes the scheduled switch once its time has come, and computes scores of other models again, a page at a time. Every worker
 * may call it at any time: the switch is one transaction under the score lock, each subject is scored again by one worker, and
 * another call continues after an interrupted one. Returns early after `signal`.
 */
export async function switchModel(
  ctx: Pick<Context, "pg" | "now" | "log">,
  settings: ScoringSettings,
  { signal, page }: Pick<PendingOptions, "signal" | "page"> = {},
): Promise<void> {
  const { rows } = await ctx.pg.query<{ due: boolean }>({
    name: "find-model-work",
    text: `select activated_at is null as due from model_switch
      where rescored_at is null and (activated_at is not null or active_from <= $1)`,
    values: [ctx.now],
  });
  if (rows.length === 0) return;
  if (rows.some(({ due }) => due)) await activateDue(ctx);
  const subjects = await rescorePending(ctx.pg, settings, { now: () => new Date(), signal, page });
  if (signal?.aborted) return;
  const { rowCount } = await ctx.pg.query(
    `update model_switch set rescored_at = $1 where activated_at is not null and rescored_at is null
       and not exists (select from pending_score where cause = 'model')`,
    [ctx.now],
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
      await markAllPending(sql, "model");
      await emitEvents(sql, ctx.now, [modelEvent("model.activated", scheduled, replaced)]);
      ctx.log.info(
        { model: scheduled.model.spec.version, replaced: replaced.spec.version },
        "the scoring model changed",
      );
    },
    lockSwitches,
  );
}
