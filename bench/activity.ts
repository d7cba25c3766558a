import type pg from "pg";
import { openSource } from "../lib/chain/sources/open-source.ts";
import { ChainConfig } from "../lib/core/chains.ts";
import { createPool } from "../lib/core/db.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import { appendActivity, readActivity } from "../lib/indexer/activity-rows.ts";
import { downloadBlocks } from "../lib/indexer/download.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { startShapesNode } from "./support/real-shapes/start-node.ts";
import { machine, printTable } from "./support/table.ts";
import { inWorld } from "./support/world.ts";

const options = parseNumbers(
  `usage: npm run bench:activity [-- --rows 500000 --transactions 400]

Store the activity of blocks in mainnet's shape (bench/support/real-shapes) with the indexer's writer, a batch of blocks in a
transaction: bytes of a row in the table and in each index after a vacuum, and the time to write a row and to read it back.`,
  { rows: 500_000, transactions: 400 },
);
/** Blocks in one transaction, as of a chain that is catching up. */
const BATCH = 64;
/** More blocks than the rows fill: each has some 600 rows. */
const BLOCKS = Math.ceil(options.rows / options.transactions);
/** Wallets read with one statement. */
const WALLETS = 200;

await inWorld(async ({ folder, withDatabase }) => {
  const { node, url: rpcUrl } = await startShapesNode(folder, { blocks: BLOCKS, transactions: options.transactions });
  await withDatabase((url) => measureRows(url, rpcUrl));
  node.disconnect();
});

async function measureRows(databaseUrl: string, rpcUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, 2);
  try {
    const written = await write(pool, rpcUrl);
    await pool.query("vacuum analyze activity");
    const { rows: sizes } = await pool.query<{ name: string; bytes: number }>(
      `select 'activity, in all' as name, pg_total_relation_size('activity') as bytes
       union all select 'the table alone', pg_table_size('activity')
       union all select indexrelid::regclass::text, pg_relation_size(indexrelid) from pg_index
       where indrelid = 'activity'::regclass`,
    );
    printTable(
      ["", "MB", "bytes a row"],
      sizes.map(({ name, bytes }) => [name, (bytes / 1e6).toFixed(1), (bytes / written.rows).toFixed(0)]),
    );
    const read = await readBack(pool);
    if (read.rows !== written.rows) throw new Error(`${written.rows} rows were written and ${read.rows} read`);
    const each = (ms: number) => ((ms * 1_000) / written.rows).toFixed(1);
    console.log(
      `\n${written.rows.toLocaleString("en")} rows; ${each(written.ms)} µs to write one, ${each(read.ms)} µs to read one`,
    );
    console.log(machine());
  } finally {
    await pool.end();
  }
}

async function write(pool: pg.Pool, rpcUrl: string): Promise<{ rows: number; ms: number }> {
  const chain = ChainConfig.parse({ id: 1, name: "Mainnet's shapes", rpcUrls: [rpcUrl], wallets: "all" });
  const source = openSource(chain, "blocks");
  const { signal } = new AbortController();
  const written = { rows: 0, ms: 0 };
  for (let from = 0; from < BLOCKS && written.rows < options.rows; from += BATCH) {
    const blocks = await downloadBlocks(chain, source, { from, to: Math.min(from + BATCH, BLOCKS) - 1 }, signal);
    const rows = blocks.flatMap((block) => block.rows);
    const start = performance.now();
    await sqlTransaction(pool, (sql) => appendActivity(sql, rows));
    written.ms += performance.now() - start;
    written.rows += rows.length;
  }
  await source.close();
  return written;
}

async function readBack(pool: pg.Pool): Promise<{ rows: number; ms: number }> {
  const { rows: found } = await pool.query<{ wallet: string }>("select distinct wallet from activity");
  const wallets = found.map((row) => row.wallet);
  const read = { rows: 0, ms: 0 };
  for (let from = 0; from < wallets.length; from += WALLETS) {
    const some = wallets.slice(from, from + WALLETS);
    const start = performance.now();
    await sqlTransaction(pool, (sql) =>
      readActivity(sql, { chainId: 1, wallets: some }, (_wallet, rows) => {
        read.rows += rows.length;
      }),
    );
    read.ms += performance.now() - start;
  }
  return read;
}
