import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { QuarantinedTransaction, QuarantineQuery, RetryQuarantined } from "./schemas.ts";

type Row = Omit<QuarantinedTransaction, "at" | "retryAt" | "resolvedAt" | "firstBlock"> & {
  firstBlock: number | null;
} & Record<"at", Date> &
  Record<"retryAt" | "resolvedAt", Date | null>;

/**
 * Returns the quarantined transactions of a chain, or of all; those that wait first, then by chain, block and position. Throws
 * FORBIDDEN.
 */
export async function listQuarantined(
  ctx: Context,
  { chainId, limit, offset }: QuarantineQuery,
): Promise<{ transactions: QuarantinedTransaction[]; pagination: Pagination }> {
  requireRole(ctx, "reader");
  const ofChain = "where $1::bigint is null or q.chain_id = $1";
  const [counted, { rows }] = await Promise.all([
    ctx.pg.query<{ total: number }>(`select count(*)::int as total from quarantined_transaction q ${ofChain}`, [
      chainId ?? null,
    ]),
    ctx.pg.query<Row>(
      `select q.chain_id as "chainId", q.block_number as block, q.first_block as "firstBlock", nullif(q.tx_index, -1) as index, q.tx_hash as hash, q.reason, q.at,
         case when q.resolved_at is null then q.retry_at end as "retryAt", q.resolved_at as "resolvedAt",
         coalesce(array_agg(w.wallet order by w.wallet) filter (where w.wallet is not null), '{}') as wallets
       from quarantined_transaction q left join quarantined_wallet w using (chain_id, block_number, tx_index)
       ${ofChain}
       group by q.chain_id, q.block_number, q.tx_index
       order by q.resolved_at nulls first, q.chain_id, q.block_number, q.tx_index
       limit $2 offset $3`,
      [chainId ?? null, limit, offset],
    ),
  ]);
  return {
    transactions: rows.map(({ at, retryAt, resolvedAt, firstBlock, ...row }) => ({
      ...row,
      ...(firstBlock !== null && { firstBlock }),
      at: at.toISOString(),
      retryAt: retryAt?.toISOString() ?? null,
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
    pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset),
  };
}

/**
 * Requests that the waiting transactions of a chain, of all chains or of one block are read again as soon as their chain's leader has
 * reached the head. Returns their number. Throws FORBIDDEN.
 */
export async function requestRetry(ctx: Context, { chainId, block }: RetryQuarantined): Promise<number> {
  requireRole(ctx, "operator");
  return sqlTransaction(ctx.pg, async (sql) => {
    const { rowCount } = await sql.query(
      `update quarantined_transaction set retry_at = $1
       where resolved_at is null and ($2::bigint is null or chain_id = $2) and ($3::bigint is null or
           $3 between coalesce(first_block, block_number) and block_number)`,
      [ctx.now, chainId ?? null, block ?? null],
    );
    const count = rowCount ?? 0;
    const target = chainId === undefined ? "all chains" : String(chainId);
    await auditSql(ctx, sql, "quarantine.retried", target, { block: block ?? null, count });
    return count;
  });
}
