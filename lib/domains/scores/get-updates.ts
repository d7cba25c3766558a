import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { svcIdOf } from "../wallets/index.ts";
import { ALL_CHAINS } from "./current-score.ts";

export interface ScoreUpdate {
  address: Address;
  svcId: string | null;
  total: number;
  /** Commit time, ISO 8601. */
  at: string;
}

/**
 * The changes of scores over all chains after a cursor, oldest first, and the cursor to continue from. Rows get their
 * number under the score lock and are visible before the next writer gets it, so a reader that follows `next` misses none.
 * Omits wallets whose score became their identity's, and changes on orphaned blocks; the changes that
 * restored the score follow.
 */
export async function getUpdates(
  ctx: Context,
  input: { after?: number; limit: number },
): Promise<{ updates: ScoreUpdate[]; next: string }> {
  const after = input.after ?? 0;
  const { rows } = await ctx.pg.query<{ id: number; subject: string; total: number; at: Date }>({
    name: "score-updates",
    text: `select id, subject, total, at from score_history h
      where id > $1 and chain_id = ${ALL_CHAINS} and not orphaned and not (cause = 'wallets' and total = 0 and exists (
        select 1 from wallet where address = h.subject and subject <> address))
      order by id limit $2`,
    values: [after, input.limit],
  });
  return {
    updates: renderRows(ctx, "score updates", rows, (row) => ({
      address: checksum(row.subject),
      svcId: svcIdOf(ctx, row.subject),
      total: row.total,
      at: row.at.toISOString(),
    })),
    next: String(rows.at(-1)?.id ?? after),
  };
}
