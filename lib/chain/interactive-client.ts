import type { ChainConfig } from "../core/chains.ts";
import { ServiceError } from "../core/errors.ts";
import { processSingleton } from "../core/process-singleton.ts";
import { isChainError } from "./errors.ts";
import { openSource } from "./sources/index.ts";
import type { Capabilities } from "./sources/source.ts";

/** A user waits: short timeouts and one retry. */
const LIMITS = { timeoutMs: 4_000, retry: { attempts: 2, baseMs: 100, maxMs: 200, longestPauseMs: 1_000 } };

/** The client of a chain for requests a user waits for; one for each chain and process. */
export function interactiveClient(chain: ChainConfig): Capabilities["blocks"] {
  return processSingleton(`chain client ${chain.id} ${chain.rpcUrls.join(" ")}`, () =>
    openSource(chain, "blocks", LIMITS),
  );
}

/** Runs work that reads a chain; CHAIN_UNAVAILABLE in place of a ChainError. Other errors pass as they are. */
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
