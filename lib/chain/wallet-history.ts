import type { ChainErrorCode } from "./errors.ts";
import type { ChainLog } from "./types.ts";

/** Reads the activity of single wallets. */
export interface WalletHistoryReader {
  /**
   * Reads a wallet's lists. One that fails does not affect the others. Throws a ChainError if no source returns its newest block or
   * the caller aborts, and whatever `onRows` throws.
   */
  fetch(wallet: string, options?: FetchHistoryOptions): Promise<WalletHistory>;
  /** Reads the logs that match one of the filters, in the order of blocks. Throws a ChainError. Absent if the source has no logs. */
  logs?(filters: readonly LogFilter[], options: FetchLogsOptions): Promise<WalletLogs>;
  /**
   * The result of a call of a node that the source passes on, as the node returned it. Throws a ChainError: UNSUPPORTED if the source does
   * not pass this method on. Absent if it has no nodes.
   */
  call?(method: string, params: readonly unknown[], signal?: AbortSignal): Promise<unknown>;
}

/** Logs of one contract with these topics; null matches any. */
export interface LogFilter {
  address: string;
  topics: readonly (string | null)[];
}

export interface FetchLogsOptions {
  /** First and last block. */
  from: number;
  to: number;
  /** Reading ends with the page that has this many logs. */
  most: number;
  /** Other lists of the wallet say that there are logs: an explorer that has none is asked for a second page. */
  isDoubted?: boolean;
  signal?: AbortSignal;
}

export interface WalletLogs {
  logs: HistoryLog[];
  /** False if the source or `most` left some out. */
  isWhole: boolean;
  /** Newest block up to which all of them are known; from - 1 if there is none. */
  toBlock: number;
}

/** A log with its place and time. */
export interface HistoryLog extends ChainLog {
  blockNumber: number;
  /** Unix seconds. */
  at: number;
  hash: string;
  txIndex: number;
}

/** The fields that the rows of all lists have. */
interface HistoryRow {
  blockNumber: number;
  /** Unix seconds. */
  at: number;
  hash: string;
  /** 0 if the source has none. */
  txIndex: number;
}

/** Value that moved inside a transaction. */
export interface InternalRow extends HistoryRow {
  /** Null if nobody sent it, as at genesis, or the source does not say who did. */
  from: string | null;
  /** Null for a contract creation. */
  to: string | null;
  /** Wei. */
  value: bigint;
  failed: boolean;
}

/** A transaction the wallet sent or received. */
export interface TransactionRow extends InternalRow {
  contractAddress: string | null;
  /** First four bytes of the call data; null if unknown or empty. */
  method: string | null;
  /** What its sender paid for gas, wei; null if unknown. */
  fee: bigint | null;
  /** False if its gas shows that a method of an address without code was called; null if unknown. */
  ran: false | null;
  /** Whether it would show that by the prices of one of the forks that its block may be of. */
  mayBeCodeless?: boolean;
}

interface TransferRow extends HistoryRow {
  /** Null if the source has none. */
  logIndex: number | null;
  /** The zero address of what was minted. */
  from: string;
  /** The zero address of what was burned. */
  to: string;
  contractAddress: string;
}

/** An ERC-20 transfer. */
export interface TokenRow extends TransferRow {
  /** Units of the token. */
  value: bigint;
}

/** An ERC-721 or ERC-1155 transfer. */
export interface NftRow extends TransferRow {
  tokenId: string;
  /** How many were transferred; 1 for an ERC-721 token. */
  count: bigint;
  /** Present if one log can have several rows. */
  isErc1155?: true;
}

/** The four lists that make up a wallet's history, and the rows of each. */
export interface HistoryRows {
  transactions: TransactionRow;
  internal: InternalRow;
  tokens: TokenRow;
  nfts: NftRow;
}
export type HistoryList = keyof HistoryRows;
export type HistoryRowLists = { [L in HistoryList]: HistoryRows[L][] };

/** What a source lacks of a list besides rows that could not be read. */
export const historyGaps = {
  erc1155: "The explorer has no list of ERC-1155 transfers; those that it names elsewhere count.",
  pending: "The explorer has not processed all blocks yet; the history is read again soon.",
  contradiction: "The explorer says that there are no transactions, but also that the wallet has sent some.",
  behind: "The explorer's newest block is too old (`maxAgeMinutes`): what followed is not known.",
} as const;
export type HistoryGap = keyof typeof historyGaps;

export interface HistoryListResult<Row> {
  /**
   * `open`: the caller ended the turn; `failed`: no source returned the whole list. Both have the rows read before. `pending`: the source
   * gave the rows that it has processed so far.
   */
  state: "ok" | "open" | "failed" | "pending";
  /** Empty if `onRows` received the rows. */
  rows: Row[];
  /** Rows read, including those of earlier turns. */
  count: number;
  /** Rows of these that could not be read; absent if there are none. */
  unread?: number;
  /** Rows of these that belong to another list; absent if there are none. */
  foreign?: number;
  /** Absent if nothing is lacking. */
  gaps?: readonly HistoryGap[];
  /** Rows are missing, because a block has more than the source returns or the list has more than `maxRows`. */
  truncated: boolean;
  /** Newest block covered by this list; unless it is `ok`, the last complete block (fromBlock - 1 if there is none). */
  toBlock: number;
  /** Host of the source that answered last; null if none did. */
  source: string | null;
  error?: { code: ChainErrorCode; message: string };
}

/** How far one list was read, for the next turn to continue from. */
export type ListProgress = Omit<HistoryListResult<never>, "state" | "rows" | "error">;

/** A wallet's activity as explorers list it. */
export interface WalletHistory {
  /** Newest block up to which all lists that could be read are complete. */
  head: number;
  /** Newest block to read. */
  target: number;
  /** Time of the newest row, unix seconds; null without rows. */
  newestAt: number | null;
  /** Time of the source's newest block, unix seconds; null if the source does not say. Absent if it was not asked, or failed. */
  headAt?: number | null | undefined;
  /** The source's newest block is old: nobody knows what followed. */
  isBehind: boolean;
  /** Host of the source that returned the head or, if the caller passed the head, rows; null if none answered. */
  source: string | null;
  lists: { [L in HistoryList]: HistoryListResult<HistoryRows[L]> };
}

export interface FetchHistoryOptions {
  /** First block to read; default 0. */
  fromBlock?: number;
  /** Newest block that was read before: what could not be read up to it is not counted again. Default: none. */
  knownTo?: number;
  /** Newest block to read; default: the source's newest. */
  head?: number;
  /** Also read the time of the source's newest block. */
  withHeadTime?: boolean;
  /** How far earlier turns came: each list continues after its last complete block. */
  progress?: Partial<Record<HistoryList, ListProgress>>;
  /** Maximum rows to read of each list. A longer list is truncated after the last block that fits. */
  maxRows?: (list: HistoryList) => number;
  /** Called after each page: false ends the turn once every list is at least one block further. */
  mayContinue?: () => boolean;
  signal?: AbortSignal;
  /**
   * Receives rows page by page, which bounds memory. Each call has complete blocks of one list, in order, and ends before
   * the next begins.
   */
  onRows?: (rows: Partial<HistoryRowLists>) => Promise<void> | void;
  /** Called after each page with the number of transactions read so far. */
  onProgress?: (progress: { transactions: number }) => void;
}
