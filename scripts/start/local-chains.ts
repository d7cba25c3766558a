import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Guard } from "../processes/guard.ts";
import { type RecordedExplorer, startRecordedExplorer } from "../recorded-explorer.ts";
import { LOCAL_FINALITY, localChainConfig, localChains } from "../simulation/local-chain.ts";
import { StartError } from "../start-error.ts";
import type { DataFolder } from "./data-folder.ts";
import { type PersistentChain, startPersistentChain } from "./persistent-chain.ts";
import type { Steps } from "./steps.ts";

// The chains of local mode: two local EVMs with a simulated past, and chain 1 as a recorded sample.

const HEARTBEAT_MS = 10 * 60_000;
const SETTLE_MS = 2_000;

export interface LocalChains {
  /** The setting CHAINS. */
  chains: ChainConfig[];
  explorer: RecordedExplorer;
  /** Fulfilled when the local chains have their past and can be reached. From then on their clocks follow wall time. */
  ready: Promise<void>;
  /** Write the chains to the data folder, before an orderly end. */
  save: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startLocalChains(options: {
  root: string;
  guard: Guard;
  folder: DataFolder;
  ports: Record<31337 | 31338, number>;
  /** Unix seconds at 00:00 UTC. */
  genesis: number;
  steps: Steps;
  ending: AbortSignal;
  /** Called when a chain cannot be kept running. */
  onFailure: (error: unknown) => void;
}): Promise<LocalChains> {
  const { guard, folder, genesis, steps, ending, onFailure } = options;
  const explorer = await startRecordedExplorer({ dir: join(options.root, "data/wallets"), split: "sample" });
  const say = steps.say;
  const chains = await Promise.all(
    localChains.map(({ id }) => {
      const place = { folder: join(folder.chains, String(id)), log: join(folder.logs, `chain-${id}.log`) };
      return startPersistentChain({ guard, id, port: options.ports[id], genesis, ...place, say, ending, onFailure });
    }),
  );

  const done = new Map<number, number>();
  async function open(chain: PersistentChain): Promise<void> {
    try {
      await chain.open((part) => {
        done.set(chain.id, part);
        const parts = chains.map(({ id }) => done.get(id) ?? 0);
        steps.progress("Simulating two years", parts.reduce((sum, one) => sum + one, 0) / parts.length);
      });
    } catch (error) {
      ending.throwIfAborted();
      throw new StartError(
        `The local chain ${chain.id} cannot be started from ${join(folder.chains, String(chain.id))}: ${error instanceof Error ? error.message : error}\nNothing was changed. To start afresh, deleting everything the service has stored on this machine: npm run reset`,
      );
    }
    void keepTime(chain, ending);
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
 * Keep the chain's time that of the machine, with a block of today; and since nothing mines on a quiet chain, give what
 * somebody sent a block after it at each turn until it is final.
 */
async function keepTime(chain: PersistentChain, ending: AbortSignal): Promise<void> {
  let lastBeat = 0;
  let settled = -1;
  let following = 0;
  async function turn(): Promise<void> {
    const head = Number(await chain.call("eth_blockNumber", []));
    if (Date.now() - lastBeat >= HEARTBEAT_MS) {
      await chain.call("evm_setTime", [Math.floor(Date.now() / 1000)]);
      await chain.call("evm_mine", []);
      lastBeat = Date.now();
      settled = settled === head || settled < 0 ? head + 1 : settled;
      return;
    }
    if (head !== settled) following = LOCAL_FINALITY;
    if (following > 0) {
      await chain.call("evm_mine", []);
      following--;
    }
    settled = Number(await chain.call("eth_blockNumber", []));
  }
  while (!ending.aborted) {
    // A node that has just ended is started again: the next turn finds it.
    await turn().catch(() => {});
    await setTimeout(SETTLE_MS, undefined, { signal: ending }).catch(() => {});
  }
}

/** Chain 1 as the recorded explorer tells it: real wallets of Ethereum mainnet. */
function recordedChain(explorer: RecordedExplorer): ChainConfig {
  return ChainConfig.parse({
    id: 1,
    name: "Ethereum (recorded sample)",
    explorers: [{ url: explorer.url, rate: 1000, pageSize: 1000 }],
    finalityDepth: 0,
    explorerUrl: "https://etherscan.io",
  });
}
