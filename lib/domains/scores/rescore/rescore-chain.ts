import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { ALL_CHAINS } from "../current-score.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import type { ScoreTrigger } from "../score-change.ts";
import { openScoringSession, type ScoringSession } from "./scoring-session.ts";

/** Wallets read at once. */
const PAGE = 1_000;
/** Changes held before they are written. */
const MAX_PENDING = 20_000;

/** A new chain day, or a reorg across one. */
interface ChainDay {
  chainId: number;
  trigger: ScoreTrigger;
  now: Date;
}

/** A subject and the day on which it is due. */
export interface DueSubject {
  subject: string;
  day: number;
}

/** The subjects of a chain that are due; null if there are more than may be scored at once. */
export type DueSubjects = readonly DueSubject[] | null;

/** Which subjects are due: those of a chain on a day (00:00 UTC, unix seconds) or before, in the order of days and addresses. */
interface DueQuery {
  chainId: number;
  day: number;
  /** Only those after this one. */
  after?: DueSubject | null;
}

/** Read the subjects that are due; null if they exceed `most`. */
export async function readDueSubjects(
  sql: Sql,
  settings: ScoringSettings,
  { most, ...query }: DueQuery & { most: number },
): Promise<DueSubjects> {
  const due = await readDuePage(sql, settings, { ...query, limit: most + 1 });
  return due.length <= most ? due : null;
}

/**
 * Load the subjects of a chain whose points a new day changes: those that are due, and the `affected` wallets' subjects. The scores of
 * all others stay as they are. If too many are due, they remain due ({@link rescoreDuePage}). `due` are those of this day or a later one.
 */
export async function loadDue(
  sql: Sql,
  session: ScoringSession,
  { day, due, affected }: { day: number; due: DueSubjects; affected: readonly string[] },
): Promise<void> {
  const subjects = await markDue(sql, affected);
  if (due) await session.load([...subjects, ...due.filter((one) => one.day <= day).map(({ subject }) => subject)]);
}

/** Score and write the next `atOnce` subjects that are due. Returns the last of them; null if there are no more. Hold the score lock. */
export async function rescoreDuePage(
  sql: Sql,
  settings: ScoringSettings,
  { trigger, now, atOnce, ...query }: ChainDay & DueQuery & { atOnce: number },
): Promise<DueSubject | null> {
  const due = await readDuePage(sql, settings, { ...query, limit: atOnce });
  const session = openScoringSession(sql, settings);
  const subjects = await session.load(due.map(({ subject }) => subject));
  for (const subject of subjects) session.score(subject, query.chainId, trigger);
  await session.flush({ now });
  return due.length === atOnce ? (due.at(-1) ?? null) : null;
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

/** Those without a score on the chain are found by their facts. A day of a worthless chain changes no score over all chains. */
async function readDuePage(
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

async function readDueIn(
  sql: Sql,
  scope: number,
  { day, after, limit }: Omit<DueQuery, "chainId"> & { limit: number },
): Promise<DueSubject[]> {
  const { rows } = await sql.query<DueSubject>(
    `select subject, next_change_day as day from score
     where chain_id = $1 and next_change_day <= $2 and (next_change_day, subject) > ($3, $4)
     order by next_change_day, subject limit $5`,
    [scope, day, after?.day ?? -1, after?.subject ?? "", limit],
  );
  return rows;
}

/** Those of the subjects that have facts on a chain. */
async function withFactsOn(sql: Sql, chainId: number, subjects: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct w.subject from wallet w join facts f on f.wallet = w.address
     where w.subject = any($1::text[]) and f.chain_id = $2`,
    [plainArray(subjects), chainId],
  );
  return rows.map(({ subject }) => subject);
}

/** Score every subject with facts on a chain, in the order of their wallets' addresses: after a reorg across a day. */
export async function rescoreChain(sql: Sql, session: ScoringSession, input: ChainDay): Promise<void> {
  const { chainId, trigger, now } = input;
  for (let after = "", isLast = false; !isLast; ) {
    const wallets: readonly string[] = await readPage(sql, chainId, after);
    isLast = wallets.length < PAGE;
    after = wallets.at(-1) ?? after;
    for (const subject of await session.load(wallets)) session.score(subject, chainId, trigger);
    if (session.pending > MAX_PENDING) await session.flush({ now });
  }
}

async function readPage(sql: Sql, chainId: number, after: string): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    "select wallet from facts where chain_id = $1 and wallet > $2 order by wallet limit $3",
    [chainId, after, PAGE],
  );
  return rows.map((row) => row.wallet);
}
