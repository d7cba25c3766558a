import type { Context } from "../../../core/context.ts";
import { getLeaderboard } from "../get-leaderboard.ts";
import { getMovers } from "../get-movers.ts";
import { moversPeriods, timeframeNames } from "../timeframes.ts";
import { boardsOf } from "./boards.ts";

/**
 * Load the ranks, and those at the start and the movers of every period, before the first request: with a million subjects this
 * takes seconds. Never throws; a board that cannot be read now is read at its first use.
 */
export async function warmBoards(context: () => Context): Promise<void> {
  const { env, log } = context();
  await boardsOf(context()).loaded;
  for (const chainId of [undefined, ...env.CHAINS.map((chain) => chain.id)]) {
    const board = { category: "total", ...(chainId && { chainId }) } as const;
    const page = { ...board, order: "desc", limit: 1, offset: 0 } as const;
    const reads = timeframeNames.map((timeframe) => () => getLeaderboard(context(), { ...page, timeframe }));
    const movers = moversPeriods.map((timeframe) => () => getMovers(context(), { ...board, timeframe }));
    for (const read of [...reads, ...movers]) {
      await read().catch((err: unknown) => log.warn({ err }, "could not read a board beforehand"));
    }
  }
}
