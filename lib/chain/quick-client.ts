import type { ChainConfig } from "../core/chains.ts";
import { ServiceError } from "../core/errors.ts";
import { createChainClient } from "./client.ts";
import { isChainError } from "./errors.ts";
import type { ChainClient } from "./types.ts";

/** Somebody waits for the answer: no long patience with a node. */
const QUICK = { timeoutMs: 4_000, retry: { attempts: 2, baseMs: 100, maxMs: 200 } };

// Modules load twice beside Next: one client for each chain serves both.
const shared = globalThis as typeof globalThis & { __credenceQuickClients?: Map<string, ChainClient> };

/** The client of a chain for requests that wait, made at first use and kept. */
export function quickClient(chain: ChainConfig): ChainClient {
  shared.__credenceQuickClients ??= new Map();
  const key = `${chain.id} ${chain.rpcUrls.join(" ")}`;
  const known = shared.__credenceQuickClients.get(key);
  if (known) return known;
  const made = createChainClient(chain, QUICK);
  shared.__credenceQuickClients.set(key, made);
  return made;
}

/** Ask a chain; CHAIN_UNAVAILABLE where it does not answer. What is none of the chain's faults passes as it is. */
export async function askChain<T>(chain: Pick<ChainConfig, "id" | "name">, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!isChainError(error)) throw error;
    throw new ServiceError("CHAIN_UNAVAILABLE", `Chain ${chain.id} (${chain.name}) cannot be asked now; try again.`, {
      cause: error,
    });
  }
}
