import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import type { Guard, GuardedProcess } from "../processes/guard.ts";
import { callChain } from "./json-rpc.ts";
import type { LocalChainId } from "./local-chain.ts";
import { ACCOUNTS } from "./wallets.ts";

export interface ChainNode {
  id: number;
  rpcUrl: string;
  process: GuardedProcess;
  /**
   * Write the chain to its folder, atomically. Only after the simulation has finished: anvil computes other state
   * roots after loading a state, so a simulation continued from a saved part would end in other hashes.
   */
  save: () => Promise<void>;
}

export interface ChainNodeOptions {
  guard: Guard;
  id: LocalChainId;
  port: number;
  /** Time of block 0, unix seconds. */
  genesis: number;
  /** Where the chain is saved between starts. */
  folder: string;
  /** File to append its output to. */
  log: string;
  /** How many blocks' states it keeps in memory; of older ones it knows no balances. */
  states?: number;
}

/** Start anvil as one local chain, with the state saved in its folder, if any. */
export async function startChainNode(options: ChainNodeOptions): Promise<ChainNode> {
  mkdirSync(options.folder, { recursive: true });
  const rpcUrl = `http://127.0.0.1:${options.port}`;
  const process = await startAnvil(options);
  await untilListening(rpcUrl, process);
  const stateFile = join(options.folder, "state.gz");
  if (existsSync(stateFile)) {
    await callChain(rpcUrl, "anvil_loadState", [`0x${readFileSync(stateFile).toString("hex")}`]);
  }
  return {
    id: options.id,
    rpcUrl,
    process,
    save: async () => {
      // anvil returns the state as hex of gzipped JSON.
      const state = (await callChain(rpcUrl, "anvil_dumpState", [])) as string;
      writeFileSync(`${stateFile}.new`, Buffer.from(state.slice(2), "hex"));
      renameSync(`${stateFile}.new`, stateFile);
    },
  };
}

function startAnvil({ guard, id, port, genesis, folder, log, states = 64 }: ChainNodeOptions): Promise<GuardedProcess> {
  return guard.start({
    id: `chain-${id}-${port}`,
    command: findAnvil(),
    args: [
      ["--host", "127.0.0.1", "--port", String(port), "--chain-id", String(id)],
      ["--mnemonic", LOCAL_MNEMONIC, "--accounts", String(ACCOUNTS), "--balance", "0"],
      ["--timestamp", String(genesis), "--no-mining", "--order", "fees"],
      ["--block-base-fee-per-gas", "0", "--gas-limit", "300000000", "--quiet"],
      // Old states are not needed; anvil would leave gigabytes of them in the home folder.
      ["--prune-history", String(states)],
      // A whole chain is loaded in one request.
      ["--no-request-size-limit"],
    ].flat(),
    cwd: folder,
    env: {},
    log,
    graceMs: 2_000,
    rank: "chain",
  });
}

/** The program of the local chains, which a package brings. */
export function findAnvil(): string {
  const require = createRequire(import.meta.url);
  const architecture = { x64: "amd64", arm64: "arm64" }[process.arch as string] ?? process.arch;
  const platform = process.platform === "win32" ? "win32" : process.platform;
  const inside = createRequire(require.resolve("@foundry-rs/anvil/package.json"));
  const folder = dirname(inside.resolve(`@foundry-rs/anvil-${platform}-${architecture}/package.json`));
  return join(folder, "bin", process.platform === "win32" ? "anvil.exe" : "anvil");
}

async function untilListening(rpcUrl: string, process: GuardedProcess): Promise<void> {
  for (;;) {
    try {
      await callChain(rpcUrl, "eth_chainId", []);
      return;
    } catch (error) {
      if (process.hasEnded()) throw new Error(`The local chain at ${rpcUrl} ended at its start.`, { cause: error });
      await setTimeout(50);
    }
  }
}
