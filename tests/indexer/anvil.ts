import { type ChildProcess, spawn } from "node:child_process";
import { findAnvil } from "../../scripts/simulation/chain-node.ts";
import type { Call } from "../../scripts/simulation/economy.ts";
import { callChain } from "../../scripts/simulation/json-rpc.ts";

export interface Anvil {
  url: string;
  call: (method: string, ...params: unknown[]) => Promise<unknown>;
  /** Sends a signal to its process. */
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

/** Starts a real local chain on a free port that mines on request. Accounts have no balance at first. */
export async function startAnvil(options: {
  chainId: number;
  genesis: number;
  accounts: number;
  /** More options of the program. */
  flags?: readonly string[];
}): Promise<Anvil> {
  const child = spawn(
    findAnvil(),
    [
      ["--host", "127.0.0.1", "--port", "0", "--chain-id", String(options.chainId)],
      ["--accounts", String(options.accounts), "--balance", "0", "--timestamp", String(options.genesis)],
      ["--no-mining", "--order", "fees", "--block-base-fee-per-gas", "0", "--gas-limit", "300000000"],
      // Without it anvil leaves its old states in the home folder when it is killed.
      ["--prune-history", "64"],
      options.flags ?? [],
    ].flat(),
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const url = `http://127.0.0.1:${await listeningPort(child)}`;
  return {
    url,
    call: (method, ...params) => callChain(url, method, params),
    signal: (name) => child.kill(name),
    stop: () => end(child, "SIGTERM"),
  };
}

/** Mine one block of this time in which these accounts send these calls. */
export async function mineCalls(
  { call: ask }: Anvil,
  time: number,
  deeds: readonly [from: string, ...calls: Call[]][],
): Promise<void> {
  for (const [from, ...calls] of deeds) {
    for (const { to, data, value, gas } of calls) {
      const amounts = { value: `0x${value.toString(16)}`, gas: `0x${gas.toString(16)}`, gasPrice: "0x0" };
      await ask("eth_sendTransaction", { from, ...(to && { to }), data, ...amounts });
    }
  }
  await ask("evm_setNextBlockTimestamp", time);
  await ask("evm_mine");
}

/** End a process and wait until it is gone. */
export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

function listeningPort(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", () => reject(new Error(`anvil ended at its start: ${said}`)));
    child.stdout?.on("data", (chunk: Buffer) => {
      if (said === "listening") return;
      said += chunk.toString();
      const port = /Listening on 127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (!port) return;
      said = "listening";
      resolve(port);
    });
  });
}
