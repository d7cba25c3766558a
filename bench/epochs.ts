import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Context } from "../lib/core/context.ts";
import { loadKeccak } from "../lib/core/keccak.ts";
import { createTree, fillTree, setLeaf } from "../lib/core/merkle-tree.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import { createLeafHasher, NO_ADDRESS } from "../lib/domains/epochs/leaf.ts";
import { recordActiveModel } from "../lib/domains/models/index.ts";
import { createEpoch } from "../lib/worker/trees.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { inContext } from "./support/dependencies.ts";
import { changeBoard, insertBoard } from "./support/epoch-board.ts";
import { memoryOf, resetPeakMemory } from "./support/servers.ts";
import { machine, printTable } from "./support/table.ts";

const options = parseNumbers(
  `usage: npm run bench:epochs [-- --rows 1000000 --changed 2]

Measure an epoch of the board as the worker creates it: the first one, one after so many percent of the rows changed (one in
twenty of them is new, one in twenty gone), and one after none did. Time, the process's own processor time, its peak memory, and the longest delay of
its event loop meanwhile. The baseline is to hash as many leaves and their tree alone, with the same function.`,
  { rows: 1_000_000, changed: 2 },
);

await inContext({}, run);

async function run(ctx: Context): Promise<void> {
  await sqlTransaction(ctx.pg, (sql) => recordActiveModel(sql, ctx.now));
  const rows: string[][] = [];
  async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
    resetPeakMemory(process.pid);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const from = performance.now();
    const before = process.cpuUsage();
    const found = await work();
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - from) / 1_000;
    delay.disable();
    const memory = memoryOf(process.pid).highest;
    const figures = [seconds, (user + system) / 1e6].map((one) => one.toFixed(1));
    rows.push([name, ...figures, String(memory), (delay.max / 1e6).toFixed(0), String(found ?? "")]);
  }
  const epoch = async () => (await createEpoch(ctx))?.newChunks;
  await measure("baseline: hash the leaves and the tree", hashAlone);
  await measure("an epoch without rows: starts the thread from its sources", epoch);
  console.log(`Writing ${options.rows.toLocaleString("en")} rows …`);
  const bytes = await insertBoard(ctx.pg, options.rows);
  await measure("first epoch", epoch);
  await changeBoard(ctx.pg, options.changed);
  await measure(`next epoch, ${options.changed} % changed`, epoch);
  await measure("next epoch, nothing changed", epoch);
  console.log(`\n${options.rows.toLocaleString("en")} rows, ${bytes.toFixed(0)} bytes of facts each.`);
  console.log(machine());
  printTable(["work", "s", "processor s", "MiB most", "longest delay ms", "new chunks"], rows);
}

/** What no epoch can do without. */
async function hashAlone(): Promise<void> {
  const keccak = await loadKeccak();
  const { breakdownHash, leafHash } = createLeafHasher(keccak);
  const tree = createTree(options.rows);
  const hash = `0x${"5a".repeat(32)}`;
  for (let i = 0; i < options.rows; i++) {
    const subject = `0x${i.toString(16).padStart(40, "0")}`;
    const points = breakdownHash([i % 300, 1, 2, 3, 4, 5, 6, 7]);
    const leaf = { subject, previous: NO_ADDRESS, next: NO_ADDRESS, total: 28, tier: 0, breakdownHash: points };
    setLeaf(tree, options.rows, i, leafHash({ ...leaf, factsHash: hash, modelHash: hash }));
  }
  fillTree(tree, options.rows, keccak);
}
