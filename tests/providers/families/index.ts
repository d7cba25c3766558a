import type { ChainFamilyName } from "../../../lib/core/chains.ts";
import { arbitrum } from "./arbitrum.ts";
import { avalanche } from "./avalanche.ts";
import { bsc } from "./bsc.ts";
import { celo } from "./celo.ts";
import { ethereum } from "./ethereum.ts";
import type { Family } from "./family.ts";
import { glamsterdam } from "./glamsterdam.ts";
import { opStack } from "./op-stack.ts";
import { polygonPos } from "./polygon-pos.ts";
import { zksync } from "./zksync.ts";

/** The blocks of each family of the settings. A new one is a file beside this one and an entry here. */
const ofSettings: Record<ChainFamilyName, Family> = {
  ethereum,
  "op-stack": opStack,
  arbitrum,
  zksync,
  "polygon-pos": polygonPos,
  bsc,
  celo,
  avalanche,
};

/** Every family that `tests/providers` follows with every manner. */
export const families: readonly Family[] = [...Object.values(ofSettings), glamsterdam];
