import type { Pool } from "pg";
import { underLockIfFree } from "../../core/advisory-lock.ts";
import { type Columns, plainArray, rowsAsTable } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import { isDatabaseUnreachable, type Sql } from "../../core/db.ts";
import type { Logger } from "../../core/log.ts";
import { readSnapshot, sqlTransaction } from "../../core/transaction.ts";
import { DAY, dayNumber, dayOf } from "../../engine/index.ts";
import { newestCoveredDay } from "./chain-heads.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { type CloseRange, recomputeCloses } from "./earlier-days.ts";
import { markStaleWeights, markWeightsAfter } from "./issuer-weights.ts";
import { lockFreeScores, shareScores } from "./lock-scores.ts";
import { closeRows } from "./ranks/days.ts";
import { inScope, scopesIn } from "./ranks/scopes.ts";
import { loadChainHeads } from "./read-chain-heads.ts";
import { APPEND_SAME_POINTS, notifyReaders, pointsIn } from "./score-feed.ts";
import type { ScoringSettings } from "./settings.ts";
import { REACHED, replaceCloses, type ScopeCloses } from "./write-closes.ts";
import { joinRows, splitRows } from "./write-scores.ts";

/** Closes recomputed in one transaction. */
const PAGE = 50;
/** Subjects whose closes of lost days are held in memory at once. */
const LOST_AT_ONCE = 2_000;
/** How long a mark waits for further changes of the same subject, milliseconds. */
const WAIT_MS = 5_000;
/** Closes after which progress is logged. */
const LOG_EVERY = 1_000;
/** How long closes wait whose subject changed while they were computed, milliseconds. */
const CHANGED_MS = 10_000;
/** How long closes wait that could not be computed, milliseconds. */
const RETRY_MS = 3_600_000;

/**
 * Mark closes to be computed again from a day on, because the past of their subjects changed. A further mark of the same closes
 * postpones them, so that they wait for a chain that is catching up.
 */
export async function markStaleCloses(
  sql: Sql,
  ranges: readonly CloseRange[],
  now: Date,
  waitMs = WAIT_MS,
): Promise<void> {
  if (ranges.length === 0) return;
  const { from, values } = rangesAsTable(ranges, new Date(now.getTime() + waitMs));
  await sql.query(
    `insert into stale_close as m (subject, chain_id, from_day, due_at)
     select subject, chain_id, min(date '1970-01-01' + day), $1 from ${from} group by subject, chain_id
     on conflict (subject, chain_id) do update set
       from_day = least(m.from_day, excluded.from_day), due_at = greatest(m.due_at, excluded.due_at)`,
    values,
  );
}

const columns: Columns<CloseRange> = {
  subject: ["word", ({ subject }) => subject],
  chain_id: ["bigint", ({ scope }) => scope],
  day: ["int", ({ from }) => dayNumber(from)],
};

const rangesAsTable = (rows: readonly CloseRange[], ...before: Date[]) => rowsAsTable("s", { columns, rows, before });

/** Mark all closes of subjects over all chains and on one: a history was fetched. */
export function markWholeHistory(
  sql: Sql,
  { subjects, chainId }: { subjects: readonly string[]; chainId: number },
  now: Date,
): Promise<void> {
  const ranges = subjects.flatMap((subject) => [ALL_CHAINS, chainId].map((scope) => ({ subject, scope, from: 0 })));
  return markStaleCloses(sql, ranges, now);
}

/**
 * Mark closes of the days between a chain's newest day and the one that opens (00:00 UTC, unix seconds), on which the passing of time
 * changed points before anybody was scored again: those of subjects that were due before the new day, and of other wallets: their facts are
 * not stored yet, or an attestation of them has expired.
 */
export async function markSkippedDays(
  sql: Sql,
  { chainId, before, day, others }: { chainId: number; before: number; day: number; others: readonly string[] },
  now: Date,
): Promise<void> {
  const { rows } = await sql.query<CloseRange>(
    `with due as materialized (
       select subject, scope, case when next_change_day = 0 then $2::bigint else next_change_day end as from
       from score, ${scopesIn("chain_id")} as scope where chain_id in (${ALL_CHAINS}, $1, -$1::bigint) and next_change_day < $3),
     here as materialized (
       select distinct due.subject from due join wallet w on w.subject = due.subject join facts f on f.wallet = w.address
       where f.chain_id = $1)
     select due.* from due join here using (subject)
     union all
     select coalesce(w.subject, u.wallet), scope, $2::bigint
     from unnest($4::text[]) as u(wallet) left join wallet w on w.address = u.wallet
       cross join unnest(array[${ALL_CHAINS}, $1::bigint]) as scope`,
    [chainId, before + DAY, day, plainArray(others)],
  );
  await markStaleCloses(sql, rows, now);
}

/**
 * Mark what attestations change that are known again, or no longer, and count otherwise from a time on (unix seconds): the closes of whom they are
 * about, and the weights. Those of issuers that never had a weight change nothing.
 */
export async function markMovedVouches(
  sql: Sql,
  chainId: number,
  moved: readonly { issuer: string; subject: string; from: number }[],
  now: Date,
): Promise<void> {
  const newest = newestCoveredDay((await loadChainHeads(sql)).values());
  const late = moved.filter(({ from }) => dayOf(from) < newest);
  if (late.length === 0) return;
  const { rows } = await sql.query<{ subject: string; from: number }>(
    `select coalesce(s.subject, v.subject) as subject, v.from from rows from (unnest($1::text[]), unnest($2::text[]), unnest($3::bigint[]))
       as v(issuer, subject, "from") left join wallet i on i.address = v.issuer left join wallet s on s.address = v.subject
     where exists (select from issuer_weight w where w.subject = coalesce(i.subject, v.issuer))`,
    [
      plainArray(late.map(({ issuer }) => issuer)),
      plainArray(late.map(({ subject }) => subject)),
      plainArray(late.map(({ from }) => dayOf(from))),
    ],
  );
  const ranges = rows.flatMap((row) => [ALL_CHAINS, chainId].map((scope) => ({ ...row, scope })));
  await markStaleCloses(sql, ranges, now);
  if (rows.length > 0) await markStaleWeights(sql, Math.min(...rows.map(({ from }) => from)), now);
}

/**
 * Remove the closes of the days that a chain lost in a reorg: those after `day` (00:00 UTC, unix seconds), the day of the common
 * ancestor. These closes are computed again from that day on: over all chains, other chains may have reached the days that are gone; and
 * on this one a score may now end `day` with the points that it had later, which is no change of the score. Hold the score lock, with the
 * facts rolled back.
 */
export async function rollBackCloses(
  sql: Sql,
  { chainId, day }: { chainId: number; day: number },
  now: Date,
): Promise<void> {
  // Only rows of the days that are gone are read, by chain and day.
  const { rows: lost } = await sql.query<{ subject: string; scopes: number[] }>(
    `select subject, array_agg(distinct scope) as scopes from (
       select subject, $1::bigint as scope from score_close
       where chain_id in ($1, -$1::bigint) and day > date '1970-01-01' + $2::int
       union all
       select subject, ${ALL_CHAINS} from score_close
       where chain_id = any($3::bigint[]) and day > date '1970-01-01' + $2::int
         and subject in (select w.subject from facts f join wallet w on w.address = f.wallet where f.chain_id = $1)) as gone
     group by subject`,
    [chainId, dayNumber(day), await closeRows(sql, ALL_CHAINS)],
  );
  for (const page of chunks(lost, LOST_AT_ONCE)) {
    const ranges = page.flatMap(({ subject, scopes }) => scopes.map((scope) => ({ subject, scope, from: day })));
    await replaceCloses(
      sql,
      ranges.map((range) => ({ ...range, from: day + DAY, points: [] })),
      now,
    );
    await markStaleCloses(sql, ranges, now);
  }
  const { rows: weighed } = await sql.query("select from issuer_weight limit 1");
  if (weighed.length > 0) await markStaleWeights(sql, day + DAY, now);
}

/** Compute the closes whose marks are due, a page at a time, in one worker. Returns how many were computed or put off. */
export async function recomputeStaleCloses(
  pool: Pool,
  settings: ScoringSettings,
  { now, log, signal }: { now: () => Date; log: Logger; signal?: AbortSignal },
): Promise<number> {
  const done = await underLockIfFree(pool, "closes of the past", async () => {
    let sum = 0;
    for (let last = PAGE; last > 0 && !signal?.aborted; sum += last) {
      last = await recomputePage(pool, settings, now(), PAGE).catch((err: unknown) => {
        log.warn({ err }, "closes of the past could not be computed together; trying them one by one");
        return recomputeFirst(pool, settings, now(), log);
      });
      if (Math.floor((sum + last) / LOG_EVERY) > Math.floor(sum / LOG_EVERY)) {
        const { rows } = await pool.query<{ waiting: number }>("select count(*)::int as waiting from stale_close");
        log.info({ closes: sum + last, waiting: rows[0]?.waiting }, "computing closes of the past");
      }
    }
    return sum;
  });
  return done ?? 0;
}

interface ComputedCloses {
  ranges: readonly CloseRange[];
  closes: readonly ScopeCloses[];
  /** By subject, as of what they were computed from. */
  versions: ReadonlyMap<string, string>;
}

/** Date the totals of stored scores whose earlier closes have changed. Points do not change. Hold the score lock. */
async function correctStoredReached(sql: Sql, subjects: readonly string[]): Promise<void> {
  const { rows } = await sql.query<{ subject: string }>(`${WRONGLY_REACHED} select distinct subject from wrong`, [
    plainArray(subjects),
  ]);
  if (rows.length === 0) return;
  // The closes of a scope may say another day than those of the other one.
  const wrong = rows.map(({ subject }) => subject);
  await splitRows(sql, wrong);
  await sql.query(
    `${WRONGLY_REACHED}, updated as (
       update score s set reached_at = wrong.after
       from wrong where s.subject = wrong.subject and s.chain_id = wrong.chain_id
       returning s.subject, s.chain_id, ${pointsIn("s")} as points, s.ranked, wrong.before as reached_before, wrong.after as reached_after)
     ${APPEND_SAME_POINTS}`,
    [plainArray(wrong)],
  );
  await joinRows(sql, wrong);
  await notifyReaders(sql);
}

const WRONGLY_REACHED = `with reached as materialized (${REACHED}),
  wrong as materialized (
    select s.subject, s.chain_id, s.reached_at as before, reached.reached_at as after
    from score s join reached on reached.subject = s.subject and ${inScope("s.chain_id", "reached.chain_id")}
    where s.reached_at <> reached.reached_at and (s.total > 0 or s.ranked))`;

/** Compute the closes of the first marks, and remove these. Reading and folding activity, which has no bound, delays no other score. */
async function recomputePage(pool: Pool, settings: ScoringSettings, now: Date, limit: number): Promise<number> {
  const computed = await readSnapshot(pool, async (sql): Promise<ComputedCloses> => {
    const ranges = await readDue(sql, now, limit);
    const versions = await readVersions(sql, [...new Set(ranges.map(({ subject }) => subject))]);
    return { ranges, versions, closes: await recomputeCloses(sql, settings, ranges) };
  });
  return sqlTransaction(pool, (sql) => writeComputed(sql, settings, computed, now));
}

/** Write the closes of subjects that have not changed since, and put the others off; those being scored right now are left. */
async function writeComputed(
  sql: Sql,
  { seeds }: ScoringSettings,
  { ranges, versions, closes }: ComputedCloses,
  now: Date,
): Promise<number> {
  if (ranges.length === 0) return 0;
  await shareScores(sql);
  const free = await lockFreeScores(sql, [...versions.keys()]);
  const current = await readVersions(sql, [...free]);
  const isUnchanged = ({ subject }: { subject: string }) => current.get(subject) === versions.get(subject);
  const done = ranges.filter(isUnchanged);
  const changed = ranges.filter((range) => free.has(range.subject) && !isUnchanged(range));
  const others = await replaceCloses(sql, closes.filter(isUnchanged), now);
  const newest = newestCoveredDay((await loadChainHeads(sql)).values());
  await markWeightsAfter(sql, others, { seeds, newest, now, waitMs: 0 });
  await correctStoredReached(sql, [...new Set(done.map(({ subject }) => subject))]);
  const isOneOf = "m.subject = s.subject and m.chain_id = s.chain_id";
  const ended = rangesAsTable(done);
  await sql.query(`delete from stale_close m using ${ended.from} where ${isOneOf}`, ended.values);
  const later = rangesAsTable(changed, new Date(now.getTime() + CHANGED_MS));
  await sql.query(`update stale_close m set due_at = $1 from ${later.from} where ${isOneOf}`, later.values);
  return done.length + changed.length;
}

async function readDue(sql: Sql, now: Date, limit: number): Promise<CloseRange[]> {
  const { rows } = await sql.query<CloseRange>(
    `select subject, chain_id as scope, extract(epoch from from_day)::bigint as from from stale_close
     where due_at <= $1 and subject > '' order by due_at, subject, chain_id limit $2`,
    [now, limit],
  );
  return rows;
}

/** Compute the closes of the first mark; one that fails is postponed, so that it does not block the others. */
async function recomputeFirst(pool: Pool, settings: ScoringSettings, now: Date, log: Logger): Promise<number> {
  return recomputePage(pool, settings, now, 1).catch(async (err: unknown) => {
    // The mark is not the cause.
    if (isDatabaseUnreachable(err)) throw err;
    log.error({ err }, "closes of the past could not be computed; trying again in an hour");
    const { rowCount } = await pool.query(
      `update stale_close m set due_at = $2 from (
         select subject, chain_id from stale_close
         where due_at <= $1 and subject > '' order by due_at, subject, chain_id limit 1) as first
       where m.subject = first.subject and m.chain_id = first.chain_id`,
      [now, new Date(now.getTime() + RETRY_MS)],
    );
    return rowCount ?? 0;
  });
}

/** A text for each subject that differs once its facts, its scores or the marks of its closes have changed. */
async function readVersions(sql: Sql, subjects: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map(subjects.map((subject) => [subject, ""]));
  const add = async (text: string) => {
    const { rows } = await sql.query<{ subject: string }>(text, [plainArray(subjects)]);
    for (const { subject, ...rest } of rows) versions.set(subject, versions.get(subject) + JSON.stringify(rest));
  };
  await add(
    `select w.subject, f.wallet, f.chain_id, f.to_block, md5(f.facts) from facts f join wallet w on w.address = f.wallet
     where w.subject = any($1::text[]) order by f.wallet, f.chain_id`,
  );
  await add(
    `select subject, chain_id, facts_hash::text, model_hash::text, next_change_day, reached_at from score
     where subject = any($1::text[]) order by subject, chain_id`,
  );
  await add(
    `select subject, chain_id, from_day, due_at from stale_close where subject = any($1::text[]) order by subject, chain_id`,
  );
  return versions;
}
