export { listChains } from "./list-chains.ts";
export { pauseChain, resumeChain } from "./pause-chain.ts";
export { endReindexRequest, readChainControl } from "./read-control.ts";
export { reindexChain } from "./reindex-chain.ts";
