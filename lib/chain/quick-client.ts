import type { ChainConfig } from "../core/chains.ts";
import { ServiceError } from "../core/errors.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { createChainClient } from "./client.ts";
import { isChainError } from "./errors.ts";
import type { ChainClient } from "./types.ts";

/** Somebody waits for the answer: no long patience with a node. */
const QUICK = { timeoutMs: 4_000, retry: { attempts: 2, baseMs: 100, maxMs: 200 } };

/** The client of a chain for requests that wait, made at first use and kept. */
export function quickClient(chain: ChainConfig): ChainClient {
  return processSingleton(`chain client ${chain.id} ${chain.rpcUrls.join(" ")}`, () => createChainClient(chain, QUICK));
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
