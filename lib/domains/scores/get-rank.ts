import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { type BoardCategory, categoryIndex } from "../../ranking/board-category.ts";
import { rankOf } from "../../ranking/histogram.ts";
import { histogramOf } from "../../ranking/scope.ts";
import { subjectOf } from "../wallets/index.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";

export interface BoardRank {
  /** Checksummed address of the subject. */
  address: Address;
  rank: number;
  rowsAbove: number;
}

/**
 * The rank of a wallet's subject on a board, and the number of rows above its own. Null for a subject that is not ranked
 * there. Throws LEADERBOARD_UNAVAILABLE while the ranks load.
 */
export async function getRank(
  ctx: Context,
  input: { wallet: Address; category: BoardCategory; chainId?: number },
): Promise<BoardRank | null> {
  const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
  const chainId = input.chainId ?? ALL_CHAINS;
  const subject = await subjectOf(ctx, input.wallet);
  const column = input.category;
  return boards.read<{ points: number; equals: number }, BoardRank | null>(
    () => ({
      name: `rank-${column}`,
      text: `with s as materialized (
          select subject, ${column} as points, reached_at from score where subject = $3 and chain_id = $4 and ranked),
        above as materialized (
          select count(*) as n from s join score o on o.${column} = s.points and (o.reached_at, o.subject) < (s.reached_at, s.subject)
          where o.chain_id = $4 and o.ranked)
        select points, n as equals from s cross join above`,
      values: [subject, chainId],
    }),
    ([row]) => {
      const scope = boards.scopes.get(chainId);
      if (!row || !scope) return null;
      const rank = rankOf(histogramOf(scope, categoryIndex[column]), row.points);
      return { address: checksum(subject), rank, rowsAbove: rank - 1 + row.equals };
    },
  );
}
