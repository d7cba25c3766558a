import type { ChainConfig } from "../core/chains.ts";
import type { ChainError } from "./errors.ts";
import type { Clock, RetryPolicy } from "./retry.ts";
import type { BlockReader, LogReader, StateReader } from "./types.ts";
import type { WalletHistoryReader } from "./wallet-history.ts";

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
  /** Readers opened with it take together at most half of an explorer's rate: `first` before `last`. */
  halfRate?: "first" | "last";
  /** By which times of an explorer's rows are judged. Default: the present. */
  now?: Date;
  /** Set by tests. Readers opened with it share no rate limit with others. */
  clock?: Clock;
}

/** A kind of source, as far as a chain's settings tell: how they configure it, and what it can read. */
interface ChainSource {
  isConfigured(chain: ChainConfig): boolean;
  /** What the API names as the source of a wallet's data. */
  label(chain: ChainConfig): string;
  capabilities: readonly Capability[];
}

/** Every kind of source, in order of preference. A new one is an entry here, and its readers in `sources/open-source.ts`. */
const sources = {
  /** Nodes with Ethereum's JSON-RPC, from the setting `rpcUrls`. */
  jsonRpc: {
    isConfigured: (chain) => chain.rpcUrls.length > 0,
    label: () => "rpc",
    capabilities: ["blocks", "logs", "state"],
  },
  /** Explorers with Etherscan's API, from the setting `explorers`. */
  etherscan: {
    isConfigured: (chain) => chain.explorers.length > 0,
    label: ({ explorers: [first] }) => (first ? new URL(first.url).hostname : "explorer"),
    capabilities: ["walletHistory"],
  },
} as const satisfies Record<string, ChainSource>;
export type SourceName = keyof typeof sources;

/** The source that serves a capability of the chain; undefined if no configured one has it. */
export function sourceWith(chain: ChainConfig, capability: Capability): SourceName | undefined {
  const names = Object.keys(sources) as SourceName[]; // The table's own keys.
  return names.find((name) => {
    const source: ChainSource = sources[name];
    return source.capabilities.includes(capability) && source.isConfigured(chain);
  });
}

/** Whether a source that is configured for the chain has the capability. */
export function hasCapability(chain: ChainConfig, capability: Capability): boolean {
  return sourceWith(chain, capability) !== undefined;
}

/** Whether the chain's blocks are followed and every wallet in them is scored, not only tracked ones. */
export function indexesEveryWallet(chain: ChainConfig): boolean {
  return chain.wallets === "all" && hasCapability(chain, "blocks");
}

/** What the API names as the source of a capability; null if no configured source has it. */
export function sourceLabel(chain: ChainConfig, capability: Capability): string | null {
  const name = sourceWith(chain, capability);
  return name === undefined ? null : sources[name].label(chain);
}
