/** What blocks do not show of accounts. A node may not know it; then decoding goes without. */
export interface AccountState {
  /** By how much the account's balance rose in a block, wei; null where it is not known. */
  balanceChange(account: string, block: number): bigint | null;
  /** The contract that the account's code delegates to after a block; null where there is none, or it is not known. */
  delegate(account: string, block: number): string | null;
}

export const unknownState: AccountState = { balanceChange: () => null, delegate: () => null };
