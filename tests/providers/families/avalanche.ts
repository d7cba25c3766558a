import { ethereum } from "./ethereum.ts";
import type { Family } from "./family.ts";

export const avalanche: Family = {
  ...ethereum,
  name: "avalanche",
  chainId: 43114,
  header: () => ({
    miner: "0x0100000000000000000000000000000000000000",
    blockGasCost: "0x0",
    blockExtraData: "0x",
    extDataGasUsed: "0x0",
    extDataHash: "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
  }),
};
