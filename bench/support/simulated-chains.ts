import type { LocalChainId } from "../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../scripts/simulation/run-simulation.ts";
import { simulateDenseChain } from "./dense-chain.ts";

export const CHAIN: LocalChainId = 31337;
/** Time of block 0, unix seconds. */
export const GENESIS = Date.UTC(2024, 0, 1) / 1000;
/** Blocks of a request, as in the worker's client. */
export const BATCH = 16;

export interface Simulated {
  blocks: number;
  transactions: number;
}

export interface SimulatedChain {
  name: string;
  simulate: (rpcUrl: string) => Promise<Simulated>;
}

/** The chains on which indexing is measured: one with the block times of a public network, one whose every fourth block opens a day. */
export function simulatedChains({ blocks, days }: { blocks: number; days: number }): SimulatedChain[] {
  return [
    {
      name: "blocks every 12 seconds",
      simulate: (rpcUrl) => simulateDenseChain({ rpcUrl, genesis: GENESIS, blocks }),
    },
    {
      name: `${days} simulated days`,
      simulate: (rpcUrl) => runSimulation({ chain: { id: CHAIN, rpcUrl }, genesis: GENESIS, days }),
    },
  ];
}
