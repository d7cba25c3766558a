import { createChainClient } from "../json-rpc/client.ts";
import type { ChainSource } from "./source.ts";

/** Nodes with Ethereum's JSON-RPC, from the setting `rpcUrls`. */
export const jsonRpc: ChainSource = {
  isConfigured: (chain) => chain.rpcUrls.length > 0,
  label: () => "rpc",
  open: { blocks: createChainClient, logs: createChainClient, state: createChainClient },
};
