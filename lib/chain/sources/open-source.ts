import type { ChainConfig } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import {
  type Capabilities,
  type Capability,
  type SourceName,
  type SourceOptions,
  sourceWith,
} from "../capabilities.ts";
import { ChainError, isChainError } from "../errors.ts";
import { callNode } from "../etherscan/call-node.ts";
import { fetchLogs } from "../etherscan/fetch-logs.ts";
import { fetchWalletHistory } from "../etherscan/fetch-wallet-history.ts";
import { createChainClient } from "../json-rpc/client.ts";

type Readers = { [C in Capability]?: (chain: ChainConfig, options?: SourceOptions) => Capabilities[C] };

/** How to open each capability of a kind of source. */
const readers: Record<SourceName, Readers> = {
  jsonRpc: { blocks: createChainClient, logs: createChainClient, state: createChainClient },
  etherscan: {
    walletHistory: (chain, source) => ({
      fetch: (wallet, options) => fetchWalletHistory(chain, wallet, { ...source, ...options }),
      logs: (filters, options) => fetchLogs(chain, filters, { ...source, ...options }),
      call: (method, params, signal) => callNode(chain, { method, params }, { ...source, signal }),
    }),
  },
};

/** Opens a capability of the chain. Throws UNSUPPORTED if no configured source has it. */
export function openSource<C extends Capability>(
  chain: ChainConfig,
  capability: C,
  options?: SourceOptions,
): Capabilities[C] {
  const name = sourceWith(chain, capability);
  const open = name && readers[name][capability];
  if (!open) throw new ChainError("UNSUPPORTED", `Chain ${chain.id} (${chain.name}) has no source of ${capability}`);
  return open(chain, options);
}

/** Short timeouts and one retry, because a user waits. */
const LIMITS = { timeoutMs: 4_000, retry: { attempts: 2, baseMs: 100, maxMs: 200, longestPauseMs: 1_000 } };

/** The process's client of a chain for requests for which a user waits. */
export function interactiveClient(chain: ChainConfig): Capabilities["blocks"] {
  return processSingleton(`chain client ${chain.id} ${chain.rpcUrls.join(" ")}`, () =>
    openSource(chain, "blocks", LIMITS),
  );
}

/** Runs work that reads a chain. Throws CHAIN_UNAVAILABLE in place of a ChainError, and other errors unchanged. */
export async function orChainUnavailable<T>(
  chain: Pick<ChainConfig, "id" | "name">,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isChainError(error)) throw error;
    throw new ServiceError("CHAIN_UNAVAILABLE", `Chain ${chain.id} (${chain.name}) is not available now; try again.`, {
      cause: error,
    });
  }
}
