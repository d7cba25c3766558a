import type { ChainTransaction } from "../../../chain/types.ts";
import { readDelegatedBatch } from "./eip-7702.ts";
import { readUserOperations } from "./entry-point.ts";
import type { Operation } from "./operation.ts";
import { isReport, readRelayedSafes, readSafeCall, readSafeTransaction } from "./safe.ts";

/**
 * What smart accounts did in a successful transaction. If it is empty, the transaction is its sender's own act; otherwise it is not.
 * `delegate` is the contract to which the receiver's code delegates.
 */
export function readOperations(transaction: ChainTransaction, delegate: string | null): readonly Operation[] {
  if (transaction.class !== "user" || !transaction.success) return [];
  const operations = readUserOperations(transaction);
  if (operations.length > 0) return operations.map(asSafeOperation);
  const own = readSafeTransaction(transaction) ?? readDelegatedBatch(transaction, delegate);
  return own ? [asSafeOperation(own)] : readRelayedSafes(transaction);
}

/** The accounts that acted in a transaction, as an EntryPoint or they themselves reported, in ways that its operations do not have. */
export function partlyRead(transaction: ChainTransaction, operations: readonly Operation[]): Set<string> {
  const accounts = new Set(operations.flatMap(({ account, isMissing }) => (isMissing ? [account] : [])));
  if (transaction.class !== "user" || !transaction.success) return accounts;
  const read = new Set(operations.map(({ account }) => account));
  for (const log of transaction.logs) if (isReport(log) && !read.has(log.address)) accounts.add(log.address);
  return accounts;
}

/** An operation that only calls a Safe counts as the Safe's. */
function asSafeOperation(operation: Operation): Operation {
  const [call, ...others] = operation.calls ?? [];
  if (!operation.success || !call || others.length > 0) return operation;
  const safe = readSafeCall(call.to, call.data, operation.logs);
  return safe ? { ...safe, fee: safe.account === operation.account ? operation.fee : 0n } : operation;
}
