import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Guard } from "../processes/guard.ts";
import { type RecordedExplorer, startRecordedExplorer } from "../recorded-explorer.ts";
import { callChain } from "../simulation/json-rpc.ts";
import {
  LOCAL_FINALITY,
  type LocalChain,
  localChainConfig,
  localChains,
  startLocalChain,
} from "../simulation/local-chain.ts";
import { runSimulation } from "../simulation/main.ts";
import { StartError } from "../start-error.ts";
import type { DataFolder } from "./data-folder.ts";
import type { Steps } from "./steps.ts";

// The chains of local mode: two local EVMs with a simulated past, and chain 1 as a recorded sample.

const HEARTBEAT_MS = 10 * 60_000;
const SAVE_CHECK_MS = 2_000;

export interface LocalLife {
  /** The setting CHAINS. */
  chains: ChainConfig[];
  explorer: RecordedExplorer;
  /**
   * Whether a chain is shorter than what was indexed of it, after a kill -9. While its past is lived again it grows to the
   * same blocks; later blocks are lost, and empty ones take their place.
   */
  isBehind: (pool: pg.Pool) => Promise<boolean>;
  /** Live the simulated past where it is not lived yet, then let the clocks follow wall time until `stopping`. */
  live: () => Promise<void>;
  /** Fulfilled when the simulated past is lived on every chain. */
  past: Promise<void>;
  /** Write the chains to the data folder. */
  save: () => Promise<void>;
}

export async function startLocalLife(options: {
  root: string;
  guard: Guard;
  folder: DataFolder;
  ports: Record<31337 | 31338, number>;
  /** Unix seconds at 00:00 UTC. */
  genesis: number;
  steps: Steps;
  stopping: AbortSignal;
}): Promise<LocalLife> {
  const { guard, folder, genesis, steps, stopping } = options;
  const explorer = await startRecordedExplorer({ dir: join(options.root, "data/wallets"), split: "sample" });
  const chains = await Promise.all(
    localChains.map(async ({ id }): Promise<LocalChain> => {
      const place = join(folder.chains, String(id));
      try {
        const log = join(folder.logs, `chain-${id}.log`);
        const chain = await startLocalChain({ guard, id, port: options.ports[id], genesis, folder: place, log });
        await requireContracts(chain);
        return chain;
      } catch (error) {
        throw new StartError(
          `The local chain ${id} cannot be started from ${place}: ${error instanceof Error ? error.message : error}\nNothing was changed. To start afresh, deleting everything the service has stored on this machine: npm run reset`,
        );
      }
    }),
  );
  const saved = new Map<number, number>();
  const lived = new Set<number>();
  let pastIsLived = () => {};
  const past = new Promise<void>((resolve) => {
    pastIsLived = resolve;
  });

  /** Only what has lived its past is kept: a life that was cut off is lived again, with the same blocks. */
  async function save(): Promise<void> {
    for (const chain of chains) {
      if (!lived.has(chain.id)) continue;
      const head = await headOf(chain);
      if (saved.get(chain.id) === head) continue;
      await chain.save();
      saved.set(chain.id, head);
    }
  }

  /** The chain's time is the machine's from now on, and there is a block of today. */
  async function beat(chain: LocalChain): Promise<void> {
    await callChain(chain.rpcUrl, "evm_setTime", [Math.floor(Date.now() / 1000)]);
    await callChain(chain.rpcUrl, "evm_mine", []);
  }

  async function live(): Promise<void> {
    const done = new Map<number, number>();
    await Promise.all(
      chains.map(async (chain) => {
        // A chain that was kept has lived already.
        if ((await headOf(chain)) === 0)
          await runSimulation({
            chain,
            genesis,
            signal: stopping,
            onProgress: ({ blocks, of }) => {
              done.set(chain.id, blocks / of);
              const parts = chains.map(({ id }) => done.get(id) ?? 0);
              steps.progress("Living two simulated years", parts.reduce((sum, part) => sum + part, 0) / parts.length);
            },
          });
        lived.add(chain.id);
        await callChain(chain.rpcUrl, "evm_setAutomine", [true]);
        await beat(chain);
      }),
    );
    pastIsLived();
    await save();
    await keepTime();
  }

  /** Heads whose blocks, and all before them, have been followed by enough others to be final. */
  const settled = new Map<number, number>();
  /** Blocks that a chain still gets of itself. */
  const following = new Map<number, number>();

  /** Nothing mines on a quiet chain: what somebody sent gets a block after it at each turn until it is final. */
  async function settle(chain: LocalChain): Promise<void> {
    const head = await headOf(chain);
    if (head !== settled.get(chain.id)) following.set(chain.id, LOCAL_FINALITY);
    const left = following.get(chain.id) ?? 0;
    if (left > 0) {
      await callChain(chain.rpcUrl, "evm_mine", []);
      following.set(chain.id, left - 1);
    }
    settled.set(chain.id, head + (left > 0 ? 1 : 0));
  }

  async function keepTime(): Promise<void> {
    let lastBeat = Date.now();
    for (const chain of chains) settled.set(chain.id, await headOf(chain));
    while (!stopping.aborted) {
      await setTimeout(SAVE_CHECK_MS, undefined, { signal: stopping }).catch(() => {});
      if (stopping.aborted) return;
      if (Date.now() - lastBeat >= HEARTBEAT_MS) {
        lastBeat = Date.now();
        for (const chain of chains) {
          await beat(chain);
          settled.set(chain.id, await headOf(chain));
        }
      }
      for (const chain of chains) await settle(chain);
      await save();
    }
  }

  return {
    chains: [...chains.map(({ id, rpcUrl }) => localChainConfig(asLocalId(id), rpcUrl)), recordedChain(explorer)],
    explorer,
    isBehind: async (pool) => {
      const { rows } = await pool.query<{ chain_id: number; block_number: number | null }>(
        "select chain_id, block_number from chain_cursor",
      );
      for (const chain of chains) {
        const cursor = rows.find((row) => row.chain_id === chain.id)?.block_number ?? 0;
        const head = await headOf(chain);
        if (head >= cursor) continue;
        if (!lived.has(chain.id)) return true;
        for (let block = head; block < cursor; block++) await callChain(chain.rpcUrl, "evm_mine", []);
      }
      return false;
    },
    live,
    past,
    save,
  };
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

/** A chain that was kept by a version without names lacks their contracts, and can only be lived anew. */
async function requireContracts(chain: LocalChain): Promise<void> {
  if ((await headOf(chain)) === 0) return;
  const { names } = localChainConfig(asLocalId(chain.id), chain.rpcUrl).contracts;
  const code = await callChain(chain.rpcUrl, "eth_getCode", [names, "latest"]);
  if (code === "0x") throw new Error("it was lived by an earlier version, and lacks the contracts of names.");
}

async function headOf(chain: LocalChain): Promise<number> {
  return Number(await callChain(chain.rpcUrl, "eth_blockNumber", []));
}

function asLocalId(id: number): (typeof localChains)[number]["id"] {
  const found = localChains.find((chain) => chain.id === id);
  if (!found) throw new Error(`Chain ${id} is not a local chain.`);
  return found.id;
}
