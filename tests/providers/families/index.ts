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

/** Every family that `tests/providers` follows with every manner. A new one is a file beside this one and an entry here. */
export const families: readonly Family[] = [
  ...[ethereum, opStack, arbitrum, zksync, polygonPos, bsc, celo, avalanche],
  glamsterdam,
];
