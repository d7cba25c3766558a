export { askLocalChain } from "./ask-local-chain.ts";
