import type { Pool } from "pg";
import { type Category, categories } from "../../lib/engine/types.ts";

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
 * Write scores as the service does, in one transaction: the rows with rising `seq`, a history row each, the wallet they
 * belong to, and the notification.
 */
export async function writeScoreRows(pool: Pool, scores: readonly MadeScore[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(1)");
    const columns = ["total", ...categories].join(", ");
    for (const made of scores) {
      const points = categories.map((category) => made.points?.[category] ?? 0);
      const total = points.reduce((sum, value) => sum + value, 0);
      const chainId = made.chainId ?? 0;
      const ranked = made.ranked ?? true;
      const at = made.at ?? new Date("2026-01-01T00:00:00Z");
      const values = [made.subject, chainId, total, ...points];
      await client.query("insert into wallet (address, subject) values ($1, $1) on conflict do nothing", [
        made.subject,
      ]);
      await client.query("delete from score_removed where subject = $1 and chain_id = $2", [made.subject, chainId]);
      await client.query("delete from score where subject = $1 and chain_id = $2", [made.subject, chainId]);
      await client.query(
        `insert into score (subject, chain_id, ${columns}, ranked, status, unavailable, stale, facts, model_hash,
           reached_at, updated_at, seq)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, '{}', $15, '0x00', $16, $17,
           (select coalesce(greatest((select max(seq) from score), (select max(seq) from score_removed)), 0) + 1))`,
        [
          ...values,
          ranked,
          made.status ?? "final",
          made.unavailable ?? [],
          JSON.stringify(made.facts ?? {}),
          made.reachedAt ?? 1_700_000_000,
          at,
        ],
      );
      await client.query(
        `insert into score_history (subject, chain_id, ${columns}, ranked, at, cause, rank)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'transactions', 1)`,
        [...values, ranked, at],
      );
    }
    await client.query("select pg_notify('score', (select max(seq)::text from score))");
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
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
