import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { ChainConfig } from "../lib/core/chains.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { bundle } from "./support/bundle.ts";
import { downloadBlocks } from "./support/download-blocks.ts";
import { startIndexer } from "./support/indexer-process.ts";
import { HOT_WALLET } from "./support/real-shapes/make-blocks.ts";
import { memoryOf, processorTimeOf, readBytesAhead, startMeter } from "./support/servers.ts";
import { currentLoad, printTable } from "./support/table.ts";
import { inWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:real-shapes [-- --blocks 2000 --transactions 400]

Index blocks in mainnet's shape, one wallet in a third of the transactions, and compare each tenth with merely downloading and
parsing the same blocks. bench/support/real-shapes/make-blocks.ts says where the shapes come from.`,
  { blocks: 2_000, transactions: 400 },
);
const TENTHS = 10;
/** As the client does: blocks in one request. */
const BATCH = 8;

await inWorld(async ({ folder, withDatabase }) => {
  const program = await bundle("bench/support/real-shapes/node.ts", "real-shapes-node");
  const made = [join(folder, "blocks.json"), String(options.blocks), String(options.transactions)];
  // It ends when it is disconnected.
  const node = fork(program, [join(import.meta.dirname, ".."), ...made]);
  // Its only message.
  const [{ port, logs, bytes }] = (await once(node, "message")) as [Record<"port" | "logs" | "bytes", number>];
  const url = `http://127.0.0.1:${port}`;
  const transactions = options.blocks * options.transactions;
  console.log(
    `${options.blocks} blocks, ${transactions.toLocaleString("en")} transactions, ${logs.toLocaleString("en")} logs, ${Math.round(bytes / 1e6)} MB`,
  );
  const downloads = await downloadTenths(url);
  const chain = ChainConfig.parse({ id: 1, name: "Mainnet's shapes", rpcUrls: [url], wallets: "all" });
  const indexed = await withDatabase((databaseUrl) => indexTenths(chain, databaseUrl));
  node.disconnect();
  printTable(
    ["tenth", "download", "index", "speed relative to downloading", "processor, worker"],
    downloads.map((download, i) => {
      const { elapsed, processor } = indexed.tenths[i] ?? { elapsed: Number.NaN, processor: Number.NaN };
      const seconds = [download, elapsed, processor].map((one) => `${one.toFixed(1)} s`);
      return [String(i + 1), ...seconds.slice(0, 2), (download / elapsed).toFixed(3), ...seconds.slice(2)];
    }),
  );
  console.log(
    `\nworker: at most ${indexed.memory} MiB; ${indexed.rows.toLocaleString("en")} rows of activity; facts of the hot wallet: ${indexed.hotFacts.toLocaleString("en")} bytes of ${indexed.hotRows.toLocaleString("en")} rows`,
  );
  const each = (value: number) => (value / transactions).toLocaleString("en", { maximumFractionDigits: 2 });
  const { wallets, rows, bytesAhead, stored, database } = indexed;
  console.log(`\na transaction, load ${currentLoad()}`);
  printTable(
    ["rows", "new wallets", "bytes written ahead", "bytes stored", "processor µs, worker", "PostgreSQL"],
    [
      [
        ...[rows, wallets, bytesAhead, stored, indexed.program * 1000].map(each),
        database === null ? "–" : each(database * 1000),
      ],
    ],
  );
});

/** First and last block of each tenth. */
function tenths(): [from: number, to: number][] {
  const size = Math.ceil(options.blocks / TENTHS);
  return Array.from({ length: TENTHS }, (_, i) => [i * size, Math.min((i + 1) * size, options.blocks) - 1]);
}

/** Seconds of each tenth. */
async function downloadTenths(url: string): Promise<number[]> {
  const seconds: number[] = [];
  for (const [first, last] of tenths()) {
    seconds.push((await downloadBlocks(url, { first, last, batch: BATCH })) / 1000);
  }
  return seconds;
}

/** Everything the worker does, in a process with the worker's flags, on an empty database. */
async function indexTenths(chain: ChainConfig, databaseUrl: string) {
  const indexer = await startIndexer();
  const { pid } = indexer;
  return withClient(databaseUrl, async (sql) => {
    const ahead = await readBytesAhead(sql);
    const meter = await startMeter([pid], databaseUrl);
    const done = indexer.run({ chain, blocks: options.blocks - 1, databaseUrl });
    const tenths = await timeTenths(pid, sql, done);
    const used = await meter();
    const memory = memoryOf(pid).highest;
    const bytesAhead = (await readBytesAhead(sql)) - ahead;
    const { rows } = await sql.query<Record<"rows" | "hotRows" | "wallets" | "stored" | "hotFacts", number>>(
      `select (select count(*) from activity)::float as rows, (select count(*) from activity where wallet = $1)::float as "hotRows",
         (select count(*) from wallet)::float as wallets, pg_database_size(current_database())::float as stored,
         (select octet_length(facts) from facts where wallet = $1) as "hotFacts"`,
      [HOT_WALLET],
    );
    indexer.close();
    if (!rows[0]) throw new Error("a select without from has a row");
    return { tenths, memory, ...used, bytesAhead, ...rows[0] };
  });
}

/** What indexing has taken up to a block, in seconds. */
interface Taken {
  block: number;
  elapsed: number;
  /** Processor time of the worker. */
  processor: number;
}

/** What each tenth took. Batches end where they end, so a tenth's end is interpolated between two of them. */
async function timeTenths(pid: number, sql: pg.Client, done: Promise<unknown>): Promise<Taken[]> {
  const start = performance.now();
  const seen: Taken[] = [{ block: -1, elapsed: 0, processor: 0 }];
  while (seen.at(-1)?.block !== options.blocks - 1) {
    // The last block counts once all are scored.
    const { rows } = await sql.query<{ block_number: string | null }>(
      "select case when scored_block is null then block_number else least(block_number, $1) end as block_number from chain_cursor",
      [options.blocks - 2],
    );
    const block = Number(rows[0]?.block_number ?? -1);
    const elapsed = (performance.now() - start) / 1000;
    if (block > (seen.at(-1)?.block ?? -1)) seen.push({ block, elapsed, processor: processorTimeOf(pid) / 1000 });
    // It rejects if the process ends.
    await Promise.race([done, setTimeout(20)]);
  }
  const takenTo = (block: number) => interpolate(seen, block);
  return tenths().map(([from, to]) => {
    const [before, after] = [takenTo(from - 1), takenTo(to)];
    return { block: to, elapsed: after.elapsed - before.elapsed, processor: after.processor - before.processor };
  });
}

function interpolate(seen: readonly Taken[], block: number): Taken {
  const i = Math.max(
    1,
    seen.findIndex((one) => one.block >= block),
  );
  const [a, b] = [seen[i - 1], seen[i]];
  if (!a || !b) throw new Error(`block ${block} was not seen`);
  const share = (block - a.block) / (b.block - a.block);
  const between = (name: "elapsed" | "processor") => a[name] + share * (b[name] - a[name]);
  return { block, elapsed: between("elapsed"), processor: between("processor") };
}
