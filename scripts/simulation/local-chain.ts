import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Hex, toHex } from "viem";
import { type HDAccount, mnemonicToAccount } from "viem/accounts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { LOCAL_MNEMONIC } from "../../lib/core/published-keys.ts";
import type { Guard, GuardedProcess } from "../processes/guard.ts";
import { localEas } from "./eas.ts";
import { economyAddresses, ONE } from "./economy.ts";
import { callChain } from "./json-rpc.ts";
import { localNameAddresses } from "./names.ts";
import { ACCOUNTS, DEPLOYER, EAS_DEPLOYER } from "./wallets.ts";

/** An account of the local chains, by its index; wallets.ts lists who they are. */
export function localAccount(addressIndex: number): HDAccount {
  return mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex });
}

/** Its private key, which everybody knows. */
export function localKey(addressIndex: number): Hex {
  const key = localAccount(addressIndex).getHdKey().privateKey;
  if (!key) throw new Error(`Account ${addressIndex} has no private key.`);
  return toHex(key);
}

/** Blocks that make one final on the local chains. */
export const LOCAL_FINALITY = 12;

export const localChains = [
  { id: 31337, name: "Local One" },
  { id: 31338, name: "Local Two" },
] as const;
export type LocalChainId = (typeof localChains)[number]["id"];

export interface ChainNode {
  id: number;
  rpcUrl: string;
  process: GuardedProcess;
  /**
   * Write the chain to its folder; whole or not at all. Only for a chain whose simulation is finished: anvil computes
   * other state roots once a state was loaded, so a life that went on from a saved half would end in other hashes.
   */
  save: () => Promise<void>;
}

export interface ChainNodeOptions {
  guard: Guard;
  id: LocalChainId;
  port: number;
  /** Time of block 0, unix seconds. */
  genesis: number;
  /** Keeps the chain between starts. */
  folder: string;
  /** File its output is appended to. */
  log: string;
}

/** Start anvil as one local chain, with what its folder keeps of an earlier life. */
export async function startChainNode(options: ChainNodeOptions): Promise<ChainNode> {
  mkdirSync(options.folder, { recursive: true });
  const rpcUrl = `http://127.0.0.1:${options.port}`;
  const process = await options.guard.start({
    id: `chain-${options.id}-${options.port}`,
    command: findAnvil(),
    args: [
      ["--host", "127.0.0.1", "--port", String(options.port), "--chain-id", String(options.id)],
      ["--mnemonic", LOCAL_MNEMONIC, "--accounts", String(ACCOUNTS), "--balance", "0"],
      ["--timestamp", String(options.genesis), "--no-mining", "--order", "fees"],
      ["--block-base-fee-per-gas", "0", "--gas-limit", "300000000", "--quiet"],
      // Old states are asked of nobody; anvil would keep gigabytes of them in the home folder, also after its end.
      ["--prune-history", "64"],
      // A whole life is loaded in one request.
      ["--no-request-size-limit"],
    ].flat(),
    cwd: options.folder,
    env: {},
    log: options.log,
    stopSignal: "SIGTERM",
    graceMs: 2_000,
    rank: "chain",
  });
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
      // anvil answers the state as hex of gzipped JSON.
      const state = (await callChain(rpcUrl, "anvil_dumpState", [])) as string;
      writeFileSync(`${stateFile}.new`, Buffer.from(state.slice(2), "hex"));
      renameSync(`${stateFile}.new`, stateFile);
    },
  };
}

/** The entry of CHAINS for a local chain: its contracts have the same addresses whether they are deployed yet or not. */
export function localChainConfig(id: LocalChainId, rpcUrl: string): ChainConfig {
  const deployer = localAccount(DEPLOYER).address;
  const at = economyAddresses(deployer);
  return ChainConfig.parse({
    id,
    name: localChains.find((chain) => chain.id === id)?.name,
    rpcUrls: [rpcUrl],
    finalityDepth: LOCAL_FINALITY,
    wallets: "all",
    local: true,
    contracts: {
      governors: [at.governor],
      pools: [at.pool],
      ...localNameAddresses(deployer),
      ...localEas(localAccount(EAS_DEPLOYER).address),
    },
    // The dollar is money. What the other token is worth its pool says, so that who trades it gains or loses.
    prices: { [at.stable.toLowerCase()]: { decimals: 18, wei: String(ONE / 2000n) } },
  });
}

function findAnvil(): string {
  const require = createRequire(import.meta.url);
  const architecture = { x64: "amd64", arm64: "arm64" }[process.arch as string] ?? process.arch;
  const platform = process.platform === "win32" ? "win32" : process.platform;
  const inside = createRequire(require.resolve("@foundry-rs/anvil/package.json"));
  const folder = dirname(inside.resolve(`@foundry-rs/anvil-${platform}-${architecture}/package.json`));
  return join(folder, "bin", process.platform === "win32" ? "anvil.exe" : "anvil");
}

async function untilListening(rpcUrl: string, process: GuardedProcess): Promise<void> {
  let ended = false;
  void process.exited.then(() => {
    ended = true;
  });
  for (;;) {
    try {
      await callChain(rpcUrl, "eth_chainId", []);
      return;
    } catch (error) {
      if (ended) throw new Error(`The local chain at ${rpcUrl} ended at its start.`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
