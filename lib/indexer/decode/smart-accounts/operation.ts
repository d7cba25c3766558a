import type { ChainLog } from "../../../chain/types.ts";
import { methodOf, type View } from "./abi-view.ts";

/** What an account called, as its call data says. */
export interface AccountCall {
  to: string;
  /** Wei. */
  value: bigint;
  data: View;
}

/** What one smart account did in a transaction that anybody may have sent. */
export interface Operation {
  account: string;
  success: boolean;
  /** Null where the call data cannot be read. */
  calls: readonly AccountCall[] | null;
  /** What the account paid for gas, wei: 0 where somebody else paid; null where it is not known. */
  fee: bigint | null;
  /** What its execution emitted. */
  logs: readonly ChainLog[];
}

/** Calls read of one operation: more of them in one operation count no further. */
export const MOST_CALLS = 16;

/** The native currency that an operation's calls claim to have sent, wei. */
export function claimedValue({ success, calls }: Operation): bigint {
  return success ? (calls ?? []).reduce((sum, call) => sum + call.value, 0n) : 0n;
}

export function methodOfCall({ data }: AccountCall): string | null {
  return methodOf(data);
}
