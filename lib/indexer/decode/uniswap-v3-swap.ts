import type { LogDecoder } from "./types.ts";
import { emitSwap } from "./uniswap-swap.ts";
import { signedWord, wordCount } from "./words.ts";

/** `Swap(sender indexed, recipient indexed, int256 amount0, int256 amount1, …)`: amounts are what the pool gained. */
export const decodeUniswapV3Swap: LogDecoder = (log, scene) => {
  if (log.topics.length !== 3 || wordCount(log.data) !== 5) return;
  const amount0 = signedWord(log.data, 0);
  const amount1 = signedWord(log.data, 1);
  if (amount0 === null || amount1 === null) return;
  emitSwap(log, scene, amount0, amount1);
};
