import { Readable } from "node:stream";
import type { Pool } from "pg";
import type { Context } from "../lib/core/context.ts";
import { findListClusters, uploadList, workList } from "../lib/domains/lists/index.ts";
import { findAlikeWallets, scoringSettings } from "../lib/domains/scores/index.ts";
import { type Activity, DAY, decodeFacts, emptyFacts, encodeFacts, foldActivity } from "../lib/engine/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { createRandom, type Random } from "../scripts/simulation/prng.ts";
import { developerContext, inContext } from "./support/dependencies.ts";
import { memoryOf } from "./support/servers.ts";
import { machine, printTable } from "./support/table.ts";

const options = parseNumbers(
  `usage: npm run bench:clusters [-- --wallets 100000 --farms 50 --contracts 20000]

Measure the daily search for alike wallets among made ones: honest wallets draw contracts (a few popular, most rare) and weeks at
random, the wallets of a farm share them. The baseline reads and decodes the same facts from the same database. Then the clusters of a list
of the same wallets, against reading its rows and the facts.`,
  { wallets: 100_000, farms: 50, contracts: 20_000 },
);
const FARM = 20;
/** Wallets that are written in one statement. */
const BATCH = 1_000;
const WEEKS = 52;
const START = Date.UTC(2025, 0, 6) / 1_000;
const chain = { id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all" };

await inContext({ CHAINS: JSON.stringify([chain]), ENTERPRISE_PER_DAY: "1000000000" }, run);

async function run(ctx: Context): Promise<void> {
  const { pg, env, now } = ctx;
  console.log(`Writing ${options.wallets.toLocaleString("en")} wallets …`);
  const bytes = await writeWallets(pg);
  const before = memoryOf(process.pid).now;
  const reading = await timed(() => readAll(pg));
  const search = () => findAlikeWallets(pg, scoringSettings(env), { now, isForced: true });
  const first = await timed(search);
  const again = await timed(search);
  const { highest } = memoryOf(process.pid);
  const own = await developerContext(ctx);
  const listId = await makeList(own);
  const rowsToo = await timed(() => readRows(pg, listId));
  const list = await timed(() => findListClusters(own, scoringSettings(env), { listId }));
  const { rows: found } = await pg.query<{ wallets: number }>(
    "select count(*)::int as wallets from list_row where list_id = $1 and cluster is not null",
    [listId],
  );
  const listBase = reading.seconds + rowsToo.seconds;
  const row = (name: string, seconds: number) => [name, seconds.toFixed(1), (seconds / reading.seconds).toFixed(2)];
  printTable(
    ["work", "s", "of reading"],
    [
      row("read and decode all facts", reading.seconds),
      row(`first search: ${first.result?.changed} wallets in clusters, scored`, first.seconds),
      row(`daily search: ${again.result?.changed} changed`, again.seconds),
      ["read the rows of the list, and read and decode all facts", listBase.toFixed(1), ""],
      [
        `clusters of the list: ${found[0]?.wallets} wallets`,
        list.seconds.toFixed(1),
        (list.seconds / listBase).toFixed(2),
      ],
    ],
  );
  console.log(`\n${(bytes / options.wallets).toFixed(0)} bytes of facts a wallet.`);
  console.log(`Memory of the process: ${before} MiB before, at most ${highest} MiB.`);
  console.log(machine());
  const farmed = options.farms * FARM;
  if (first.result?.clusters.length !== farmed) {
    throw new Error(`${first.result?.clusters.length} wallets are in clusters instead of ${farmed}.`);
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const from = performance.now();
  const result = await work();
  return { seconds: (performance.now() - from) / 1_000, result };
}

/** What a wallet called and when: pairs of a contract and a week. */
type Calls = readonly { contract: number; week: number }[];

async function writeWallets(pg: Pool): Promise<number> {
  const random = createRandom(20_261_122);
  const farmed = options.farms * FARM;
  let calls: Calls = [];
  let bytes = 0;
  for (let from = 0; from < options.wallets; from += BATCH) {
    const wallets: string[] = [];
    const facts: Buffer[] = [];
    for (let n = from; n < Math.min(from + BATCH, options.wallets); n++) {
      if (n >= farmed || n % FARM === 0) calls = drawCalls(random);
      wallets.push(address("aa", n));
      facts.push(factsOf(address("aa", n), calls));
    }
    bytes += facts.reduce((sum, one) => sum + one.length, 0);
    await pg.query("insert into wallet (address, subject) select a, a from unnest($1::text[]) as a", [wallets]);
    await pg.query(
      `insert into facts (wallet, chain_id, facts, to_block)
       select a, 1, f, ${WEEKS} from unnest($1::text[], $2::bytea[]) as given(a, f)`,
      [wallets, facts],
    );
  }
  await pg.query("analyze");
  return bytes;
}

/** Ten to forty calls of contracts: every third of one of the hundred popular ones, the others of any. */
function drawCalls(random: Random): Calls {
  return Array.from({ length: random.between(10, 40) }, (_, n) => {
    const contract = random.between(0, n % 3 === 0 ? 99 : options.contracts - 1);
    return { contract, week: random.between(0, WEEKS - 1) };
  }).sort((a, b) => a.week - b.week);
}

function factsOf(wallet: string, calls: Calls): Buffer {
  const rows = calls.map(({ contract, week }, n): Activity => {
    return {
      chainId: 1,
      blockNumber: week * 100 + n,
      at: START + week * 7 * DAY,
      txHash: `0x${n}`,
      txIndex: 0,
      logIndex: -1,
      wallet,
      kind: "sent",
      counterparty: address("cc", contract),
      asset: null,
      amount: 0n,
      assetOut: null,
      amountOut: null,
      method: "0x095ea7b3",
      fee: 1n,
      ran: true,
    };
  });
  return Buffer.from(encodeFacts(foldActivity(emptyFacts(wallet, 1), rows)));
}

function address(kind: "aa" | "cc", n: number): string {
  return `0x${kind}${n.toString(16).padStart(38, "0")}`;
}

/** A list of all wallets whose clusters are not found yet. */
async function makeList(ctx: Awaited<ReturnType<typeof developerContext>>): Promise<string> {
  const addresses = Array.from({ length: options.wallets }, (_, n) => `${address("aa", n)}\n`);
  const { id: listId } = await uploadList(
    ctx,
    { name: "bench", read: "none" },
    Readable.from([Buffer.from(addresses.join(""))]),
  );
  const { signal } = new AbortController();
  for (;;) {
    await workList(ctx, { listId, signal });
    const { rows } = await ctx.pg.query<{ state: string }>("select state from list where id = $1", [listId]);
    if (rows[0]?.state === "complete") return listId;
    if (rows[0]?.state !== "evaluating") throw new Error(`the list is ${rows[0]?.state}`);
  }
}

async function readRows(pg: Pool, listId: string): Promise<number> {
  const { rows } = await pg.query("select row, address, total from list_row where list_id = $1 order by row", [listId]);
  return rows.length;
}

/** Read and decode every wallet's facts, page by page. */
async function readAll(pg: Pool): Promise<number> {
  let sent = 0;
  for (let last = ""; ; ) {
    const { rows } = await pg.query<{ wallet: string; facts: Buffer }>(
      "select wallet, facts from facts where wallet > $1 order by wallet limit 200",
      [last],
    );
    const end = rows.at(-1);
    if (!end) return sent;
    for (const { facts } of rows) sent += decodeFacts(facts).sent;
    last = end.wallet;
  }
}
