export {
  endReindexRequest,
  isSetAsideRequested,
  pauseChain,
  readChainControl,
  reindexChain,
  resumeChain,
  setBlockAside,
} from "./control-chain.ts";
export { listChains } from "./list-chains.ts";
