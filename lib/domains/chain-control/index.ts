export { listChains } from "./list-chains.ts";
export { pauseChain, resumeChain } from "./pause-chain.ts";
export { endReindexRequest, isSetAsideRequested, readChainControl } from "./read-control.ts";
export { reindexChain, setBlockAside } from "./reindex-chain.ts";
