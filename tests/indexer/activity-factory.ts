import type { Activity } from "../../lib/engine/index.ts";

let made = 0;

/** One row of activity; what is not given is unlike any other row's, or empty. */
export function activity(given: Pick<Activity, "wallet" | "kind" | "blockNumber"> & Partial<Activity>): Activity {
  made++;
  return {
    chainId: 1,
    at: 1_700_000_000 + given.blockNumber * 3_600,
    txHash: `0x${made.toString(16).padStart(64, "0")}`,
    txIndex: 0,
    logIndex: -1,
    counterparty: null,
    asset: null,
    amount: null,
    assetOut: null,
    amountOut: null,
    method: null,
    ...given,
  };
}
