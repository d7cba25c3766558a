/**
 * The engine's vocabulary. Addresses and hashes are lower-case hex, times unix seconds, amounts of wei or token units
 * `bigint` in memory and decimal strings in JSON.
 */
export const categories = [
  "activity",
  "volume",
  "age",
  "diversity",
  "governance",
  "social",
  "risk",
  "loyalty",
] as const;
export type Category = (typeof categories)[number];
export type Breakdown = Record<Category, number>;

/**
 * One thing that a wallet did or received. `logIndex` is -1 for the transaction itself; where an explorer returns no log
 * index, it is the ordinal among equal rows of the transaction.
 *
 * | kind | wallet | counterparty | asset, amount |
 * |---|---|---|---|
 * | sent | sender of a successful transaction | its `to` (null: contract creation) | native value |
 * | failed | sender of a failed transaction | its `to` | native value that was not moved |
 * | received | `to` of a successful transaction with value | its sender | native value |
 * | created | sender of a contract creation | the contract | - |
 * | tokenOut, tokenIn | `from`, `to` of an ERC-20 transfer | the other side | token, units |
 * | nftOut, nftIn | `from`, `to` of an ERC-721 or ERC-1155 transfer | the other side | collection, count |
 * | swap | sender of the transaction that swapped | the pool | token and units in; assetOut, amountOut out |
 * | vote, delegate | the voter, the delegator | the governor, the votes token | - |
 */
export const activityKinds = [
  "sent",
  "failed",
  "received",
  "created",
  "tokenOut",
  "tokenIn",
  "nftOut",
  "nftIn",
  "swap",
  "vote",
  "delegate",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface Activity {
  chainId: number;
  blockNumber: number;
  /** Block time, unix seconds. */
  at: number;
  txHash: string;
  txIndex: number;
  logIndex: number;
  wallet: string;
  kind: ActivityKind;
  counterparty: string | null;
  asset: string | null;
  amount: bigint | null;
  assetOut: string | null;
  amountOut: bigint | null;
  /** First four bytes of the call data, for `sent` and `failed`; null where unknown or empty. */
  method: string | null;
  /**
   * Of a token transfer: whether the wallet caused it. Absent where that follows from the wallet's `sent` row of the
   * transaction; it does not where several wallets act in one transaction, or where the wallet signed an order.
   */
  own?: boolean;
  /** Of `sent` and `failed`: what the wallet itself paid for gas, wei. Absent where it is not known. */
  fee?: bigint;
  /** Of a `sent` row with a method: whether code ran. Absent where it is not known. */
  ran?: boolean;
}

/** Order of activity within a wallet and chain. Total: no two rows compare equal. */
export function compareActivity(a: Activity, b: Activity): number {
  return (
    a.blockNumber - b.blockNumber ||
    a.txIndex - b.txIndex ||
    (a.txHash < b.txHash ? -1 : a.txHash > b.txHash ? 1 : 0) ||
    a.logIndex - b.logIndex ||
    activityKinds.indexOf(a.kind) - activityKinds.indexOf(b.kind)
  );
}

/** Whether a category's sources were read: now, earlier but not now, or never. */
export type CategoryState = "ok" | "stale" | "unavailable";

/** The lists of a wallet's history that an explorer gives. */
export const historyLists = ["transactions", "internal", "tokens", "nfts"] as const;
export type HistoryList = (typeof historyLists)[number];

/** A value for each category; `index`: its place among them. Safe in a browser. */
export function byCategory<T>(value: (category: Category, index: number) => T): Record<Category, T> {
  return Object.fromEntries(categories.map((name, i) => [name, value(name, i)])) as Record<Category, T>; // All of them.
}

export const noPoints: Readonly<Breakdown> = byCategory(() => 0);
