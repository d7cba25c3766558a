import { toEventSelector, toFunctionSelector } from "viem";
import type { ChainLog } from "./types.ts";

/** EntryPoint v0.6, v0.7, v0.8 and v0.9 of ERC-4337; each is at one address on every chain. */
export const entryPoints: ReadonlySet<string> = new Set([
  "0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789",
  "0x0000000071727de22e5e9d8baf0edac6f37da032",
  "0x4337084d9e255ff0702461cf8895ce9e3b5ff108",
  "0x433709009b8330fda32311df1c2afa402ed8d009",
]);
/** By which an EntryPoint reports that an operation ended. */
export const userOperationEvent = toEventSelector(
  "UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)",
);
/** `execTransaction` of a Safe, and the events by which the Safe reports how it ended. */
export const EXEC_TRANSACTION = "0x6a761202";
export const executionSuccess = toEventSelector("ExecutionSuccess(bytes32,uint256)");
export const executionFailure = toEventSelector("ExecutionFailure(bytes32,uint256)");
/** Methods with which others send a batch that a wallet signed, to a wallet that delegates to code (EIP-7702). */
export const signedBatchMethods = {
  ambire: toFunctionSelector("execute((address,uint256,bytes)[],bytes)"),
  calibur: toFunctionSelector("execute((((address,uint256,bytes)[],bool),uint256,bytes32,address,uint256),bytes)"),
} as const;
const signedBatchDigits = Object.values(signedBatchMethods).map((method) => method.slice(2));
const methodsToRead: ReadonlySet<string> = new Set([EXEC_TRANSACTION, ...Object.values(signedBatchMethods)]);

/**
 * Whether decoders need all call data of a transaction: of user operations, Safe transactions and signed batches, also where another
 * contract passed them on, and of calls of an account to itself.
 */
export function needsCallData(transaction: {
  from: string;
  to: string | null;
  method: string | null;
  logs: readonly ChainLog[];
  input: string;
}): boolean {
  const { from, to, method, logs, input } = transaction;
  if (to === null || method === null) return false;
  if (entryPoints.has(to) || methodsToRead.has(method) || to === from || logs.some(reportsOperation)) return true;
  return signedBatchDigits.some((digits) => input.includes(digits, 10));
}

/** Whether the log may report what a smart account did. */
export function reportsOperation({ address, topics }: ChainLog): boolean {
  const [event] = topics;
  return event === userOperationEvent
    ? entryPoints.has(address)
    : event === executionSuccess || event === executionFailure;
}
