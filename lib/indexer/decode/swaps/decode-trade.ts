import type { ChainLog } from "../../../chain/types.ts";
import type { DecoderInput } from "../types.ts";
import { netMoves } from "./net-moves.ts";

/**
 * One swap for all trade events of an act, with what the actor gave and got in total. Anyone can emit such an event, so only assets that
 * moved from and to the actor count; with a trusted pool one side may be invisible.
 */
export function decodeTrade(input: DecoderInput, tradeLogs: readonly ChainLog[]): void {
  const [first] = tradeLogs;
  const { context, act, emit } = input;
  if (!first || act.actor === null) return;
  const { given, got } = netMoves(act, context);
  if (!given && !got) return;
  if ((!given || !got) && !tradeLogs.some(({ address }) => context.trustedPools.has(address))) return;
  emit({
    logIndex: first.logIndex,
    wallet: act.actor,
    kind: "swap",
    counterparty: first.address,
    ...(given && { asset: given.asset, amount: given.amount }),
    ...(got && { assetOut: got.asset, amountOut: got.amount }),
  });
}
