import type { ChainError } from "./errors.ts";
import type { Fork } from "./gas.ts";

/**
 * Chain data, checked and in one form: addresses and hashes are lower-case hex, block numbers and times (unix seconds) are
 * safe integers, amounts are `bigint` in the smallest unit.
 */
export interface BlockHeader {
  number: number;
  hash: string;
  parentHash: string;
  /** Block time, unix seconds. */
  time: number;
}

/** One block with its transactions, each joined with its receipt. */
export interface ChainBlock extends BlockHeader {
  /** Whose prices of gas, and whose logs, its transactions have; null if unknown. */
  fork: Fork | null;
  /** In the order of the block, without the unreadable ones. */
  transactions: ChainTransaction[];
  unreadable: readonly UnreadableTransaction[];
}

/**
 * Whose act a transaction is. `user`: its sender's. `deposit`: it came from another chain, on which its sender acted. `retry`: a
 * deposit that is executed later than it was submitted. `system`: the chain's own.
 */
export type TransactionClass = "user" | "deposit" | "retry" | "system";

export interface ChainTransaction {
  hash: string;
  /** Position in the block. */
  index: number;
  /** EIP-2718 type; null if the node gives none. */
  type: number | null;
  class: TransactionClass;
  from: string;
  /** Null for a contract creation. Of a batch of calls: the first call's. */
  to: string | null;
  /** Wei. Of a batch of calls: their sum. */
  value: bigint;
  /** First four bytes of the call data; null if there are fewer, or for a contract creation. */
  method: string | null;
  /** All call data if a decoder needs it ({@link needsCallData}), otherwise null, to save memory. */
  callData: string | null;
  /** The calls of a transaction that carries a batch of them; null for any other. */
  calls: readonly ChainCall[] | null;
  success: boolean;
  /** What its sender paid for gas, wei: 0 if somebody else paid, null if unknown. */
  fee: bigint | null;
  /** Whether its gas shows that code ran at `to`, or that none did; null if it shows neither. */
  gasShowsCode: boolean | null;
  /** The contract that a successful creation deployed; null otherwise. */
  contractAddress: string | null;
  /** Empty for a failed transaction, and for one of the chain itself. */
  logs: ChainLog[];
}

/** One call of a batch. */
export interface ChainCall {
  to: string | null;
  /** Wei. */
  value: bigint;
  /** Call data. */
  input: string;
}

/** A transaction that the node describes in a way this service does not understand. */
export interface UnreadableTransaction {
  /** Position in the block. */
  index: number;
  /** Null if the node gives none. */
  hash: string | null;
  /** What cannot be understood; at most 200 characters. */
  reason: string;
  /** The wallets it is known to concern: its sender and receiver, if they can be read. */
  wallets: readonly string[];
}

export interface ChainLog {
  /** Position in the block. */
  logIndex: number;
  /** The contract that emitted it. */
  address: string;
  topics: readonly string[];
  data: string;
}

/** A log with its block and transaction. */
export interface BlockLog extends ChainLog {
  blockNumber: number;
  blockHash: string;
  txHash: string;
  /** Position of its transaction in the block; absent if the node gives none. */
  txIndex?: number;
}

/** Logs of one contract; with topics, of these: a list matches any of its topics, null any. */
export interface LogQuery {
  address: string;
  topics?: readonly (string | readonly string[] | null)[];
}

/** The outcome of one transaction. */
export interface ChainReceipt {
  blockNumber: number;
  blockHash: string;
  success: boolean;
  logs: ChainLog[];
}

/**
 * Readers of one chain. Every method retries errors that may pass, tries the configured endpoints in turn, and otherwise throws a
 * ChainError; none returns an empty value in place of an error.
 */
interface Reader {
  readonly chainId: number;
  /** Closes the connections. */
  close(): Promise<void>;
}

export interface BlockReader extends Reader {
  /** Checks that every endpoint that answers serves the configured chain. Throws WRONG_CHAIN, which names both ids. */
  verify(signal?: AbortSignal): Promise<void>;
  /** The newest block. */
  head(signal?: AbortSignal): Promise<BlockHeader>;
  /**
   * Number of the newest final block; -1 if there is none. It is the finality depth below the given head (default: the newest block)
   * and, on chains that are not local, not above the node's `finalized` block, if the node knows one.
   */
  finalized(head?: number, signal?: AbortSignal): Promise<number>;
  /** What each endpoint has as its block of that number; null if it has none, undefined if it does not answer. */
  headerOfEach(number: number, signal?: AbortSignal): Promise<(BlockHeader | null | undefined)[]>;
  /** Milliseconds for which no endpoint has answered a request; 0 while none waits for an answer. */
  silentMs(): number;
  /** Null if no endpoint has a block of that number now. */
  header(number: number, signal?: AbortSignal): Promise<BlockHeader | null>;
  /** Whether some endpoint has this block. Those that have another of its number are asked last for a while. */
  hasBlock(header: Pick<BlockHeader, "number" | "hash">, signal?: AbortSignal): Promise<boolean>;
  /**
   * Blocks `from` to `to`, both included, in order, with receipts joined and parent links between them checked. The caller
   * checks the link from block `from` to the block before. Throws BLOCK_NOT_FOUND for a block that does not exist (yet), and
   * INCONSISTENT if blocks and receipts do not belong together: the chain reorganised during the download.
   */
  blocks(from: number, to: number, signal?: AbortSignal): Promise<ChainBlock[]>;
  /**
   * The same up to the first block that no endpoint gives. With `parentHash`, block `from` must name it as its parent; otherwise the
   * fault is FORKED.
   */
  blocksUntilFault(range: BlockRange, signal?: AbortSignal): Promise<BlocksRead>;
}

export interface BlockRange {
  from: number;
  to: number;
  parentHash?: string | undefined;
}

/** Blocks in order, and why there are no further ones; null if all that were wanted are there. */
export interface BlocksRead {
  blocks: ChainBlock[];
  fault: BlockFault | null;
}

/** A block that no endpoint gives as it should be. */
export interface BlockFault {
  number: number;
  error: ChainError;
  /** The block with what cannot be read of it as unreadable transactions; null if too little can. */
  partial: ChainBlock | null;
}

export interface LogReader extends Reader {
  /**
   * The logs of one contract, or of a query, in blocks `from` to `to`, both included, in order. None are believed only from an endpoint
   * that shows that it keeps these blocks; throws STATE_UNAVAILABLE if no endpoint does. `atOnce`: blocks of one request.
   */
  logs(query: string | LogQuery, from: number, to: number, signal?: AbortSignal, atOnce?: number): Promise<BlockLog[]>;
  /** As many of these logs, from block `from` on, as a node gives in one answer, which is asked for fewer blocks until it does. Throws as `logs`. */
  logsAhead(query: LogQuery, from: number, to: number, options?: AheadOptions): Promise<LogsAhead>;
}

interface AheadOptions {
  signal?: AbortSignal;
  /** Called before each request, which is not made if it throws. */
  before?: () => Promise<void>;
}

/** Logs up to block `to`, and how many requests that took. */
export interface LogsAhead {
  logs: BlockLog[];
  to: number;
  asked: number;
}

/** A call of a contract, as hex. */
export interface StateCall {
  to: string;
  data: string;
  from?: string;
  gas?: string;
}

export interface StateReader extends Reader {
  /** The receipt of a transaction; null if it is not in a block (yet). */
  receipt(hash: string, signal?: AbortSignal): Promise<ChainReceipt | null>;
  /** Who sent a log's transaction. Nodes find it by its block also where they do not index old hashes. */
  sender(log: Pick<BlockLog, "txHash"> & Partial<BlockLog>, signal?: AbortSignal): Promise<string>;
  /** The bytes that an eth_call at the newest block returns. Throws REVERTED for a revert. */
  call(to: string, data: string, signal?: AbortSignal): Promise<string>;
  /** Like `call`, for many call data of one contract, in few requests. */
  calls(to: string, data: readonly string[], signal?: AbortSignal): Promise<string[]>;
  /**
   * What calls return as of a block, in few requests: bytes, or the ChainError of a call that failed by itself (REVERTED). Throws other errors,
   * after all endpoints.
   */
  callEach(calls: readonly StateCall[], block: number, signal?: AbortSignal): Promise<(string | ChainError)[]>;
  /** The result of a JSON-RPC call that returns a quantity or bytes, as the node returned it. */
  request(method: string, params: readonly unknown[], signal?: AbortSignal): Promise<unknown>;
}

/** One connection to a chain that reads blocks, logs and state. */
export interface ChainClient extends BlockReader, LogReader, StateReader {}
