import type { ChainErrorCode } from "./errors.ts";
import type { ChainLog } from "./types.ts";

/** Reads the activity of single wallets. */
export interface WalletHistoryReader {
  /**
   * Reads a wallet's lists. One that fails does not affect the others. Throws a ChainError when no source gives its newest
   * block or the caller aborts, and whatever `onRows` throws.
   */
  fetch(wallet: string, options?: FetchHistoryOptions): Promise<WalletHistory>;
  /** Reads the logs that fit one of the filters, in the order of blocks. Throws a ChainError. Absent without logs. */
  logs?(filters: readonly LogFilter[], options: FetchLogsOptions): Promise<WalletLogs>;
}

/** Logs of one contract with these topics; null stands for any. */
export interface LogFilter {
  address: string;
  topics: readonly (string | null)[];
}

export interface FetchLogsOptions {
  /** First and last block. */
  from: number;
  to: number;
  /** Most logs to return. */
  most: number;
  signal?: AbortSignal;
}

export interface WalletLogs {
  logs: HistoryLog[];
  /** False where the source or `most` left some out. */
  isWhole: boolean;
}

/** A log with its place and time. */
export interface HistoryLog extends ChainLog {
  blockNumber: number;
  /** Unix seconds. */
  at: number;
  hash: string;
  txIndex: number;
}

/** What the rows of all lists have. */
interface HistoryRow {
  blockNumber: number;
  /** Unix seconds. */
  at: number;
  hash: string;
  /** 0 where the source has none. */
  txIndex: number;
  from: string;
}

/** Value that moved inside a transaction. */
export interface InternalRow extends HistoryRow {
  /** Null for a contract creation. */
  to: string | null;
  /** Wei. */
  value: bigint;
  failed: boolean;
}

/** A transaction the wallet sent or received. */
export interface TransactionRow extends InternalRow {
  contractAddress: string | null;
  /** First four bytes of the call data; null where unknown or empty. */
  method: string | null;
  /** What its sender paid for gas, wei; null where unknown. */
  fee: bigint | null;
  /** False where its gas shows that a method was called of an address without code; null where unknown. */
  ran: false | null;
}

interface TransferRow extends HistoryRow {
  /** Null where the source has none. */
  logIndex: number | null;
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

export interface HistoryListResult<Row> {
  /** `open`: the caller ended the turn; `failed`: no source gave the whole list. Both hold the rows read before. */
  state: "ok" | "open" | "failed";
  /** Empty when the rows went to `onRows`. */
  rows: Row[];
  /** Rows read, including those of earlier turns. */
  count: number;
  /** Rows are missing: a block has more than the source returns, or the list more than `maxRows`. */
  truncated: boolean;
  /** Newest block covered by this list; where it is not `ok`, the last block that is complete (fromBlock - 1: none). */
  toBlock: number;
  /** Host of the source that answered last; null when none did. */
  source: string | null;
  error?: { code: ChainErrorCode; message: string };
}

/** How far one list was read, for the next turn to continue from. */
export type ListProgress = Pick<HistoryListResult<never>, "toBlock" | "count" | "truncated" | "source">;

/** A wallet's activity, as its sources list it. */
export interface WalletHistory {
  /** Newest block that every list read is complete to. */
  head: number;
  /** Newest block the lists are read to. */
  target: number;
  /** Time of the newest row, unix seconds; null without rows. */
  newestAt: number | null;
  /** Host of the source that gave the head, or rows where the caller gave the head; null when none answered. */
  source: string | null;
  lists: { [L in HistoryList]: HistoryListResult<HistoryRows[L]> };
}

export interface FetchHistoryOptions {
  /** First block to read; default 0. */
  fromBlock?: number;
  /** Newest block to read; default: the source's newest. */
  head?: number;
  /** Where earlier turns stopped: each list continues after its last complete block. */
  progress?: Partial<Record<HistoryList, ListProgress>>;
  /** Most rows to read of each list. A longer list ends with the last block that fits and is truncated. */
  maxRows?: (list: HistoryList) => number;
  /** Called after each page: false ends the turn once every list is at least one block further. */
  mayContinue?: () => boolean;
  signal?: AbortSignal;
  /**
   * Receives rows page by page, which bounds memory. Each call has complete blocks of one list, in order, and ends before
   * the next begins.
   */
  onRows?: (rows: Partial<HistoryRowLists>) => Promise<void> | void;
  /** Called after each page with the rows read so far over all lists. */
  onProgress?: (progress: { rows: number; transactions: number }) => void;
}
