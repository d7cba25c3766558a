import type { ChainLog } from "../../chain/types.ts";
import type { Scene } from "./types.ts";

/**
 * Emits a swap from the changes of a pool's balances (units of token0 and token1; negative: out). A swap has one token in
 * and one out; anything else, such as a flash loan, is none. Anyone can emit a Swap event, so for pools that are not trusted
 * only amounts count that transfers of the same transaction confirm.
 */
export function emitSwap(log: ChainLog, scene: Scene, gained0: bigint, gained1: bigint): void {
  const tokens = scene.context.pools.get(log.address);
  if (!tokens) return;
  const zeroForOne = gained0 > 0n && gained1 < 0n;
  if (!zeroForOne && !(gained1 > 0n && gained0 < 0n)) return;
  const [asset, amount] = zeroForOne ? [tokens.token0, gained0] : [tokens.token1, gained1];
  const [assetOut, amountOut] = zeroForOne ? [tokens.token1, -gained1] : [tokens.token0, -gained0];
  if (!scene.context.trustedPools.has(log.address)) {
    const moves = scene.moves();
    if (!moves.takeIn(log.address, asset, amount) || !moves.takeOut(log.address, assetOut, amountOut)) return;
  }
  scene.emit({
    logIndex: log.logIndex,
    wallet: scene.transaction.from,
    kind: "swap",
    counterparty: log.address,
    asset,
    amount,
    assetOut,
    amountOut,
  });
}
