import { entryPoints } from "../../chain/call-data.ts";
import { NATIVE_LOGS } from "../../chain/gas.ts";
import type { ChainTransaction } from "../../chain/types.ts";
import type { Operation } from "./smart-accounts/operation.ts";
import { methodOfCall } from "./smart-accounts/operation.ts";

/** Whether a successful transaction ran code, as its logs or gas show; null if they show neither, and for a creation. */
export function codeRan(transaction: ChainTransaction, baseTokens: ReadonlySet<string>): boolean | null {
  const { to, logs, fee, gasShowsCode } = transaction;
  if (to === null) return null;
  // An unknown fee may have been paid in a token, which emits logs of its own.
  const isByCode = (address: string) => address === to || (fee !== null && !baseTokens.has(address));
  return logs.some(({ address }) => address !== NATIVE_LOGS && isByCode(address)) || gasShowsCode;
}

/**
 * Whether each call of an operation ran code; null for one without a method. Its gas is not known, so only logs show it: those of the
 * callee, or of other contracts if only one callee has no logs of its own and so must have called them.
 */
export function callsThatRan(operation: Operation, baseTokens: ReadonlySet<string>): (boolean | null)[] {
  const calls = operation.calls ?? [];
  const emitters = new Set(operation.logs.map(({ address }) => address));
  emitters.delete(NATIVE_LOGS);
  const targets = new Set(calls.map(({ to }) => to));
  const silent = new Set(calls.flatMap((call) => (methodOfCall(call) && !emitters.has(call.to) ? [call.to] : [])));
  const isOther = (address: string) =>
    address !== operation.account && !targets.has(address) && !entryPoints.has(address) && !baseTokens.has(address);
  const hasCalled = silent.size === 1 && [...emitters].some(isOther);
  return calls.map((call) => (methodOfCall(call) ? emitters.has(call.to) || hasCalled : null));
}
