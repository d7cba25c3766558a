import type { ChainConfig } from "../../core/chains.ts";
import type { ChainError } from "../errors.ts";
import type { Clock, RetryPolicy } from "../retry.ts";
import type { BlockReader, LogReader, StateReader } from "../types.ts";
import type { WalletHistoryReader } from "../wallet-history.ts";

/**
 * What a source can read. Indexer and backfill request one of these for a chain and do not know which source serves it.
 */
export interface Capabilities {
  /** Blocks with their receipts. The reader also reads contracts, from the node that returned the blocks. */
  blocks: BlockReader & LogReader & StateReader;
  /** The activity of one wallet, without reading the chain's blocks. */
  walletHistory: WalletHistoryReader;
  /** Event logs of one contract. */
  logs: LogReader;
  /** Contracts and transactions as of the newest block. */
  state: StateReader;
}
export type Capability = keyof Capabilities;

export interface SourceOptions {
  /** For one HTTP exchange. */
  timeoutMs?: number;
  /** Largest response that is read. */
  maxBytes?: number;
  retry?: Partial<RetryPolicy>;
  /** Called when an explorer answered, and with its error when it failed in spite of all retries. */
  onExplorer?: (host: string, error: ChainError | null) => void;
  /** By which times of an explorer's rows are judged. Default: the present. */
  now?: Date;
  /** Set by tests. Readers opened with it share no rate limit with others. */
  clock?: Clock;
}

/** A kind of source: how a chain's settings configure it, and how to open each of its capabilities. */
export interface ChainSource {
  isConfigured(chain: ChainConfig): boolean;
  /** What the API names as the source of a wallet's data. */
  label(chain: ChainConfig): string;
  open: { [C in Capability]?: (chain: ChainConfig, options?: SourceOptions) => Capabilities[C] };
}
