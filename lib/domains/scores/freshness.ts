import { indexesEveryWallet } from "../../chain/capabilities.ts";
import { sourceFails } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { CurrentFacts, FollowedChain } from "./read-current-facts.ts";

/** How fresh the data about a subject are. */
export interface Freshness {
  /** The earliest of its chains' newest data times; null if nothing was ever read. */
  asOf: Date | null;
  /** A chain that is followed for every wallet does not respond: its data are stale. */
  fails: boolean;
}

/**
 * Returns how fresh the data of a subject are, over all chains or some. A followed chain is as fresh as the newest block
 * that was read, a chain read through explorers as the last check of the wallet's history.
 */
export function freshnessBy(
  ctx: Pick<Context, "env" | "now">,
  input: { cursors: readonly FollowedChain[]; chainIds: readonly number[] },
): (current: Pick<CurrentFacts, "checked">) => Freshness {
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
  return ({ checked }) => {
    let oldest = Number.POSITIVE_INFINITY;
    for (const { time } of whole) if (time !== null && time < oldest) oldest = time;
    for (const { chainId, at } of checked) {
      const chain = chains.find(({ id }) => id === chainId);
      const time = chain && (chain.time ?? at);
      if (time != null && time < oldest) oldest = time;
    }
    return { asOf: Number.isFinite(oldest) ? new Date(oldest) : null, fails };
  };
}
