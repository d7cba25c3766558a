import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ChainConfig } from "../../lib/core/chains.ts";
import { type RecordedExplorer, startRecordedExplorer } from "../recorded-explorer.ts";
import { LOCAL_FINALITY, localChainConfig, localChains } from "../simulation/local-chain.ts";
import { brokenData, messageOf } from "../start-error.ts";
import type { StartContext } from "./context.ts";
import { type PersistentChain, startPersistentChain } from "./persistent-chain.ts";

// The chains of local mode: two local chains with a simulated history, and a recorded sample of chain 1.

const HEARTBEAT_MS = 10 * 60_000;
const TURN_MS = 2_000;

export interface LocalChains {
  /** The setting CHAINS. */
  chains: ChainConfig[];
  explorer: RecordedExplorer;
  /** Fulfilled when the local chains are simulated and reachable. From then on their clocks follow wall time. */
  ready: Promise<void>;
  /** Write the chains to the data folder, before an orderly end. */
  save: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startLocalChains(
  options: Pick<StartContext, "root" | "guard" | "folder" | "steps" | "ending" | "onFailure"> & {
    ports: Record<31337 | 31338, number>;
    /** Unix seconds at 00:00 UTC. */
    genesis: number;
  },
): Promise<LocalChains> {
  const { guard, folder, genesis, steps, ending, onFailure } = options;
  const explorer = await startRecordedExplorer({ dir: join(options.root, "data/wallets"), split: "sample" });
  const say = steps.say;
  const chains = await Promise.all(
    localChains.map(({ id }) => {
      const place = { folder: join(folder.chains, String(id)), log: join(folder.logs, `chain-${id}.log`) };
      return startPersistentChain({ guard, id, port: options.ports[id], genesis, ...place, say, ending, onFailure });
    }),
  );

  const progress = new Map<number, number>();
  async function open(chain: PersistentChain): Promise<void> {
    try {
      await chain.open((part) => {
        progress.set(chain.id, part);
        const parts = chains.map(({ id }) => progress.get(id) ?? 0);
        steps.progress("Simulating two years", parts.reduce((sum, one) => sum + one, 0) / parts.length);
      });
    } catch (error) {
      ending.throwIfAborted();
      const place = join(folder.chains, String(chain.id));
      throw brokenData(`The local chain ${chain.id} cannot be started from ${place}: ${messageOf(error)}`);
    }
    void followWallTime(chain, ending);
  }
  const ready = Promise.all(chains.map(open)).then(() => {});
  ready.catch(onFailure);

  return {
    chains: [...chains.map(({ id, rpcUrl }) => localChainConfig(id, rpcUrl)), recordedChain(explorer)],
    explorer,
    ready,
    save: async () => {
      await Promise.all(chains.map((chain) => chain.save()));
    },
    close: async () => {
      await Promise.all([explorer.close(), ...chains.map((chain) => chain.close())]);
    },
  };
}

/**
 * Mine a block regularly, so that the chain's time follows the machine's; and since nothing else mines on a quiet chain,
 * mine a block at each turn after a transaction until it is final.
 */
async function followWallTime(chain: PersistentChain, ending: AbortSignal): Promise<void> {
  let lastHeartbeat = 0;
  let knownHead = -1;
  let blocksToMine = 0;
  async function turn(): Promise<void> {
    const head = Number(await chain.call("eth_blockNumber", []));
    if (Date.now() - lastHeartbeat >= HEARTBEAT_MS) {
      await chain.call("evm_setTime", [Math.floor(Date.now() / 1000)]);
      await chain.call("evm_mine", []);
      lastHeartbeat = Date.now();
      if (knownHead === head || knownHead < 0) knownHead = head + 1;
      return;
    }
    if (head !== knownHead) blocksToMine = LOCAL_FINALITY;
    if (blocksToMine > 0) {
      await chain.call("evm_mine", []);
      blocksToMine--;
    }
    knownHead = Number(await chain.call("eth_blockNumber", []));
  }
  while (!ending.aborted) {
    // A call may fail during a restart: the next turn repeats it.
    await turn().catch(() => {});
    await setTimeout(TURN_MS, undefined, { signal: ending }).catch(() => {});
  }
}

/** Chain 1 from the recorded explorer: real wallets of Ethereum mainnet. */
function recordedChain(explorer: RecordedExplorer): ChainConfig {
  return ChainConfig.parse({
    id: 1,
    name: "Ethereum (recorded sample)",
    explorers: [{ url: explorer.url, rate: 1000, pageSize: 1000 }],
    finalityDepth: 0,
    explorerUrl: "https://etherscan.io",
  });
}
