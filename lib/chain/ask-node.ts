import type { ChainConfig } from "../core/chains.ts";
import { realWaiting } from "./retry.ts";
import { createRpc, type RpcCall } from "./rpc.ts";

/** Somebody waits for the answer. */
const TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Ask a chain's node one thing, once, and pass its answer on as it is. Throws ChainError. */
export async function askNode(chain: Pick<ChainConfig, "id" | "rpcUrls">, call: RpcCall): Promise<unknown> {
  const rpc = createRpc({
    urls: chain.rpcUrls,
    chainId: chain.id,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    concurrency: 1,
    retry: { attempts: 1, baseMs: 0, maxMs: 0 },
    waiting: realWaiting,
  });
  try {
    return await rpc.request([call], ([result]) => result);
  } finally {
    await rpc.close();
  }
}
