import { setTimeout } from "node:timers/promises";
import type { Context } from "../../lib/core/context.ts";
import { scoreTransaction } from "../../lib/domains/scores/index.ts";

/** Writes one score after the other as the API does, and measures the longest wait for the lock. */
export function watchWaits(ctx: Context): { stop: () => Promise<number> } {
  let isEnding = false;
  let longest = 0;
  const watch = async () => {
    while (!isEnding) {
      const asked = performance.now();
      await scoreTransaction(ctx.pg, async () => {
        longest = Math.max(longest, performance.now() - asked);
      });
      await setTimeout(20);
    }
  };
  const done = watch();
  return {
    async stop() {
      isEnding = true;
      await done;
      return longest;
    },
  };
}
