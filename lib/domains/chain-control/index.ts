export {
  endReindexRequest,
  isSetAsideRequested,
  listChains,
  pauseChain,
  readChainControl,
  reindexChain,
  resumeChain,
  setBlockAside,
} from "./control-chain.ts";
