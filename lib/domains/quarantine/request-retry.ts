import type { Context } from "../../core/context.ts";

/**
 * Has the waiting transactions of a chain, or of all, or those of one block, read again as soon as their chain's leader has
 * reached the head. Returns how many.
 */
export async function requestRetry(
  { pg, now }: Pick<Context, "pg" | "now">,
  { chainId, block }: { chainId?: number; block?: number },
): Promise<number> {
  const { rowCount } = await pg.query(
    `update quarantined_transaction set retry_at = $1
     where resolved_at is null and ($2::bigint is null or chain_id = $2) and ($3::bigint is null or block_number = $3)`,
    [now, chainId ?? null, block ?? null],
  );
  return rowCount ?? 0;
}
