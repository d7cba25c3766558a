import { join } from "node:path";
import { freePort } from "../../scripts/processes/ports.ts";
import { startChainNode } from "../../scripts/simulation/chain-node.ts";
import type { LocalChainId } from "../../scripts/simulation/local-chain.ts";
import { runSimulation } from "../../scripts/simulation/run-simulation.ts";
import { simulateDenseChain } from "./dense-chain.ts";
import type { World } from "./world.ts";

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

/** Simulates a chain in a node of its own. */
export async function startSimulated({ guard, folder }: World, { name, simulate }: SimulatedChain) {
  const port = await freePort();
  const place = { folder: join(folder, `chain-${port}`), log: join(folder, "chain.log") };
  const node = await startChainNode({ guard, id: CHAIN, port, genesis: GENESIS, ...place });
  console.log(`\nSimulating on a local chain: ${name} …`);
  return { node, simulated: await simulate(node.rpcUrl) };
}
