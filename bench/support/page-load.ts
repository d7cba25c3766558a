import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { World } from "../../e2e/setup/world.ts";
import { commandLine } from "../../scripts/processes/inspect.ts";
import { programs } from "../../scripts/setup/build.ts";
import { ask, makeKey, memoryOf, processorTimeOf } from "./servers.ts";
import { currentLoad, printTable, quantile } from "./table.ts";

/** Each of these pages is opened so often a second, beside so many look-ups. */
const PAGES_A_SECOND = 5;
const LOOKUPS_A_SECOND = 90;
const SECONDS = 30;
/** Profiles that are opened one after the other, for their processor time alone. */
const ALONE = 200;

type Paths = Record<string, (i: number) => string>;

interface Opened {
  page: string;
  /** Milliseconds to the first byte and to the last one. */
  first: number;
  whole: number;
  bytes: number;
}

/**
 * Opens pages of many wallets beside look-ups, at fixed times, whatever has been answered; then profiles one after the other: of another
 * wallet each time, and of one. Prints times, and the processor time and memory of the process that renders.
 */
export async function measurePageLoad(world: Pick<World, "origin" | "databaseUrl" | "wallets">): Promise<void> {
  const pid = findPagesProcess();
  const paths: Paths = {
    profile: (i) => `/profile/${world.wallets[i % world.wallets.length]}`,
    home: () => "/",
    leaderboard: () => "/leaderboard",
  };
  const agent = new Agent({ keepAlive: true });
  const open = (page: string, path: string) => openPage(agent, world.origin, { page, path });
  for (let i = 0; i < 20; i++) for (const [page, pathOf] of Object.entries(paths)) await open(page, pathOf(i));
  const headers = { authorization: `Bearer ${await makeKey(world.databaseUrl)}` };
  const lookUp = (i: number) => ask(`${world.origin}/v1/score/${world.wallets[i % world.wallets.length]}`, headers);
  const before = processorTimeOf(pid);
  const [opened] = await Promise.all([
    Promise.all(Object.entries(paths).map(([page, pathOf]) => atRate(PAGES_A_SECOND, (i) => open(page, pathOf(i))))),
    atRate(LOOKUPS_A_SECOND, lookUp),
  ]);
  const all = opened.flat();
  const each = (processorTimeOf(pid) - before) / all.length;
  console.log(
    `\nEach page ${PAGES_A_SECOND} times a second beside ${LOOKUPS_A_SECOND} look-ups a second for ${SECONDS} s, load ${currentLoad()}`,
  );
  printTable(
    ["page", "kB", "first byte ms, p50", "p50 ms", "p99 ms"],
    Object.keys(paths).map((page) => rowOf(page, all)),
  );
  const rows = [["all of them", each.toFixed(1)]];
  for (const [name, pathOf] of [
    ["profiles in turn", paths.profile],
    ["one profile", () => "/profile/".concat(world.wallets[0] ?? "")],
  ] as const) {
    const from = processorTimeOf(pid);
    for (let i = 0; i < ALONE; i++) await open(name, pathOf?.(i) ?? "/");
    rows.push([name, ((processorTimeOf(pid) - from) / ALONE).toFixed(1)]);
  }
  console.log("\nThe process that renders pages");
  printTable(["pages", "processor ms a page"], rows);
  const memory = memoryOf(pid);
  printTable(
    ["memory", "MiB"],
    [
      ["now", String(memory.now)],
      ["highest", String(memory.highest)],
    ],
  );
  agent.destroy();
}

/** The pages program of this folder's build. */
function findPagesProcess(): number {
  const program = join(import.meta.dirname, "../..", programs.pages.output);
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const found = pids.find((pid) => commandLine(pid)?.includes(` ${program} `) === true);
  if (found === undefined) throw new Error("no process renders pages");
  return found;
}

/** Begins one at each of its times, and waits for all. */
async function atRate<T>(perSecond: number, begin: (i: number) => Promise<T>): Promise<T[]> {
  const begun: Promise<T>[] = [];
  const from = performance.now();
  for (let i = 0; i < SECONDS * perSecond; i++) {
    await setTimeout(Math.max(0, from + (i * 1000) / perSecond - performance.now()));
    begun.push(begin(i));
  }
  return Promise.all(begun);
}

function openPage(agent: Agent, origin: string, { page, path }: { page: string; path: string }): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = { accept: "text/html", "accept-encoding": "gzip" };
    get(`${origin}${path}`, { agent, headers }, (answer) => {
      let bytes = 0;
      let first = Number.NaN;
      answer.on("data", (part: Buffer) => {
        if (bytes === 0) first = performance.now() - begun;
        bytes += part.length;
      });
      answer.once("end", () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} was answered with ${answer.statusCode}`));
        resolve({ page, first, whole: performance.now() - begun, bytes });
      });
    }).once("error", reject);
  });
}

function rowOf(page: string, all: readonly Opened[]): string[] {
  const own = all.filter((one) => one.page === page);
  const [firsts, wholes] = [own.map(({ first }) => first), own.map(({ whole }) => whole)];
  const bytes = own.reduce((sum, one) => sum + one.bytes, 0) / own.length;
  const times = [quantile(firsts, 0.5), quantile(wholes, 0.5), quantile(wholes, 0.99)];
  return [page, (bytes / 1000).toFixed(1), ...times.map((ms) => ms.toFixed(0))];
}
