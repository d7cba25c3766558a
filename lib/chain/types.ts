import type { ChainErrorCode } from "./errors.ts";

/**
 * What a chain says, checked and in one form: addresses and hashes are lower-case hex, block numbers and times (unix
 * seconds) are safe integers, amounts are `bigint` in the smallest unit.
 */
export interface ChainHeader {
  number: number;
  hash: string;
  parentHash: string;
  /** Block time, unix seconds. */
  time: number;
}

/** One block with its transactions, each joined with its receipt. */
export interface ChainBlock extends ChainHeader {
  /** In the order of the block. */
  transactions: ChainTransaction[];
}

export interface ChainTransaction {
  hash: string;
  /** Position in the block. */
  index: number;
  from: string;
  /** Null for a contract creation. */
  to: string | null;
  /** Wei. */
  value: bigint;
  /** First four bytes of the call data; null where there are fewer, or for a contract creation. */
  method: string | null;
  success: boolean;
  /** The contract a successful creation made; null otherwise. */
  contractAddress: string | null;
  /** Empty for a failed transaction. */
  logs: ChainLog[];
}

export interface ChainLog {
  /** Position in the block. */
  logIndex: number;
  /** The contract that emitted it. */
  address: string;
  topics: readonly string[];
  data: string;
}

/** A log with the place it has in the chain. */
export interface PlacedLog extends ChainLog {
  blockNumber: number;
  blockHash: string;
  txHash: string;
}

/** What became of one transaction. */
export interface ChainReceipt {
  blockNumber: number;
  blockHash: string;
  success: boolean;
  logs: ChainLog[];
}

/** The two tokens of a swap pool. */
export interface PoolTokens {
  token0: string;
  token1: string;
}

/**
 * One chain over JSON-RPC. Every method fails over between the configured endpoints, retries what may pass, and throws
 * a ChainError when that does not help; none ever answers with an empty value in place of an error.
 */
export interface ChainClient {
  readonly chainId: number;
  /** Every endpoint that answers must speak for the configured chain. Throws WRONG_CHAIN, which names both ids. */
  verify(signal?: AbortSignal): Promise<void>;
  /** The newest block. */
  head(signal?: AbortSignal): Promise<ChainHeader>;
  /**
   * Number of the newest final block; -1 when none is. Depth below the head (of this client's asking, or as given), on
   * chains that are not local never above the node's own `finalized` block where it knows one.
   */
  finalized(head?: number, signal?: AbortSignal): Promise<number>;
  /** Null when the chain has no block of that number now. */
  header(number: number, signal?: AbortSignal): Promise<ChainHeader | null>;
  /**
   * Blocks `from` to `to`, both included, in order, with receipts joined and parent links between them checked. The
   * link from block `from` to what the caller holds is the caller's to check. A block that is not there (yet) is
   * BLOCK_NOT_FOUND; blocks and receipts that do not belong together are INCONSISTENT: the chain reorganised
   * under the download. Both may be retried.
   */
  blocks(from: number, to: number, signal?: AbortSignal): Promise<ChainBlock[]>;
  /** The receipt of a transaction; null when it is not in a block (yet). */
  receipt(hash: string, signal?: AbortSignal): Promise<ChainReceipt | null>;
  /** The logs of one contract in blocks `from` to `to`, both included, in order. */
  logs(contract: string, from: number, to: number, signal?: AbortSignal): Promise<PlacedLog[]>;
  /** eth_call at the newest block: the returned bytes. A revert is REVERTED. */
  call(to: string, data: string, signal?: AbortSignal): Promise<string>;
  /** The same of one contract with each of these data, many in one request. */
  calls(to: string, asked: readonly string[], signal?: AbortSignal): Promise<string[]>;
  /** Any one call of JSON-RPC: its result as the node gave it. */
  request(method: string, params: readonly unknown[], signal?: AbortSignal): Promise<unknown>;
  /** token0 and token1 of a pool; null when the contract has none. Remembered, see `forget`. */
  poolTokens(address: string, signal?: AbortSignal): Promise<PoolTokens | null>;
  /** Forget what was remembered about contracts. To be called when blocks are rolled back: contracts go with them. */
  forget(): void;
  /** Close the connections. */
  close(): Promise<void>;
}

/** One row of an explorer's `txlist`. */
export interface TransactionRow {
  blockNumber: number;
  /** Unix seconds. */
  at: number;
  hash: string;
  /** 0 where the explorer does not tell. */
  txIndex: number;
  from: string;
  /** Null for a contract creation. */
  to: string | null;
  value: bigint;
  failed: boolean;
  contractAddress: string | null;
  /** First four bytes of the call data; null where unknown or empty. */
  method: string | null;
}

/** One row of an explorer's `txlistinternal`: value that moved inside a transaction. */
export interface InternalRow {
  blockNumber: number;
  at: number;
  hash: string;
  txIndex: number;
  from: string;
  to: string | null;
  value: bigint;
  failed: boolean;
}

/** One row of an explorer's `tokentx`: an ERC-20 transfer. */
export interface TokenRow {
  blockNumber: number;
  at: number;
  hash: string;
  txIndex: number;
  /** Null where the explorer does not tell. */
  logIndex: number | null;
  from: string;
  to: string;
  contractAddress: string;
  /** Units of the token. */
  value: bigint;
}

/** One row of an explorer's `tokennfttx`: an ERC-721 transfer. */
export interface NftRow {
  blockNumber: number;
  at: number;
  hash: string;
  txIndex: number;
  logIndex: number | null;
  from: string;
  to: string;
  contractAddress: string;
  tokenId: string;
  /** How many were transferred: 1, or what the explorer says of an ERC-1155 token. */
  count: bigint;
}

/** The four lists that make a wallet's past, and the rows of each. */
export interface PastRows {
  transactions: TransactionRow;
  internal: InternalRow;
  tokens: TokenRow;
  nfts: NftRow;
}
export type PastList = keyof PastRows;
export type PastRowLists = { [L in PastList]: PastRows[L][] };

export interface PastListResult<Row> {
  /** `open`: the caller ended the turn; `failed`: no source gave the whole list. Both hold what was read before that. */
  state: "ok" | "open" | "failed";
  /** Empty when the rows went to `onRows`. */
  rows: Row[];
  /** Rows the source gave, those of earlier turns included. */
  count: number;
  /** Not all was read: a block held more rows than can be asked for, or the list more than `maxRows`. */
  truncated: boolean;
  /** Newest block covered by this list; where it is not `ok`, the last block that is complete (fromBlock - 1: none). */
  toBlock: number;
  /** Host of the source that answered last; null when none did. */
  source: string | null;
  error?: { code: ChainErrorCode; message: string };
}

/** How far one list was read, for the next turn to go on from. */
export type ListProgress = Pick<PastListResult<never>, "toBlock" | "count" | "truncated" | "source">;

/** What explorers know of a wallet's past. */
export interface Past {
  /** Newest block that every list read is complete to. */
  head: number;
  /** Newest block the lists are read to. */
  target: number;
  /** Time of the newest row, unix seconds; null without rows. */
  newestAt: number | null;
  /** Host of the source the head was read from, or of one that gave rows where the head was given; null: none answered. */
  source: string | null;
  lists: { [L in PastList]: PastListResult<PastRows[L]> };
}

export interface FetchPastOptions {
  /** First block to read; default 0. */
  fromBlock?: number;
  /** Newest block to read; default: the explorer's newest. */
  head?: number;
  /** Lists that were begun in earlier turns go on behind their last complete block. */
  progress?: Partial<Record<PastList, ListProgress>>;
  /** Most rows of each list; a longer one ends with the last block that fits, and is truncated. */
  maxRows?: (list: PastList) => number;
  /** Asked after each page: false ends the turn, once every list has come at least one block further. */
  mayGoOn?: () => boolean;
  signal?: AbortSignal;
  /**
   * Take rows as they come, so that memory stays bounded: each call holds complete blocks of one list, in order, and
   * one call ends before the next begins. What it holds can go to explorerRowsToActivity as it is.
   */
  onRows?: (rows: Partial<PastRowLists>) => Promise<void> | void;
  /** Told after each page: rows read so far over all lists. */
  onProgress?: (progress: { rows: number; transactions: number }) => void;
}
