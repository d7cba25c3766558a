import { indexesEveryWallet } from "../../chain/sources/index.ts";
import { sourceFails } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { ChainCursor, CurrentFacts } from "./read-current-facts.ts";

/** How fresh what is known of a subject is. */
export interface Freshness {
  /** Time of the oldest of the newest data of its chains; null where nothing was ever read. */
  asOf: Date | null;
  /** A chain that is followed for every wallet does not answer: what was read of it stands, and is stale. */
  fails: boolean;
}

/**
 * How fresh the data of subjects are, over all chains or some. A chain that is followed is as fresh as its newest block
 * that was read, one that is read through explorers as when the wallet's past was last asked for.
 */
export function freshnessBy(
  ctx: Pick<Context, "env" | "now">,
  input: { cursors: readonly ChainCursor[]; chainIds: readonly number[] },
): (standing: Pick<CurrentFacts, "asked">) => Freshness {
  const { chainIds } = input;
  const chains = ctx.env.CHAINS.filter(({ id }) => chainIds.length === 0 || chainIds.includes(id)).map((chain) => {
    const cursor = input.cursors.find(({ chainId }) => chainId === chain.id);
    return {
      id: chain.id,
      time: cursor?.blockTime ? cursor.blockTime * 1000 : null,
      fails: cursor !== undefined && sourceFails(cursor, ctx.now),
      whole: indexesEveryWallet(chain),
    };
  });
  const whole = chains.filter((chain) => chain.whole);
  const fails = whole.some((chain) => chain.fails);
  return ({ asked }) => {
    let oldest = Number.POSITIVE_INFINITY;
    for (const { time } of whole) if (time !== null && time < oldest) oldest = time;
    for (const { chainId, at } of asked) {
      const chain = chains.find(({ id }) => id === chainId);
      const time = chain && (chain.time ?? at);
      if (time != null && time < oldest) oldest = time;
    }
    return { asOf: Number.isFinite(oldest) ? new Date(oldest) : null, fails };
  };
}
