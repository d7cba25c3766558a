import type { ChainConfig } from "../../core/chains.ts";
import type { RpcCall } from "../json-rpc/batch-sender.ts";
import { createRpc, type Rpc } from "../json-rpc/rpc.ts";
import { systemClock } from "../retry.ts";

/** A slower node counts as unavailable, because a user waits. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 1024 * 1024;
const BATCH_SIZE = 32;
const CONCURRENCY = 3;

/** Runs work for which a user waits, on connections of its own that end with it. */
export async function withInteractiveRpc<T>(
  chain: Pick<ChainConfig, "id" | "rpcUrls">,
  attempts: number,
  work: (rpc: Rpc) => Promise<T>,
): Promise<T> {
  const rpc = createRpc({
    urls: chain.rpcUrls,
    chainId: chain.id,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    concurrency: CONCURRENCY,
    batchSize: BATCH_SIZE,
    retry: { attempts, baseMs: 100, maxMs: 200, longestPauseMs: 1_000 },
    clock: systemClock,
  });
  try {
    return await work(rpc);
  } finally {
    // Nobody has to wait until the connections are closed.
    rpc.close().catch(() => {});
  }
}

/** Sends one call to the chain's node, without a retry, and returns the node's result as it is. Throws ChainError. */
export function forwardRpcCall(chain: Pick<ChainConfig, "id" | "rpcUrls">, call: RpcCall): Promise<unknown> {
  return withInteractiveRpc(chain, 1, (rpc) => rpc.request([call], ([result]) => result));
}
