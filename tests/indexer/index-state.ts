import type { Pool } from "pg";
import { expect } from "vitest";
import { inScope, scopesIn } from "../../lib/domains/scores/ranks/scopes.ts";
import { ACTIVITY_FIELDS } from "../../lib/domains/scores/stored-activity.ts";
import { closesByScope } from "../factories/scores.ts";
import { until } from "../setup/until.ts";

/**
 * Everything an index holds that its blocks decide, as text to compare: all but the numbers and times of writing, and the day as
 * of which a score was last computed.
 */
const queries = {
  cursor:
    "select chain_id, block_number, block_hash, block_time, finalized_block, head_number, state from chain_cursor order by chain_id",
  activity: `select ${ACTIVITY_FIELDS} from activity
    order by chain_id, wallet, block_number, activity.tx_hash, log_index, kind`,
  // Excludes tracked wallets without activity: a job tracks them, at any time.
  facts: "select * from facts where to_block >= 0 order by wallet, chain_id",
  fundingClusters: "select * from funding_cluster order by chain_id, wallet",
  wallets: "select address, subject from wallet order by address",
  scores: `select to_jsonb(s) - 'updated_at' - 'steps' as score from score s order by subject, chain_id`,
  scoreFacts: `select * from score_facts order by subject, facts_hash`,
  nameEvents: "select * from name_event order by chain_id, block_number, log_index",
  agentEvents: "select * from agent_event order by chain_id, block_number, log_index",
  // A nonce counts what was lost as well, so that none comes twice.
  identities: "select to_jsonb(i) - 'nonce' - 'created_at' as identity from identity i order by name",
  reservations: "select * from reservation order by chain_id, block_number, log_index",
} as const;

const closes = `select to_jsonb(score_close) - 'recorded_at' - 'cause' as close from ${closesByScope} order by subject, chain_id, day`;

/**
 * Scores whose total was reached on another day than their closes say: the first of the days up to the present that have it.
 */
export async function findWronglyReached(pool: Pool): Promise<object[]> {
  const { rows } = await pool.query(
    `select s.subject, scope, s.total, s.reached_at, c.closes from score s, ${scopesIn("s.chain_id")} as scope, lateral (
       select json_agg(json_build_array((c.day - date '1970-01-01')::bigint * 86400, c.total, c.until < 'infinity',
         (nullif(c.until, 'infinity') - date '1970-01-01')::bigint * 86400) order by c.day desc) as closes
       from score_close c where c.subject = s.subject and ${inScope("c.chain_id", "scope")}) c
     where s.total > 0 or s.ranked`,
  );
  return rows.filter(({ total, reached_at: reachedAt, closes }) => {
    let first: number | null = null;
    for (const [day, points, ends, until] of closes ?? []) {
      if (points !== total || (first !== null && ends && until !== first)) break;
      first = day;
    }
    return first !== reachedAt;
  });
}

/** The same with the closes, once a worker has computed those whose past changed. */
export async function readSettled(pool: Pool): Promise<Record<string, string[]>> {
  await until(async () => (await pool.query("select from stale_close")).rowCount === 0);
  expect(await findWronglyReached(pool)).toEqual([]);
  const { rows } = await pool.query(closes);
  return { ...(await readIndex(pool)), closes: rows.map((row) => JSON.stringify(row)) };
}

export async function readIndex(pool: Pool): Promise<Record<keyof typeof queries, string[]>> {
  const entries = await Promise.all(
    Object.entries(queries).map(async ([name, text]) => {
      const { rows } = await pool.query(text);
      return [name, rows.map((row) => JSON.stringify(row))];
    }),
  );
  return Object.fromEntries(entries);
}

/** What of one index is not in the other, the first few rows of each part: empty when they are equal. */
export function differences(
  left: Record<string, string[]>,
  right: Record<string, string[]>,
): Record<string, { rows: [number, number]; first: [string | undefined, string | undefined][] }> {
  const found: ReturnType<typeof differences> = {};
  for (const [name, a] of Object.entries(left)) {
    const b = right[name] ?? [];
    if (a.length === b.length && a.every((row, i) => row === b[i])) continue;
    const first: [string | undefined, string | undefined][] = [];
    for (let i = 0; i < Math.max(a.length, b.length) && first.length < 3; i++) {
      if (a[i] !== b[i]) first.push([a[i], b[i]]);
    }
    found[name] = { rows: [a.length, b.length], first };
  }
  return found;
}
