import { toEventSelector } from "viem";
import { EXEC_TRANSACTION } from "../../../chain/call-data.ts";
import type { ChainLog, ChainTransaction } from "../../../chain/types.ts";
import { wordCount } from "../words.ts";
import { methodOf, skip, type View, viewOf } from "./abi-view.ts";
import { readSafe } from "./account-calls.ts";
import type { Operation } from "./operation.ts";

export const executionSuccess = toEventSelector("ExecutionSuccess(bytes32,uint256)");
export const executionFailure = toEventSelector("ExecutionFailure(bytes32,uint256)");

/** What a Safe did in a transaction that calls its `execTransaction`. Its owners' signatures caused it, not the sender. */
export function readSafeTransaction({ to, callData, logs }: ChainTransaction): Operation | null {
  return to !== null && callData !== null ? readSafeCall(to, viewOf(callData), logs) : null;
}

/**
 * Like {@link readSafeTransaction}, for a call by another account, which paid for it. Null unless the Safe itself reported the outcome.
 */
export function readSafeCall(safe: string, data: View, logs: readonly ChainLog[]): Operation | null {
  const args = methodOf(data) === EXEC_TRANSACTION ? skip(data, 4) : null;
  if (!args) return null;
  const report = logs.find((log) => log.address === safe && isReport(log));
  if (!report) return null;
  return { account: safe, success: report.topics[0] === executionSuccess, calls: readSafe(args), fee: 0n, logs };
}

/** Before version 1.4 the Safe's hash is not indexed. */
export function isReport({ topics, data }: Pick<ChainLog, "topics" | "data">): boolean {
  if (topics[0] !== executionSuccess && topics[0] !== executionFailure) return false;
  return topics.length === 1 ? wordCount(data) === 2 : topics.length === 2 && wordCount(data) === 1;
}
