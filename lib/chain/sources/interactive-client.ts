import type { ChainConfig } from "../../core/chains.ts";
import { ServiceError } from "../../core/errors.ts";
import { processSingleton } from "../../core/process-singleton.ts";
import type { Capabilities } from "../capabilities.ts";
import { isChainError } from "../errors.ts";
import { openSource } from "./open-source.ts";

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
