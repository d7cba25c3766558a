import type { Pool } from "pg";
import { lockScores } from "../../lib/domains/scores/lock-scores.ts";
import { nextSeq } from "../../lib/domains/scores/upsert-scores.ts";
import { type Category, type CategoryState, categories, mergeFacts, type ScoreFacts } from "../../lib/engine/index.ts";

/** A lower-case address made from a number. */
export function addressNumber(value: number): `0x${string}` {
  return `0x${value.toString(16).padStart(40, "0")}`;
}

export interface MadeScore {
  subject: string;
  /** 0 (all chains) if absent. */
  chainId?: number;
  points?: Partial<Record<Category, number>>;
  ranked?: boolean;
  status?: "final" | "provisional" | "partial";
  unavailable?: Category[];
  /** Unix seconds. */
  reachedAt?: number;
  /** Commit time. */
  at?: Date;
  facts?: unknown;
}

/**
 * Write scores as the service does, in one transaction: the rows with rising `seq`, a history row each, the histograms, the
 * wallet they belong to, and the notification. A subject may stand in the list several times; its last score stays.
 */
export async function writeScoreRows(pool: Pool, scores: readonly MadeScore[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await lockScores(client);
    const columns = categories.join(", ");
    const first = await nextSeq(client);
    const rows = scores.map((made, index) => {
      const points = Object.fromEntries(categories.map((category) => [category, made.points?.[category] ?? 0]));
      return {
        subject: made.subject,
        chain_id: made.chainId ?? 0,
        total: Object.values(points).reduce((sum, value) => sum + value, 0),
        ...points,
        ranked: made.ranked ?? true,
        status: made.status ?? "final",
        unavailable: made.unavailable ?? [],
        facts: made.facts ?? emptyScoreFacts(made.subject),
        reached_at: made.reachedAt ?? 1_700_000_000,
        at: made.at ?? new Date("2026-01-01T00:00:00Z"),
        seq: first + index,
      };
    });
    const given = `jsonb_to_recordset($1::jsonb) as r(subject text, chain_id bigint, total int,
      ${categories.map((category) => `${category} int`).join(", ")}, ranked boolean, status text, unavailable text[],
      facts jsonb, reached_at bigint, at timestamptz, seq bigint)`;
    const values = [JSON.stringify(rows)];
    await client.query(
      `insert into wallet (address, subject) select distinct subject, subject from ${given} on conflict do nothing`,
      values,
    );
    await client.query(
      `delete from score_removed s using ${given} where s.subject = r.subject and s.chain_id = r.chain_id`,
      values,
    );
    const set = ["total", ...categories, "ranked", "status", "unavailable", "facts", "reached_at", "updated_at", "seq"];
    await client.query(
      `insert into score (subject, chain_id, total, ${columns}, ranked, status, unavailable, stale, facts, model_hash,
         reached_at, updated_at, seq)
       select distinct on (subject, chain_id) subject, chain_id, total, ${columns}, ranked, status, unavailable, '{}'::text[],
         facts, '0x00', reached_at, at, seq
       from ${given} order by subject, chain_id, seq desc
       on conflict (subject, chain_id) do update set ${set.map((column) => `${column} = excluded.${column}`).join(", ")}`,
      values,
    );
    await client.query(
      `insert into score_history (subject, chain_id, total, ${columns}, ranked, at, cause, rank)
       select subject, chain_id, total, ${columns}, ranked, at, 'transactions', 1 from ${given} order by seq`,
      values,
    );
    await client.query("delete from score_histogram");
    await client.query(
      ["total", ...categories]
        .map(
          (category) =>
            `insert into score_histogram (chain_id, category, points, subjects)
             select chain_id, '${category}', ${category}, count(*) from score where ranked group by chain_id, ${category}`,
        )
        .join("; "),
    );
    await client.query("select pg_notify('score', $1)", [String(first + rows.length - 1)]);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Facts of a subject that did nothing. */
function emptyScoreFacts(subject: string): ScoreFacts {
  // Every category is a key.
  const states = Object.fromEntries(categories.map((category) => [category, "ok"])) as Record<Category, CategoryState>;
  const none = { parts: [], funding: [], social: [], listed: new Set<string>(), listsHash: "" };
  return mergeFacts({ subject, wallets: [subject], ...none, listContacts: true, listSelf: false, states });
}

/** Take a score away as the service does. */
export async function removeScoreRow(pool: Pool, subject: string, chainId = 0): Promise<void> {
  await pool.query(
    `with next as (select coalesce(greatest((select max(seq) from score), (select max(seq) from score_removed)), 0) + 1 as seq),
       gone as (delete from score where subject = $1 and chain_id = $2)
     insert into score_removed (subject, chain_id, seq) select $1, $2, seq from next`,
    [subject, chainId],
  );
}
