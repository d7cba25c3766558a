import { ChainError } from "../../lib/chain/errors.ts";
import type { Clock } from "../../lib/chain/retry.ts";

/** A clock for tests: sleeping advances it at once and is recorded. */
export function testClock(): Clock & { slept: number[]; advance: (ms: number) => void } {
  let now = 1_000_000;
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    random: () => 0.5,
    advance: (ms) => {
      now += ms;
    },
    async sleep(ms, signal) {
      slept.push(ms);
      now += ms;
      await Promise.resolve();
      if (signal?.aborted) throw new ChainError("ABORTED", "The caller gave up");
    },
  };
}
