import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { requireRole } from "../../core/operators.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { RetryQuarantined } from "./schemas.ts";

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
