import type { Sql } from "../../core/db.ts";

/** What operators ask of a chain's leader. */
interface ChainControl {
  isPaused: boolean;
  /** The first block to read again; null unless a request waits. */
  reindexFrom: number | null;
}

export async function readChainControl(sql: Sql, chainId: number): Promise<ChainControl> {
  const { rows } = await sql.query<ChainControl>(
    `select paused_at is not null as "isPaused", case when reindex_started_at is null then reindex_from end as "reindexFrom"
     from chain_control where chain_id = $1`,
    [chainId],
  );
  return rows[0] ?? { isPaused: false, reindexFrom: null };
}

/** Whether an operator asks that a block be set aside, since it is missing. */
export async function isSetAsideRequested(
  sql: Sql,
  chainId: number,
  missing: { number: number; since: Date },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    "select from chain_control where chain_id = $1 and set_aside_block = $2 and set_aside_requested_at >= $3",
    [chainId, missing.number, missing.since],
  );
  return rowCount === 1;
}

/** Ends a request to read blocks again, in the transaction that rolls the chain back. */
export async function endReindexRequest(sql: Sql, chainId: number, now: Date): Promise<void> {
  await sql.query("update chain_control set reindex_started_at = $2 where chain_id = $1", [chainId, now]);
}
