import { createChainClient } from "../json-rpc/client.ts";
import type { ChainSource } from "./source.ts";

/** Nodes that speak Ethereum's JSON-RPC: setting `rpcUrls`. */
export const jsonRpc: ChainSource = {
  isConfigured: (chain) => chain.rpcUrls.length > 0,
  label: () => "rpc",
  open: { blocks: createChainClient, logs: createChainClient, state: createChainClient },
};
