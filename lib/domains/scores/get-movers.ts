import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { DAY } from "../../engine/index.ts";
import { type BoardCategory, categoryIndex } from "../../ranking/board-category.ts";
import { dayHistograms } from "../../ranking/day-histograms.ts";
import { createHistogram } from "../../ranking/histogram.ts";
import { histogramOf } from "../../ranking/scope.ts";
import { svcIdsOf } from "../wallets/index.ts";
import type { Movers } from "./board-schemas.ts";
import { loadedBoards } from "./boards/boards.ts";
import { type Mover, readMovers } from "./boards/read-movers.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { entryOf, orUnavailable } from "./get-leaderboard.ts";
import { dayText } from "./inputs/chain-heads.ts";
import { type MoversPeriod, timeframes } from "./timeframes.ts";

/**
 * Who gained and who lost most points on a board in a period, by daily closes: of the subjects ranked at its start and now. They may
 * be a minute old. A chain that is not configured has none. Throws LEADERBOARD_UNAVAILABLE while the ranks load or closes cannot be read.
 */
export async function getMovers(
  ctx: Context,
  input: { category: BoardCategory; timeframe: MoversPeriod; chainId?: number },
): Promise<Pick<Movers, "rose" | "fell">> {
  const chainId = input.chainId ?? ALL_CHAINS;
  if (chainId !== ALL_CHAINS && !ctx.env.CHAINS.some((chain) => chain.id === chainId)) return { rose: [], fell: [] };
  const board = { chainId, board: categoryIndex[input.category] };
  const day = dayText(ctx.now.getTime() / 1000 - timeframes[input.timeframe] * DAY);
  return orUnavailable(async () => {
    const boards = await loadedBoards(ctx, "LEADERBOARD_UNAVAILABLE");
    const [{ rose, fell }, [earlier = createHistogram()]] = await Promise.all([
      readMovers(ctx.pg, { ...board, day }),
      dayHistograms(ctx, board, [day]),
    ]);
    const subjects = [...rose, ...fell].map(({ subject }) => subject);
    const svcIdOf = await svcIdsOf(ctx, subjects);
    const scope = boards.scopes.get(chainId);
    const histogram = scope ? histogramOf(scope, board.board) : createHistogram();
    const view = ({ subject, ...points }: Mover) => ({
      ...entryOf({ address: checksum(subject), svcId: svcIdOf(subject), ...points }, histogram, earlier),
      earlierScore: points.earlier,
    });
    return { rose: rose.map(view), fell: fell.map(view) };
  });
}
