import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { ScoringSettings } from "./settings.ts";

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

/** The next subjects whose score in a scope is due. */
export async function readDueIn(
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
