import type { Context } from "../../core/context.ts";

/** A transaction that could not be understood. */
export interface QuarantinedTransaction {
  chainId: number;
  block: number;
  /** Position in the block. */
  index: number;
  /** Null if the node gave none. */
  hash: string | null;
  reason: string;
  wallets: string[];
  at: Date;
  /** When it is read again; null once it was read. */
  retryAt: Date | null;
  resolvedAt: Date | null;
}

/** Returns the quarantined transactions of a chain, or of all; those that wait first, then by chain and block. */
export async function listQuarantined(
  { pg }: Pick<Context, "pg">,
  { chainId, limit }: { chainId?: number; limit: number },
): Promise<QuarantinedTransaction[]> {
  const { rows } = await pg.query<QuarantinedTransaction>(
    `select q.chain_id as "chainId", q.block_number as block, q.tx_index as index, q.tx_hash as hash, q.reason, q.at,
       case when q.resolved_at is null then q.retry_at end as "retryAt", q.resolved_at as "resolvedAt",
       coalesce(array_agg(w.wallet order by w.wallet) filter (where w.wallet is not null), '{}') as wallets
     from quarantined_transaction q left join quarantined_wallet w using (chain_id, block_number, tx_index)
     where $1::bigint is null or q.chain_id = $1
     group by q.chain_id, q.block_number, q.tx_index
     order by q.resolved_at nulls first, q.chain_id, q.block_number, q.tx_index
     limit $2`,
    [chainId ?? null, limit],
  );
  return rows;
}
