import { hasCapability } from "../../chain/capabilities.ts";
import type { Context } from "../../core/context.ts";
import { DAY } from "../../engine/index.ts";
import { type Timeframe, timeframes } from "../scores/schemas.ts";

/** The first second of a period that ends now, unix seconds. */
export function sinceOf(ctx: Pick<Context, "now">, timeframe: Timeframe): number {
  const length = timeframes[timeframe];
  return length === null ? 0 : Math.ceil(ctx.now.getTime() / 1000 - length * DAY);
}

/** Followed chains, the only ones with swaps. With `chainId`, that one or none. */
export function chainsWithSwaps(ctx: Pick<Context, "env">, chainId?: number): number[] {
  return ctx.env.CHAINS.filter(
    (chain) => hasCapability(chain, "blocks") && (chainId === undefined || chain.id === chainId),
  ).map((chain) => chain.id);
}
