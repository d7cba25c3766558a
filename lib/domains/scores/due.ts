import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { ALL_CHAINS, type ScoreCause } from "./current-score.ts";
import type { ScoringSettings } from "./settings.ts";

// What is still to be scored, of two kinds. A score is due on the first day on which time alone changes it (`next_change_day`; 0: on the next
// day that opens). Pending is what is to be computed again as soon as may be, because something that all scores depend on has changed.

/** A subject and the day on which it is due. */
export interface DueSubject {
  subject: string;
  day: number;
}

/** Which subjects are due: those of a chain on a day (00:00 UTC, unix seconds) or before, in the order of days and addresses. */
interface DueQuery {
  chainId: number;
  day: number;
  /** Only those after this one. */
  after?: DueSubject | null;
}

/**
 * Make the subjects of these wallets due on all their chains, since something else than their facts and the day has changed what
 * their scores depend on. Returns them, each once. Hold the score lock.
 */
export async function markDue(sql: Sql, wallets: readonly string[]): Promise<string[]> {
  if (wallets.length === 0) return [];
  const { rows } = await sql.query<{ subject: string }>(
    `with affected as (
       select distinct coalesce(w.subject, a.address) as subject
       from unnest($1::text[]) as a(address) left join wallet w using (address)),
     marked as (
       update score s set next_change_day = 0 from affected
       where s.subject = affected.subject and s.next_change_day is distinct from 0)
     select subject from affected`,
    [wallets],
  );
  return rows.map(({ subject }) => subject);
}

/** The next subjects that are due. Those without a score on the chain are found by their facts. A day of a worthless chain changes no score over all chains. */
export async function readDuePage(
  sql: Sql,
  { worthless }: ScoringSettings,
  { limit, ...query }: DueQuery & { limit: number },
): Promise<DueSubject[]> {
  const due = new Map<string, DueSubject>();
  for (const one of await readDueIn(sql, query.chainId, { ...query, limit })) due.set(one.subject, one);
  const others = worthless.has(query.chainId) ? [] : await readDueOverAll(sql, { ...query, limit });
  for (const one of others) {
    const known = due.get(one.subject);
    if (!known || one.day < known.day) due.set(one.subject, one);
  }
  return [...due.values()].sort((a, b) => a.day - b.day || (a.subject < b.subject ? -1 : 1)).slice(0, limit);
}

/** The next subjects that are due over all chains and have facts on this one. */
async function readDueOverAll(sql: Sql, { limit, ...query }: DueQuery & { limit: number }): Promise<DueSubject[]> {
  const due: DueSubject[] = [];
  for (let { after } = query; due.length < limit; ) {
    const page = await readDueIn(sql, ALL_CHAINS, { ...query, after, limit });
    const subjects = page.map(({ subject }) => subject);
    const here = new Set(page.length > 0 ? await withFactsOn(sql, query.chainId, subjects) : []);
    due.push(...page.filter(({ subject }) => here.has(subject)));
    if (page.length < limit) break;
    after = page.at(-1);
  }
  return due.slice(0, limit);
}

/** The next subjects whose score in a scope is due: those on one chain alone, on this. */
export async function readDueIn(
  sql: Sql,
  scope: number,
  { day, after, limit }: Omit<DueQuery, "chainId"> & { limit: number },
): Promise<DueSubject[]> {
  const { rows } = await sql.query<DueSubject>(
    `select subject, day from (${["$1", "nullif(-$1::bigint, 0)"].map(dueOf).join(" union all ")}) as due order by day, subject limit $5`,
    [scope, day, after?.day ?? -1, after?.subject ?? "", limit],
  );
  return rows;
}

/** SQL: the first rows of a chain id that are due, in the order of its index. */
const dueOf = (row: string) => `(select subject, next_change_day as day from score
   where chain_id = ${row} and next_change_day <= $2 and (next_change_day, subject) > ($3, $4) order by next_change_day, subject limit $5)`;

/** Those of the subjects that have facts on a chain. */
async function withFactsOn(sql: Sql, chainId: number, subjects: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct w.subject from wallet w join facts f on f.wallet = w.address
     where w.subject = any($1::text[]) and f.chain_id = $2`,
    [plainArray(subjects), chainId],
  );
  return rows.map(({ subject }) => subject);
}

// Pending wallets have a row each. What concerns every subject is one row, however many there are: with an empty wallet, it stands for all
// subjects after `scored_to`, of which `scored` came before. A subject that gets its first score after its page needs no second one: whoever
// computes it knows the change.

/** A wallet whose subject is to be scored again. */
export interface PendingScore {
  wallet: string;
  cause: ScoreCause;
}

/** The wallet of the row of every subject. */
const EVERY = "";
/** SQL: of two causes the model remains, until whose end a switch is not complete. */
const CAUSE = "cause = case when p.cause = 'model' then p.cause else excluded.cause end";

/** Store wallets as pending. Hold the score lock. */
export async function markPending(sql: Sql, wallets: readonly string[], cause: ScoreCause): Promise<void> {
  await sql.query(
    `insert into pending_score as p (wallet, cause) select distinct wallet, $2 from unnest($1::text[]) as w(wallet)
     on conflict (wallet) do update set ${CAUSE}`,
    [plainArray(wallets), cause],
  );
}

/**
 * Store every subject with a score as pending, from the first one on, with those that an earlier call has left. Returns whether there is
 * any. Hold the score lock.
 */
export async function markAllPending(sql: Sql, cause: ScoreCause): Promise<boolean> {
  const { rows } = await sql.query("select from score limit 1");
  if (rows.length === 0) return false;
  await sql.query(
    `insert into pending_score as p (wallet, cause, scored_to, scored) values ($1, $2, '', 0)
     on conflict (wallet) do update set scored_to = excluded.scored_to, scored = excluded.scored, ${CAUSE}`,
    [EVERY, cause],
  );
  return true;
}

/** The row of every subject. */
interface EverySubject {
  cause: ScoreCause;
  scoredTo: string;
  scored: number;
}

async function readEvery(sql: Sql): Promise<EverySubject | undefined> {
  const { rows } = await sql.query<EverySubject>(
    'select cause, scored_to as "scoredTo", scored from pending_score where wallet = $1',
    [EVERY],
  );
  return rows[0];
}

/** How many subjects are pending, with those of every subject that were scored. Reads all scores: ask once, in a snapshot. */
export async function countPending(sql: Sql): Promise<number> {
  const count = async (from: string, values: unknown[]) =>
    (await sql.query<{ count: number }>(`select count(*)::int as count from ${from}`, values)).rows[0]?.count ?? 0;
  const every = await readEvery(sql);
  if (!every) return count("pending_score", []);
  const after = await count("(select distinct subject from score where subject > $1) as s", [every.scoredTo]);
  const alone = await count("pending_score where wallet <> $1 and wallet <= $2", [EVERY, every.scoredTo]);
  return every.scored + after + alone;
}

interface PendingPage {
  /** In the order of addresses. */
  pending: readonly PendingScore[];
  /** How many of every subject are scored with this page; null once these are done. */
  scored: number | null;
}

/**
 * Take the next page of what is pending off the list, in the transaction that scores it: first of every subject, then those that are pending by
 * themselves. Hold the score lock.
 */
export async function takePending(sql: Sql, limit: number): Promise<PendingPage> {
  const every = await readEvery(sql);
  if (!every) {
    const { rows } = await sql.query<PendingScore>(
      "delete from pending_score where wallet in (select wallet from pending_score order by wallet limit $1) returning wallet, cause",
      [limit],
    );
    return { pending: rows.sort((a, b) => (a.wallet < b.wallet ? -1 : 1)), scored: null };
  }
  const { cause, scoredTo } = every;
  const subjects = await readSubjects(sql, scoredTo, limit);
  const scored = every.scored + subjects.length;
  // Those that are pending by themselves besides are scored with the page.
  const done = subjects.length < limit ? [...subjects, EVERY] : subjects;
  await sql.query("delete from pending_score where wallet = any($1::text[])", [done]);
  const position = [EVERY, subjects.at(-1) ?? scoredTo, scored];
  await sql.query("update pending_score set scored_to = $2, scored = $3 where wallet = $1", position);
  return { pending: subjects.map((wallet) => ({ wallet, cause })), scored };
}

/** The first subjects with a score after this one. */
async function readSubjects(sql: Sql, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(
    "select distinct subject from score where subject > $1 order by subject limit $2",
    [after, limit],
  );
  return rows.map(({ subject }) => subject);
}
