import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum } from "../../core/schemas.ts";
import { type ScoreTier, scoreTierOf } from "../../engine/index.ts";
import { namesStartingWith, svcIdOf } from "../wallets/index.ts";
import { addressAt, findRow } from "./boards/address-table.ts";
import { categoryIndex } from "./boards/board-category.ts";
import { loadedBoards } from "./boards/boards.ts";
import { positionWhere, rowsFrom } from "./boards/ordered-rows.ts";
import { pointsAt } from "./boards/scope.ts";
import { ALL_CHAINS } from "./current-score.ts";

export interface SearchResult {
  svcId: string | null;
  address: Address;
  total: number;
  tier: ScoreTier;
}

/** Scored subjects whose address begins with `prefix` (lower-case, with 0x), in the order of addresses, from memory. */
export async function searchScores(ctx: Context, input: { prefix: string; limit: number }): Promise<SearchResult[]> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(ALL_CHAINS);
  if (!scope?.byAddress) return [];
  const from = positionWhere(scope.byAddress, (row) => addressAt(scope.addresses, row) < input.prefix);
  return rowsFrom(scope.byAddress, from, input.limit)
    .map((row) => ({ address: addressAt(scope.addresses, row), total: pointsAt(scope, categoryIndex.total, row) }))
    .filter(({ address }) => address.startsWith(input.prefix))
    .map(({ address, total }) => ({
      svcId: svcIdOf(ctx, address),
      address: checksum(address),
      total,
      tier: scoreTierOf(total),
    }));
}

/** Names that begin with `prefix` (lower case, without suffix), in order, with the scores of their subjects, from memory. */
export async function searchNames(ctx: Context, input: { prefix: string; limit: number }): Promise<SearchResult[]> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(ALL_CHAINS);
  return renderRows(ctx, "names found", namesStartingWith(ctx, input.prefix, input.limit), ({ name, subject }) => {
    const row = scope ? findRow(scope.addresses, subject) : -1;
    const total = scope && row >= 0 && scope.present[row] === 1 ? pointsAt(scope, categoryIndex.total, row) : 0;
    return { svcId: name, address: checksum(subject), total, tier: scoreTierOf(total) };
  });
}
