import type { ChainTransaction } from "../../../chain/types.ts";
import { viewOf } from "./abi-view.ts";
import { readAccountCalls } from "./account-calls.ts";
import type { Operation } from "./operation.ts";

/**
 * What a wallet that delegates to code (EIP-7702) did in a transaction to itself: it carries its own batch. Null where the
 * call data is of no known form; then the transaction is like any other.
 */
export function readSelfBatch({ from, to, callData, logs }: ChainTransaction): Operation | null {
  if (to !== from || callData === null) return null;
  const calls = readAccountCalls(viewOf(callData), from);
  return calls && { account: from, success: true, calls, logs };
}
