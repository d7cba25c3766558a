import type { ChainTransaction } from "../../../chain/types.ts";
import { readDelegatedBatch } from "./eip-7702.ts";
import { readUserOperations } from "./entry-point.ts";
import type { Operation } from "./operation.ts";
import { readSafeCall, readSafeTransaction } from "./safe.ts";

/**
 * What smart accounts did in a successful transaction. Empty for a transaction that carries no operation: then it is its
 * sender's own act, and otherwise none of the sender's. `delegate` is what the code of the receiver delegates to.
 */
export function readOperations(transaction: ChainTransaction, delegate: string | null): readonly Operation[] {
  if (transaction.class !== "user" || !transaction.success) return [];
  const operations = readUserOperations(transaction);
  if (operations.length > 0) return operations.map(ofSafe);
  const own = readSafeTransaction(transaction) ?? readDelegatedBatch(transaction, delegate);
  return own ? [ofSafe(own)] : [];
}

/** An operation that only makes a Safe act is the Safe's. */
function ofSafe(operation: Operation): Operation {
  const [call, ...others] = operation.calls ?? [];
  if (!operation.success || !call || others.length > 0) return operation;
  const safe = readSafeCall(call.to, call.data, operation.logs);
  return safe ? { ...safe, fee: safe.account === operation.account ? operation.fee : 0n } : operation;
}
