import { toFunctionSelector } from "viem";

/** EntryPoint v0.6, v0.7, v0.8 and v0.9 of ERC-4337; each is at one address on every chain. */
export const entryPoints: ReadonlySet<string> = new Set([
  "0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789",
  "0x0000000071727de22e5e9d8baf0edac6f37da032",
  "0x4337084d9e255ff0702461cf8895ce9e3b5ff108",
  "0x433709009b8330fda32311df1c2afa402ed8d009",
]);
/** `execTransaction` of a Safe. */
export const EXEC_TRANSACTION = "0x6a761202";
/** Methods with which others send a batch that a wallet signed, to a wallet that delegates to code (EIP-7702). */
export const signedBatchMethods = {
  ambire: toFunctionSelector("execute((address,uint256,bytes)[],bytes)"),
  calibur: toFunctionSelector("execute((((address,uint256,bytes)[],bool),uint256,bytes32,address,uint256),bytes)"),
} as const;
const methodsToRead: ReadonlySet<string> = new Set([EXEC_TRANSACTION, ...Object.values(signedBatchMethods)]);

/**
 * Whether decoders need all call data of a transaction: of user operations, Safe transactions, signed batches and calls of an
 * account to itself.
 */
export function needsCallData({
  from,
  to,
  method,
}: {
  from: string;
  to: string | null;
  method: string | null;
}): boolean {
  if (to === null || method === null) return false;
  return entryPoints.has(to) || methodsToRead.has(method) || to === from;
}
