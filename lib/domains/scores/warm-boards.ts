import type { Context } from "../../core/context.ts";
import { boardsOf } from "./boards.ts";
import { getLeaderboard } from "./get-leaderboard.ts";
import { timeframeNames } from "./timeframes.ts";

/**
 * Load the ranks, and those at the start of every period, before the first request: with a million subjects this
 * takes a second. Never throws; a board that cannot be read now is read at its first use.
 */
export async function warmBoards(context: () => Context): Promise<void> {
  const { env, log } = context();
  await boardsOf(context()).loaded;
  for (const chainId of [undefined, ...env.CHAINS.map((chain) => chain.id)]) {
    for (const timeframe of timeframeNames) {
      const page = { category: "total", order: "desc", limit: 1, offset: 0 } as const;
      await getLeaderboard(context(), { ...page, timeframe, ...(chainId && { chainId }) }).catch((err: unknown) =>
        log.warn({ err }, "could not read a board beforehand"),
      );
    }
  }
}
