import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Dispatcher, request } from "undici";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { GuardedProcess } from "../../scripts/processes/guard.ts";
import { freePort } from "../../scripts/processes/ports.ts";
import { programs } from "../../scripts/setup/build.ts";
import { bundle } from "./bundle.ts";
import { startProgram, webSettings } from "./servers.ts";
import type { World } from "./world.ts";

const root = join(import.meta.dirname, "../..");
/** What is read of a wallet. */
const lists = ["txlist", "txlistinternal", "tokentx", "tokennfttx", "token1155tx"] as const;

/** Start the recorded explorer in a process of its own, with arguments of its program. */
export async function startExplorer(world: World, id: string, args: readonly string[]): Promise<string> {
  const port = String(await freePort());
  const program = await startProgram(world, {
    id,
    args: ["--import", "tsx", join(root, "scripts/recorded-explorer.ts"), ...args, "--port", port],
    env: { ...process.env },
  });
  const url = `http://127.0.0.1:${port}/api`;
  while (!(await fetch(`${url}?module=proxy&action=eth_blockNumber`).catch(() => null))) {
    if (program.hasEnded()) throw new Error(`The explorer ended: see ${id}.log.`);
    await setTimeout(100);
  }
  return url;
}

/** The chain of the recorded wallets. */
export const RECORDED = 1;

/** Read from an explorer with no limit, as the download has none. */
export function recordedChain(explorer: string): ChainConfig {
  const explorers = [{ url: explorer, rate: 100_000, pageSize: 1_000 }];
  return ChainConfig.parse({ id: RECORDED, name: "recorded", explorers, finalityDepth: 0 });
}

/** The settings of a service that reads a recorded explorer. */
export function recordedSettings(databaseUrl: string, explorer: string): Record<string, string> {
  return { ...webSettings(databaseUrl), CHAINS: JSON.stringify([recordedChain(explorer)]) };
}

/** Start a worker from its sources, with the worker's flags. */
export async function startBundledWorker(
  world: World,
  id: string,
  settings: Record<string, string>,
): Promise<GuardedProcess> {
  return startProgram(world, {
    id,
    args: [...programs.worker.flags, await bundle("scripts/worker.ts", "worker")],
    env: { ...process.env, ...settings, ROLE: "worker", LOG_LEVEL: "warn" },
  });
}

/** Download every page of every list of a wallet, at most so many, all lists at once, and parse their JSON. */
export async function downloadLists(
  url: string,
  wallet: string,
  { dispatcher, offset, pages = Number.POSITIVE_INFINITY }: { dispatcher: Dispatcher; offset: number; pages?: number },
): Promise<{ pages: number; rows: number }> {
  const read = { pages: 0, rows: 0 };
  const readList = async (action: string) => {
    for (let page = 1; page <= pages; page++) {
      const query = `module=account&action=${action}&address=${wallet}&sort=asc&page=${page}&offset=${offset}`;
      const { body } = await request(`${url}?${query}`, { dispatcher });
      const { result } = (await body.json()) as { result: unknown[] }; // As the explorer answers.
      read.pages++;
      read.rows += result.length;
      if (result.length < offset) return;
    }
  };
  await Promise.all(lists.map(readList));
  return read;
}
