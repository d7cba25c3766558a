import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { ALL_CHAINS } from "../current-score.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import type { ScoreCause, ScoreTrigger } from "../score-change.ts";
import { openScoringSession, type ScoringSession } from "./scoring-session.ts";

/** Wallets read at once. */
const PAGE = 1_000;

/** Whose scores are computed again, and why. */
interface Rescoring {
  wallets: readonly string[];
  /**
   * The chain on which, besides over all chains; `configured`: those of the settings on which a subject has facts; `each`: those on which it
   * has facts or a score. Then the scores of addresses that are no longer a subject end, too.
   */
  chain: number | "configured" | "each";
  /** Of all, or of each wallet. */
  trigger: ScoreTrigger | ((wallet: string) => ScoreTrigger);
  now: Date;
  /** Emit no events. */
  silent?: boolean;
}

/**
 * Compute the scores of these wallets' subjects again: loads them, scores them and writes what changed. Returns the subjects that were scored.
 * Hold the score lock.
 */
export async function rescore(
  sql: Sql,
  settings: ScoringSettings,
  { wallets, chain, trigger, now, silent = false }: Rescoring,
): Promise<string[]> {
  if (wallets.length === 0) return [];
  const session = openScoringSession(sql, settings);
  const subjects = await session.load(wallets);
  const chains = typeof chain === "number" ? null : await readChains(sql, subjects, chain === "each" ? null : settings);
  const scored = new Set<string>();
  const score = (subject: string, why: ScoreTrigger): void => {
    for (const chainId of chains ? (chains.get(subject) ?? []) : [Number(chain)]) {
      session.score(subject, chainId, why);
      scored.add(subject);
    }
  };
  if (typeof trigger === "function") {
    for (const wallet of wallets) for (const subject of await session.load([wallet])) score(subject, trigger(wallet));
  } else {
    for (const subject of subjects) score(subject, trigger);
    const current = new Set(subjects);
    const others = wallets.filter((wallet) => !current.has(wallet));
    if (chain === "each") await session.retire(others, trigger);
  }
  await session.flush({ now, silent });
  return [...scored];
}

/** The chains on which each subject has facts or a score; of the settings, if they are given. */
async function readChains(
  sql: Sql,
  subjects: readonly string[],
  settings: ScoringSettings | null,
): Promise<Map<string, number[]>> {
  const { rows } = await sql.query<{ subject: string; chains: number[] }>(
    `select subject, array_agg(distinct chain_id order by chain_id) as chains from (
       select w.subject, f.chain_id from wallet w join facts f on f.wallet = w.address where w.subject = any($1::text[])
       union all select subject, chain_id from score where subject = any($1::text[]) and chain_id > 0
     ) as known where $2::bigint[] is null or chain_id = any($2::bigint[]) group by subject order by subject`,
    [subjects, settings && [...settings.chains.keys()]],
  );
  return new Map(rows.map((row) => [row.subject, row.chains]));
}

/**
 * Score the subjects of these wallets again on all their chains, the former subjects included; scores of addresses that are no longer a
 * subject end. By default after a change of subject in the table `wallet`. Emits one score.updated for each
 * subject whose total changed; none for a wallet whose score became its identity's. Hold the score lock.
 */
export async function rescoreWallets(
  sql: Sql,
  settings: ScoringSettings,
  input: { wallets: readonly string[]; now: Date; cause?: ScoreCause },
): Promise<void> {
  const { wallets, now, cause = "wallets" } = input;
  if (wallets.length === 0) return;
  await rescore(sql, settings, { wallets, chain: "each", trigger: { cause, source: null }, now });
  // The attestations of these wallets may have another issuer now, whose weight counts from the next chain day.
  await markDue(sql, await readAttestedBy(sql, wallets));
}

/** Whom issuers attested, if they have a weight, by themselves or as their subjects. */
async function readAttestedBy(sql: Sql, issuers: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct subject as wallet from attestation where issuer = any($1::text[])
       and exists (select from issuer_weight i where i.subject = any($1::text[])
         or i.subject in (select w.subject from wallet w where w.address = any($1::text[])))`,
    [issuers],
  );
  return rows.map(({ wallet }) => wallet);
}

/** Score every subject with facts on a chain, in the order of their wallets' addresses: after a reorg across a day. */
export async function rescoreChain(
  sql: Sql,
  settings: ScoringSettings,
  { chainId, ...why }: { chainId: number; trigger: ScoreTrigger; now: Date },
): Promise<void> {
  for (let after = "", isLast = false; !isLast; ) {
    const { rows } = await sql.query<{ wallet: string }>(
      "select wallet from facts where chain_id = $1 and wallet > $2 order by wallet limit $3",
      [chainId, after, PAGE],
    );
    isLast = rows.length < PAGE;
    after = rows.at(-1)?.wallet ?? after;
    await rescore(sql, settings, { wallets: rows.map(({ wallet }) => wallet), chain: chainId, ...why });
  }
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
  { trigger, now, atOnce, ...query }: DueQuery & { trigger: ScoreTrigger; now: Date; atOnce: number },
): Promise<DueSubject | null> {
  const due = await readDuePage(sql, settings, { ...query, limit: atOnce });
  const wallets = due.map(({ subject }) => subject);
  await rescore(sql, settings, { wallets, chain: query.chainId, trigger, now });
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
