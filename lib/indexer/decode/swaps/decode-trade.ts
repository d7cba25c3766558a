import type { ChainLog } from "../../../chain/types.ts";
import type { LogDecoder, Scene } from "../types.ts";
import { dataAddress, topicAddress, word, wordCount, ZERO_ADDRESS } from "../words.ts";
import { COW_SETTLEMENT } from "./contracts.ts";
import { netMoves } from "./net-moves.ts";

/**
 * One swap for all trade events of an act, with what the actor gave and got on the whole. Anyone can emit such an event, so
 * only assets that moved from and to the actor count; with a trusted pool one side may be invisible.
 */
export function decodeTrade(scene: Scene, tradeLogs: readonly ChainLog[]): void {
  const [first] = tradeLogs;
  const { context, act, emit } = scene;
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

/** CoW Protocol's name for the native currency. */
const COW_NATIVE = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";

/**
 * `Trade(owner indexed, sellToken, buyToken, sellAmount, buyAmount, feeAmount, orderUid)` of CoW Protocol: the owner signed
 * the order; the sender of the transaction is a solver.
 */
export const decodeCowTrade: LogDecoder = (log, { emit }) => {
  if (log.address !== COW_SETTLEMENT || log.topics.length !== 2 || wordCount(log.data) < 7) return;
  const owner = topicAddress(log.topics[1]);
  const [sold, bought] = [dataAddress(log.data, 0), dataAddress(log.data, 1)];
  const [amount, amountOut] = [word(log.data, 2), word(log.data, 3)];
  if (!owner || !sold || !bought || sold === ZERO_ADDRESS || bought === ZERO_ADDRESS) return;
  if (!amount || !amountOut) return;
  const assetOut = bought === COW_NATIVE ? null : bought;
  emit({
    logIndex: log.logIndex,
    wallet: owner,
    kind: "swap",
    counterparty: log.address,
    asset: sold,
    amount,
    assetOut,
    amountOut,
  });
};
