import type { ChainConfig } from "../core/chains.ts";
import type { RpcCall } from "./json-rpc/batch-sender.ts";
import { withInteractiveRpc } from "./json-rpc/interactive-rpc.ts";

/** Sends one call to the chain's node, without a retry, and returns the node's result as it is. Throws ChainError. */
export function forwardRpcCall(chain: Pick<ChainConfig, "id" | "rpcUrls">, call: RpcCall): Promise<unknown> {
  return withInteractiveRpc(chain, 1, (rpc) => rpc.request([call], ([result]) => result));
}
