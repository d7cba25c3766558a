import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { subjectOf } from "../wallets/index.ts";
import { checksumAt, findRow } from "./boards/address-table.ts";
import { type BoardCategory, categoryIndex } from "./boards/board-category.ts";
import { loadedBoards } from "./boards/boards.ts";
import { rankOf } from "./boards/histogram.ts";
import { positionWhere } from "./boards/ordered-rows.ts";
import { compareRows, histogramOf, pointsAt } from "./boards/scope.ts";
import { ALL_CHAINS } from "./current-score.ts";

export interface BoardRank {
  /** Checksummed address of the subject. */
  address: Address;
  rank: number;
  rowsAbove: number;
}

/**
 * The rank of a wallet's subject on a board, and the number of rows above its own. Null for a subject that is not ranked
 * there. LEADERBOARD_UNAVAILABLE while the scores load.
 */
export async function getRank(
  ctx: Context,
  input: { wallet: Address; category: BoardCategory; chainId?: number },
): Promise<BoardRank | null> {
  const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
  const scope = boards.scopes.get(input.chainId ?? ALL_CHAINS);
  const board = categoryIndex[input.category];
  const order = scope?.orders?.[board];
  if (!scope || !order) return null;
  const own = findRow(scope.addresses, subjectOf(ctx, input.wallet));
  if (own < 0 || scope.ranked[own] !== 1) return null;
  return {
    address: checksumAt(scope.addresses, own),
    rank: rankOf(histogramOf(scope, board), pointsAt(scope, board, own)),
    rowsAbove: positionWhere(order, (row) => compareRows(scope, board, row, own) < 0),
  };
}
