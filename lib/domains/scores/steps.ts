import { asHex, bytesOf, type Columns, plainArray, rowsAsTable } from "../../core/bulk-write.ts";
import { isCluster } from "../../core/cluster.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransactionOn } from "../../core/transaction.ts";
import {
  DAY,
  dayNumber,
  decodeScoreFacts,
  type Model,
  nextEarningDay,
  noPoints,
  type ScoreFacts,
  stepsAhead,
} from "../../engine/index.ts";
import { modelHash, readActiveModel } from "../models/index.ts";
import { newestCoveredDay } from "./chain-heads.ts";
import { ALL_CHAINS, type SourceBlock } from "./current-score.ts";
import { type DueSubject, readDueIn } from "./due.ts";
import { markWeightsAfter } from "./issuer-weights.ts";
import { lockFreeScores, shareScores } from "./lock-scores.ts";
import { boardCategories } from "./ranks/histogram.ts";
import { inScope, scopesIn } from "./ranks/scopes.ts";
import { loadChainHeads } from "./read-chain-heads.ts";
import { notifyReaders, pointsIn } from "./score-feed.ts";
import type { ScoringSettings } from "./settings.ts";
import { notifyChanges } from "./write-scores.ts";

// Between events, points move by time alone, and mostly only those of age and loyalty. These moves are known ahead: the steps of a score are
// a function of its facts and its model, and stand beside it. So a chain day moves most due subjects by one statement a page, without the
// engine. Steps without points, or that do not include the score's next change day, are not used: the engine scores such a subject, with the
// same result.

/** Steps with points that are stored of a score: they reach some three months ahead. */
const MOST_STEPS = 8;
/** Days are stored less so many, so that those of all block times that count fit into 16 bits. */
const FIRST_DAY = 32_768;
/** Points of a step on which the engine has to score. */
const NONE = -1;
/** SQL: the number of steps of a score `s`: their days stand before their points of age, and these before those of loyalty. */
const COUNT = "cardinality(s.steps) / 3";
/** SQL: the days of these steps. */
const DAYS = `s.steps[1:${COUNT}]::int[]`;
/** SQL: whether the score's next change day is one of them. */
const ARE_CURRENT = `(s.next_change_day / ${DAY} - ${FIRST_DAY})::int = any(${DAYS})`;

/** SQL: a day counted from 1970-01-01 as a date. */
const dateOf = (day: string) => `date '1970-01-01' + ${day}`;
/** SQL: the columns of points that time alone does not move. */
const steady = boardCategories.filter((name) => !["total", "age", "loyalty"].includes(name));

/**
 * SQL: move the scores of the subjects ($1) on a chain ($2) and over all chains that are due and have a step. $3: the day of the chain;
 * $4 and $5: the chains that count over all chains, and their days; $6: now; $7: the block; $8: whether all changes are returned, or falls alone.
 * A score whose newest close is of the same day or does not hold its points is left: what its day ends with, and since when it has its total,
 * is not decided here. So is a close that stands for another scope, too.
 */
const MOVE = `with heads as (
   select * from rows from (unnest($4::bigint[]), unnest($5::int[])) as h(chain_id, day)),
 present as materialized (
   select w.subject, max(h.day) as day
   from wallet w join facts f on f.wallet = w.address join heads h on h.chain_id = f.chain_id
   where w.subject = any($1::text[]) and f.facts is not null and f.to_block >= 0 group by w.subject having count(h.day) = count(*)),
 due as materialized (
   select s.subject, s.chain_id, s.total, s.age, s.loyalty, s.reached_at, d.day, p.age as new_age, p.loyalty as new_loyalty,
     s.total - s.age - s.loyalty + p.age + p.loyalty as new_total, (k.days[k.passed + 1] + ${FIRST_DAY})::bigint * ${DAY} as next_change_day
   from score s left join present on present.subject = s.subject
     cross join lateral (select case when s.chain_id > ${ALL_CHAINS} then $3::int when s.chain_id = ${ALL_CHAINS} or present.day = $3 then present.day end as day) d
     cross join lateral (select ${DAYS} as days, width_bucket(d.day - ${FIRST_DAY}, ${DAYS}) as passed) k
     cross join lateral (select s.steps[${COUNT} + k.passed] as age, s.steps[2 * ${COUNT} + k.passed] as loyalty) p
   where s.subject = any($1::text[]) and s.chain_id in (${ALL_CHAINS}, $2::bigint, -$2::bigint) and ${ARE_CURRENT}
     and s.next_change_day <= d.day::bigint * ${DAY} and p.age <> ${NONE} and (s.total > 0 or s.ranked)),
 closing as materialized (
   select due.*, u.scope, c.chain_id as close, c.day as closed, count(*) over (partition by due.subject, due.chain_id) as scopes
   from due cross join ${scopesIn("due.chain_id")} as u(scope)
     join score_close c on c.subject = due.subject and ${inScope("c.chain_id", "u.scope")}
   where (c.chain_id >= 0 or c.chain_id = due.chain_id) and c.until = 'infinity' and c.day < ${dateOf("due.day")}
     and c.day >= ${dateOf(`(due.reached_at / ${DAY})::int`)}
     and c.total = due.total and c.age = due.age and c.loyalty = due.loyalty and due.reached_at < due.day::bigint * ${DAY}
     and not exists (select from score_close later
       where later.subject = c.subject and ${inScope("later.chain_id", "u.scope")} and later.day > c.day)
     and due.new_total > 0 and (due.new_age <> due.age or due.new_loyalty <> due.loyalty)),
 moved as (
   update score s set total = c.new_total, age = c.new_age, loyalty = c.new_loyalty, next_change_day = c.next_change_day, updated_at = $6,
     reached_at = case when c.new_total = c.total then c.reached_at else c.day::bigint * ${DAY} end
   from closing c where s.subject = c.subject and s.chain_id = c.chain_id and c.scope = abs(c.chain_id)
     and c.scopes = case when c.chain_id < 0 then 2 else 1 end
   returning s.subject, s.chain_id, s.total, s.age, s.loyalty, ${steady.map((name) => `s.${name}`).join(", ")}, s.ranked, s.confidence,
     s.reached_at, c.day, c.total as old_total, c.age as old_age, c.loyalty as old_loyalty, c.reached_at as old_reached_at),
 ended as (
   update score_close c set until = ${dateOf("m.day")} from moved m join closing o using (subject, chain_id)
   where c.subject = m.subject and c.chain_id = o.close and c.day = o.closed),
 closed as (
   insert into score_close (subject, chain_id, day, until, ${boardCategories.join(", ")}, ranked, confidence, cause, recorded_at)
   select subject, chain_id, ${dateOf("day")}, 'infinity', ${boardCategories.join(", ")}, ranked, confidence, 'time', $6 from moved),
 published as (
   insert into score_feed (at, subject, chain_id, before, after, ranked_before, ranked_after, reached_before, reached_after, cause,
     source_chain, block_number)
   select $6, subject, chain_id, ${pointsIn("m", { total: "m.old_total", age: "m.old_age", loyalty: "m.old_loyalty" })}, ${pointsIn("m")},
     ranked, ranked, old_reached_at, reached_at, 'time', $2, $7 from moved m order by subject, chain_id desc)
 select count(*)::int as moved, coalesce(jsonb_agg(jsonb_build_array(subject, old_total, old_age, old_loyalty, total, age, loyalty)
     order by subject) filter (where chain_id <= ${ALL_CHAINS} and (total < old_total or ($8::bool and total > old_total))), '[]') as totals
 from moved`;

/** A total over all chains before and after, with age and loyalty. */
type Move = [subject: string, ...before: [number, number, number], ...after: [number, number, number]];

/**
 * Move the scores of due subjects on the chain of a block that opened a day, and over all chains, by their steps. The others remain due.
 * Hold the score lock, taken by an earlier statement.
 */
export async function moveBySteps(
  sql: Sql,
  { chains, worthless, seeds }: ScoringSettings,
  { subjects, source, now }: { subjects: readonly string[]; source: SourceBlock; now: Date },
): Promise<void> {
  if (subjects.length === 0) return;
  const heads = await loadChainHeads(sql);
  const dayOn = (chainId: number) => {
    const head = heads.get(chainId);
    return head ? head.asOf / DAY : null;
  };
  const counted = [...chains.keys()].filter((chainId) => !worthless.has(chainId));
  const { rows: listeners } = await sql.query<{ any: boolean }>(
    "select exists (select from webhook where active and 'score.updated' = any(events)) as any",
  );
  const isHeard = listeners[0]?.any === true;
  const { rows } = await sql.query<{ moved: number; totals: Move[] }>(MOVE, [
    ...[plainArray(subjects), source.chainId, dayOn(source.chainId)],
    ...[plainArray(counted), plainArray(counted.map(dayOn)), now, source.number, isHeard],
  ]);
  const [{ moved, totals } = { moved: 0, totals: [] }] = rows;
  if (moved > 0) await notifyReaders(sql);
  const day = heads.get(source.chainId)?.asOf ?? 0;
  const closes = moved > 0 ? subjects.map((subject) => ({ subject, from: day })) : [];
  await markWeightsAfter(sql, closes, { seeds, newest: newestCoveredDay(heads.values()), now });
  const changes = totals.map(([subject, ...points]) => {
    const [before, after] = [points.slice(0, 3), points.slice(3)].map(([total = 0, age = 0, loyalty = 0]) => {
      return { total, breakdown: { ...noPoints, age, loyalty } };
    });
    return { subject, chainId: ALL_CHAINS, before: before ?? null, after: after ?? null, cause: "time" as const };
  });
  await notifyChanges(sql, changes, { now, isHeard });
}

/** Days before its next change day on which a score gets its steps. */
const DAYS_AHEAD = 2;
/** Scores whose steps are computed between two looks at the clock. */
const PAGE = 100;

/** How far the steps of a chain day are filled. */
export interface StepsPosition {
  /** 00:00 UTC, unix seconds. */
  day: number;
  /** The chain, then ALL_CHAINS; null at the end. */
  scope: number | null;
  after: DueSubject | null;
}

/**
 * Compute the steps of the next scores that are due soon after the chain day and have none, from their stored facts. A score that is being
 * written, or was since, gets none. On a cluster `sql` is one connection, outside of a transaction. Returns the position after them.
 */
export async function fillSteps(
  sql: Sql,
  { worthless }: ScoringSettings,
  input: { chainId: number; position: StepsPosition; daysAhead?: number },
): Promise<StepsPosition> {
  const { chainId, position, daysAhead = DAYS_AHEAD } = input;
  const { day, scope, after } = position;
  if (scope === null) return position;
  const last = day + daysAhead * DAY;
  const page = await readDueIn(sql, scope, { day: last, after, limit: PAGE });
  const hasAggregate = !worthless.has(chainId);
  const subjects = page.map(({ subject }) => subject);
  const rows = await readUnfilled(sql, {
    subjects,
    scopes: hasAggregate ? [scope, -scope, ALL_CHAINS] : [scope],
    last,
  });
  await writeSteps(sql, rows);
  if (page.length === PAGE) return { ...position, after: page.at(-1) ?? null };
  return { day, scope: scope === chainId && hasAggregate ? ALL_CHAINS : null, after: null };
}

interface UnfilledScore {
  subject: string;
  scope: number;
  /** Its next change day. */
  next: number;
  factsHash: string;
  facts: ScoreFacts;
  model: Model;
}

/** Scores of the active model that are due up to a day, but not at once, and have no steps. */
async function readUnfilled(
  sql: Sql,
  { subjects, scopes, last }: { subjects: readonly string[]; scopes: readonly number[]; last: number },
): Promise<UnfilledScore[]> {
  if (subjects.length === 0) return [];
  const model = await readActiveModel(sql);
  const { rows } = await sql.query<Omit<UnfilledScore, "model" | "facts"> & { facts: Buffer }>(
    `select s.subject, s.chain_id as scope, s.next_change_day as next, ${asHex("s.facts_hash")} as "factsHash", f.facts
     from score s join score_facts f on f.subject = s.subject and f.facts_hash = s.facts_hash and f.subject = any($1::text[])
     where s.subject = any($1::text[]) and s.chain_id = any($2::bigint[]) and s.model_hash = $3::bytea
       and s.next_change_day between 1 and $4 and (${ARE_CURRENT}) is not true
     order by s.subject, s.chain_id`,
    [plainArray(subjects), plainArray(scopes), bytesOf(modelHash(model)), last],
  );
  return rows.map((row) => ({ ...row, facts: decodeScoreFacts(row.facts), model }));
}

/** Waits for no row. A cluster cannot skip locked ones: there it locks the subjects that nobody scores, and leaves the others. */
async function writeSteps(sql: Sql, rows: readonly UnfilledScore[]): Promise<void> {
  if (rows.length === 0) return;
  if (!(await isCluster(sql))) return updateSteps(sql, rows, true);
  await sqlTransactionOn(sql, async () => {
    await shareScores(sql);
    const free = await lockFreeScores(
      sql,
      rows.map(({ subject }) => subject),
    );
    const unlocked = rows.filter(({ subject }) => free.has(subject));
    if (unlocked.length > 0) await updateSteps(sql, unlocked, false);
  });
}

async function updateSteps(sql: Sql, rows: readonly UnfilledScore[], skipsLocked: boolean): Promise<void> {
  const columns: Columns<UnfilledScore> = {
    subject: ["word", ({ subject }) => subject],
    chain_id: ["bigint", ({ scope }) => scope],
    next: ["bigint", ({ next }) => next],
    facts_hash: ["hex", ({ factsHash }) => factsHash],
    model_hash: ["hex", ({ model }) => modelHash(model)],
    steps: ["text", (row) => plainArray(encodeSteps(stepsOf(row)))],
  };
  const { from, values } = rowsAsTable("r", { columns, rows });
  const isSame = `s.subject = r.subject and s.chain_id = r.chain_id and s.next_change_day = r.next and s.facts_hash = r.facts_hash
       and s.model_hash = r.model_hash`;
  const free = skipsLocked
    ? `(select r.* from score s join ${from} on ${isSame} for update of s skip locked) as r`
    : from;
  await sql.query(`update score s set steps = r.steps::smallint[] from ${free} where ${isSame}`, values);
}

function encodeSteps(steps: ReturnType<typeof stepsOf>): number[] {
  const pointsOf = (name: "age" | "loyalty") => steps.map(({ points }) => points?.[name] ?? NONE);
  return [...steps.map(({ day }) => dayNumber(day) - FIRST_DAY), ...pointsOf("age"), ...pointsOf("loyalty")];
}

/** Over all chains, achievements that time alone earns are not a matter of steps. */
function stepsOf({ scope, next, facts, model }: UnfilledScore) {
  const earning = scope <= ALL_CHAINS ? nextEarningDay(facts, next - DAY) : null;
  return stepsAhead(facts, model, { first: next, most: MOST_STEPS, ...(earning !== null && { end: earning }) });
}
