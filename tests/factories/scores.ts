import type { Pool } from "pg";
import { bytesOf } from "../../lib/core/bulk-write.ts";
import type { Sql } from "../../lib/core/db.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import type { ComputedScore, CurrentScore, ScoreChange } from "../../lib/domains/scores/current-score.ts";
import { versionOf } from "../../lib/domains/scores/facts-hash.ts";
import { lockScores } from "../../lib/domains/scores/lock-scores.ts";
import { scopesIn, scopesOf } from "../../lib/domains/scores/ranks/scopes.ts";
import { writeScores } from "../../lib/domains/scores/write-scores.ts";
import {
  type Breakdown,
  type Category,
  categories,
  decodeScoreFacts,
  encodeScoreFacts,
  type ScoreFacts,
} from "../../lib/engine/index.ts";
import { factsOfNothing } from "../../scripts/simulation/insert-subjects.ts";

/** A lower-case address made from a number. */
export function addressNumber(value: number): `0x${string}` {
  return `0x${value.toString(16).padStart(40, "0")}`;
}

/** SQL: the rows of a table with one of each scope, whose chain id is the scope's. */
const byScope = (table: string) => `(select r.* from ${table} s, ${scopesIn("s.chain_id")} as scope,
  jsonb_populate_record(s, jsonb_build_object('chain_id', scope)) as r) as ${table}`;

/** SQL: the scores, one of each scope, as a table. */
export const scoresByScope = byScope("score");

/** SQL: the closes, one of each scope, as a table. */
export const closesByScope = byScope("score_close");

/** SQL: the rows of the feed that change points or being ranked, in any scope, as a table. */
export const publishedChanges = `(
  select *, coalesce(after[1], 0)::int as total, ranked_after as ranked from ${byScope("score_feed")}
  where (before is distinct from after or ranked_before <> ranked_after)
    and (before[1] > 0 or after[1] > 0 or ranked_before or ranked_after)) as published`;

export interface MadeScore {
  subject: string;
  /** 0 (all chains) if absent. */
  chainId?: number;
  points?: Partial<Record<Category, number>>;
  ranked?: boolean;
  status?: "final" | "provisional" | "partial";
  unavailable?: Category[];
  /** Unix seconds; the day of `at` if absent. The closes need it for a total that the subject had before on this day. */
  reachedAt?: number;
  /** Commit time. */
  at?: Date;
  facts?: unknown;
}

/**
 * Write scores as the service does, in one transaction: their closes, rows and feed, the wallet they belong to, and
 * the notification. A subject may stand in the list several times; its last score stays. A close belongs to the day of `at`.
 */
export function writeScoreRows(pool: Pool, scores: readonly MadeScore[]): Promise<void> {
  return sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    const subjects = [...new Set(scores.map(({ subject }) => subject))];
    await sql.query(
      "insert into wallet (address, subject) select s, s from unnest($1::text[]) as s on conflict do nothing",
      [subjects],
    );
    const current = await readCurrent(sql, subjects);
    for (const made of writesOf(scores)) {
      const at = timeOf(made[0]);
      const changes = made.map((one): ScoreChange => {
        const key = keyOf(one.subject, one.chainId ?? 0);
        const after = scoreOf(one);
        const change = { subject: one.subject, chainId: one.chainId ?? 0, before: current.get(key) ?? null, after };
        current.set(key, after);
        return { ...change, cause: "transactions", source: null, day: dayOf(one) };
      });
      await writeScores(sql, changes, { now: new Date(at), silent: true });
    }
  });
}

/** Replace the facts of a subject's score over all chains, as the worker does where no point moves. */
export async function replaceFacts(sql: Pick<Sql, "query">, subject: string, facts: object): Promise<void> {
  const given = facts as ScoreFacts; // What facts hold is nothing to it.
  const values = [subject, bytesOf(versionOf(given)), Buffer.from(encodeScoreFacts(given))];
  await sql.query(
    `with added as (insert into score_facts (subject, facts_hash, facts) values ($1, $2, $3) on conflict do nothing)
     update score set facts_hash = $2 where subject = $1 and chain_id <= 0`,
    values,
  );
}

/** Scores with the facts that they were computed from, by subject and scope: `columns` of these, and the facts without days. */
export async function scoresWithFacts<Row extends object = { subject: string }>(
  sql: Pick<Sql, "query">,
  { columns = "subject", where = "true" }: { columns?: string; where?: string } = {},
): Promise<(Row & { asOf: ScoreFacts["asOf"]; facts: Omit<ScoreFacts, "asOf"> })[]> {
  const { rows } = await sql.query<Row & { facts: Buffer }>(
    `select ${columns}, facts from ${scoresByScope} join score_facts using (subject, facts_hash) where ${where} order by subject, chain_id`,
  );
  return rows.map((row) => {
    const { asOf, ...facts } = decodeScoreFacts(row.facts);
    return { ...row, asOf, facts };
  });
}

/** What is written together: changes of one time, each of another subject or scope. */
function writesOf(scores: readonly MadeScore[]): [MadeScore, ...MadeScore[]][] {
  const writes: [MadeScore, ...MadeScore[]][] = [];
  let keys = new Set<string>();
  for (const one of scores) {
    const last = writes.at(-1);
    const key = keyOf(one.subject, one.chainId ?? 0);
    if (last && timeOf(last[0]) === timeOf(one) && !keys.has(key)) {
      last.push(one);
      keys.add(key);
    } else {
      writes.push([one]);
      keys = new Set([key]);
    }
  }
  return writes;
}

const DAY_MS = 86_400_000;
const timeOf = ({ at }: MadeScore) => (at ?? new Date("2026-01-01T00:00:00Z")).getTime();
const dayOf = (made: MadeScore) => Math.floor(timeOf(made) / DAY_MS) * (DAY_MS / 1000);
const keyOf = (subject: string, chainId: number) => `${chainId} ${subject}`;

function scoreOf(made: MadeScore): ComputedScore {
  // Every category is a key.
  const breakdown = Object.fromEntries(categories.map((one) => [one, made.points?.[one] ?? 0])) as Breakdown;
  return {
    total: Object.values(breakdown).reduce((sum, points) => sum + points, 0),
    breakdown,
    bonus: {},
    ranked: made.ranked ?? true,
    confidence: "low",
    status: made.status ?? "final",
    unavailable: made.unavailable ?? [],
    stale: [],
    facts: (made.facts ?? factsOfNothing(made.subject)) as ScoreFacts, // A test may store what no engine returns.
    modelHash: "0x00",
    reachedAt: made.reachedAt ?? dayOf(made),
    nextChangeDay: null,
  };
}

/** The stored scores of subjects, as far as the writer compares them. */
async function readCurrent(sql: Sql, subjects: readonly string[]): Promise<Map<string, CurrentScore>> {
  const { rows } = await sql.query<
    Breakdown &
      Pick<CurrentScore, "total" | "ranked" | "status" | "unavailable"> & {
        subject: string;
        chain_id: number;
        reached_at: number;
      }
  >(
    `select subject, chain_id, total, ${categories.join(", ")}, ranked, status, string_to_array(unavailable, ',') as unavailable, reached_at
     from score where subject = any($1)`,
    [subjects],
  );
  return new Map(
    rows.flatMap(({ subject, chain_id, reached_at, ...row }) => {
      const made = { ...row, subject, reachedAt: reached_at, points: row, unavailable: [...row.unavailable] };
      return scopesOf(chain_id).map((scope) => [keyOf(subject, scope), { ...scoreOf(made), row: chain_id }] as const);
    }),
  );
}

/** Take a score away as the service does. */
export function removeScoreRow(pool: Pool, subject: string, chainId = 0): Promise<void> {
  return sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    const before = (await readCurrent(sql, [subject])).get(keyOf(subject, chainId)) ?? null;
    const change: ScoreChange = { subject, chainId, before, after: null, day: null, cause: "reorg", source: null };
    await writeScores(sql, [change], { now: new Date("2026-01-01T00:00:00Z"), silent: true });
  });
}
