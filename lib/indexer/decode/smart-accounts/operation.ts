import type { ChainLog } from "../../../chain/types.ts";
import { methodOf, type View } from "./abi-view.ts";

/** A call of an account, according to its call data. */
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
  /** Null if the call data cannot be read. */
  calls: readonly AccountCall[] | null;
  /** Its call data is nowhere in the transaction's, so that it is known in part alone. */
  isMissing?: true;
  /** What the account paid for gas, wei: 0 if somebody else paid, null if unknown. */
  fee: bigint | null;
  /** The logs that its execution emitted. */
  logs: readonly ChainLog[];
}

/** Maximum calls that are read of one operation; further ones do not count. */
export const MOST_CALLS = 16;

/** The native currency that an operation's calls claim to have sent, wei. */
export function claimedValue({ success, calls }: Operation): bigint {
  return success ? (calls ?? []).reduce((sum, call) => sum + call.value, 0n) : 0n;
}

export function methodOfCall({ data }: AccountCall): string | null {
  return methodOf(data);
}

/** State of accounts that blocks do not show. A node may not know it; then decoding does without it. */
export interface AccountState {
  /** By how much the account's balance rose in a block, wei; null if unknown. */
  balanceChange(account: string, block: number): bigint | null;
  /** The contract to which the account's code delegates after a block; null if there is none, or it is unknown. */
  delegate(account: string, block: number): string | null;
  /** Whether a wallet that delegates executed signed batches in a block, as its own count of them shows; absent or null if unknown. */
  executed?(account: string, block: number): boolean | null;
}

export const unknownState: AccountState = { balanceChange: () => null, delegate: () => null };
