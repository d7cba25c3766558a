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
