import { signedBatchMethods } from "../../../chain/call-data.ts";
import type { ChainTransaction } from "../../../chain/types.ts";
import { viewOf } from "./abi-view.ts";
import { readAccountCalls } from "./account-calls.ts";
import type { Operation } from "./operation.ts";

/** Contracts with a method that checks the wallet's signature of a batch, and that method. Anyone can call their other methods. */
const signedBatches: ReadonlyMap<string, string> = new Map([
  ["0x5a7fc11397e9a8ad41bf10bf13f22b0a63f96f6d", signedBatchMethods.ambire],
  ["0x000000009b1d0af20d8c6d0a44e162d11f9b8f00", signedBatchMethods.calibur],
]);
const methods: ReadonlySet<string> = new Set(signedBatches.values());
/** The code of a wallet that delegates: a prefix and the address. */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/i;

/** The wallet that may have signed the batch which the transaction brings it: its delegate shows whether. Null for other transactions. */
export function signedBatchReceiver({ from, to, method }: ChainTransaction): string | null {
  return to !== null && to !== from && method !== null && methods.has(method) ? to : null;
}

/** The contract that an account's code delegates to; null for any other code. */
export function readDelegate(code: string): string | null {
  const [, address] = DELEGATION.exec(code) ?? [];
  return address === undefined ? null : `0x${address.toLowerCase()}`;
}

/**
 * What a wallet that delegates to code did: in a transaction to itself, or in a sponsor's transaction with a batch that the wallet
 * signed. Null if the form of the call data is unknown; then the transaction is like any other.
 */
export function readDelegatedBatch(transaction: ChainTransaction, delegate: string | null): Operation | null {
  const { from, to, method, callData, fee, logs } = transaction;
  if (to === null || callData === null) return null;
  const isSigned = delegate !== null && signedBatches.get(delegate) === method;
  if (to !== from && !isSigned) return null;
  const calls = readAccountCalls(viewOf(callData), to);
  return calls && { account: to, success: true, calls, fee: to === from ? fee : 0n, logs };
}
