import type { LogDecoder } from "./types.ts";
import { emitSwap } from "./uniswap-swap.ts";
import { word, wordCount } from "./words.ts";

/** `Swap(sender indexed, amount0In, amount1In, amount0Out, amount1Out, to indexed)`. What went in and out at once is netted. */
export const decodeUniswapV2Swap: LogDecoder = (log, scene) => {
  if (log.topics.length !== 3 || wordCount(log.data) !== 4) return;
  const amount0In = word(log.data, 0);
  const amount1In = word(log.data, 1);
  const amount0Out = word(log.data, 2);
  const amount1Out = word(log.data, 3);
  if (amount0In === null || amount1In === null || amount0Out === null || amount1Out === null) return;
  emitSwap(log, scene, amount0In - amount0Out, amount1In - amount1Out);
};
