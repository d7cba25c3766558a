import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Context } from "../lib/core/context.ts";
import { loadKeccak } from "../lib/core/keccak.ts";
import { createTree, fillTree, setLeaf } from "../lib/core/merkle-tree.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import { createLeafHasher, NO_ADDRESS } from "../lib/domains/epochs/leaf.ts";
import { recordActiveModel } from "../lib/domains/models/index.ts";
import { createEpoch } from "../lib/worker/trees.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { insertSubjects } from "../scripts/simulation/insert-subjects.ts";
import { inContext } from "./support/dependencies.ts";
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

async function run(ctx: Context, databaseUrl: string): Promise<void> {
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
  await insertSubjects(databaseUrl, options.rows);
  // A service does not write a million rows just before an epoch.
  await ctx.pg.query("checkpoint");
  await measure("first epoch", epoch);
  await changeBoard(ctx);
  await measure(`next epoch, ${options.changed} % changed`, epoch);
  await measure("next epoch, nothing changed", epoch);
  console.log(`\n${options.rows.toLocaleString("en")} rows, ${machine()}`);
  printTable(["work", "s", "processor s", "MiB most", "longest delay ms", "new chunks"], rows);
}

/** Changes so many percent of the rows: of twenty, eighteen get other points and facts, one is new and one removed. */
async function changeBoard({ pg }: Context): Promise<void> {
  const changed = Math.round((options.rows * options.changed) / 100);
  const some = "select subject from score order by md5(subject)";
  await pg.query(
    `update score set activity = activity + 1, total = total + 1,
       facts_hash = decode(repeat(md5(subject || 'changed'), 2) || '00000000', 'hex')
     where subject in (${some} limit $1)`,
    [Math.round(changed * 0.9)],
  );
  await pg.query(`delete from score where subject in (${some} desc limit $1)`, [Math.round(changed * 0.05)]);
  await pg.query(
    `insert into score select (jsonb_populate_record(s, jsonb_build_object(
       'subject', '0x' || left(md5(subject) || md5(subject || 'new'), 40)))).* from score s limit $1`,
    [Math.round(changed * 0.05)],
  );
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
