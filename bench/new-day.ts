import { ChainConfig } from "../lib/core/chains.ts";
import type { Context } from "../lib/core/context.ts";
import { sqlTransaction } from "../lib/core/transaction.ts";
import {
  fillSteps,
  lockScores,
  openScoringSession,
  type StepsPosition,
  scoringSettings,
} from "../lib/domains/scores/index.ts";
import { rememberWallets } from "../lib/domains/wallets/index.ts";
import { type Activity, dayOf, emptyFacts, foldActivity, type WalletFacts } from "../lib/engine/index.ts";
import type { ChainLeader } from "../lib/indexer/chain-leader.ts";
import { writeFacts } from "../lib/indexer/facts-rows.ts";
import { writeRange } from "../lib/indexer/follow.ts";
import { fillAhead, scoreDue } from "../lib/indexer/score-due.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { withClient } from "../scripts/database/with-client.ts";
import { leaderOf } from "../tests/indexer/following.ts";
import { inContext } from "./support/dependencies.ts";
import { copySubjects } from "./support/new-day-subjects.ts";
import { memoryOf, readBytesAhead, startMeter } from "./support/servers.ts";
import { currentLoad, machine, printTable, whole } from "./support/table.ts";
import { printTableSizes } from "./support/table-sizes.ts";
import { watchWaits } from "./support/watch-waits.ts";

const options = parseNumbers(
  `usage: npm run bench:new-day [-- --subjects 100000 --days 3]

Measure a new chain day of one chain with so many subjects, of wallets between a day and four years old: its time and processor time, the
bytes that it writes ahead, the subjects it moves or scores, the longest time that another write of a score waits meanwhile, and the bytes of
the database before it; and the same of computing used-up steps afterwards.`,
  { subjects: 100_000, days: 3 },
);
const DAY = 86_400;
const START = dayOf(Math.floor(Date.UTC(2026, 0, 15) / 1000));
/** Subjects written in one transaction before anything is measured. */
const PAGE = 1_000;
/** Subjects that are scored before anything is measured; further ones are copies of them under other addresses. */
const SCORED = 20_000;
const TABLES = ["wallet", "facts", "score", "score_facts", "score_close", "score_feed"];
const ETHER = 10n ** 18n;
const chain = ChainConfig.parse({ id: 1, name: "One", rpcUrls: ["http://127.0.0.1:1"], wallets: "all", local: true });

await inContext({ CHAINS: JSON.stringify([chain]) }, run);

async function run(ctx: Context, url: string): Promise<void> {
  await writeAll(ctx, url);
  const rows: string[][] = [];
  await withClient(url, async (client) => {
    const leader = await leaderOf(ctx, client, chain);
    for (let day = 1; day <= options.days; day++) {
      rows.push([`day ${day}`, ...(await measure(ctx, url, () => openDay(leader, day)))]);
      rows.push(["its steps", ...(await measure(ctx, url, () => fillAhead(leader, Number.POSITIVE_INFINITY)))]);
    }
  });
  console.log("\nThe days' changes:");
  await ctx.pg.query("vacuum (analyze) score_feed");
  await printTableSizes(url, ["score_feed"], options.subjects);
  console.log(`\n${machine()}`);
  const measured = ["MB written ahead", "changes", "longest wait ms", "MiB most"];
  printTable(["", "seconds", "processor s, worker", "PostgreSQL", ...measured], rows);
}

async function writeAll(ctx: Context, url: string): Promise<void> {
  console.log(`Writing ${whole(options.subjects)} subjects …`);
  await ctx.pg.query(
    `insert into chain_cursor (chain_id, block_number, block_hash, block_time, head_number, finalized_block, state, updated_at)
     values (1, 1, '0x01', $1, 1, 1, 'following', now())
     on conflict (chain_id) do update set block_number = 1, block_hash = '0x01', block_time = $1, head_number = 1,
       finalized_block = 1, state = 'following', error = null`,
    [START],
  );
  const writing = performance.now();
  const scored = Math.min(options.subjects, SCORED);
  for (let from = 0; from < scored; from += PAGE) await writeSubjects(ctx, from, Math.min(PAGE, scored - from));
  await fillAll(ctx);
  await copySubjects(url, scored, options.subjects);
  await ctx.pg.query(`vacuum (analyze) ${TABLES.join(", ")}`);
  console.log(`Written after ${whole((performance.now() - writing) / 1000)} s, load ${currentLoad()}.`);
  await printTableSizes(url, TABLES, options.subjects);
}

/** Index the first block of a day, and move or score the subjects that it makes due. */
async function openDay(leader: ChainLeader, day: number): Promise<void> {
  const number = day + 1;
  const block = { number, hash: `0x0${number}`, parentHash: `0x0${day}`, time: START + day * DAY + 12, rows: [] };
  await writeRange(leader, [block], { head: number, finalized: number });
  await scoreDue(leader);
}

/** What a piece of work costs; the cells of its row. */
async function measure(ctx: Context, url: string, work: () => Promise<void>): Promise<string[]> {
  await ctx.pg.query("checkpoint");
  const before = await readState(ctx);
  const meter = await startMeter([process.pid], url);
  const waits = watchWaits(ctx);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const longest = await waits.stop();
  const { program, database } = await meter();
  const after = await readState(ctx);
  return [
    seconds.toFixed(1),
    (program / 1000).toFixed(1),
    database === null ? "–" : (database / 1000).toFixed(1),
    whole((after.wal - before.wal) / 1e6),
    whole(after.changes - before.changes),
    whole(longest),
    whole(memoryOf(process.pid).highest),
  ];
}

/** Compute the steps of all scores, as the worker does in the course of the days before. */
async function fillAll({ pg, env }: Context): Promise<void> {
  let position: StepsPosition = { day: START, scope: chain.id, after: null };
  while (position.scope !== null) {
    position = await fillSteps(pg, scoringSettings(env), { chainId: chain.id, position, daysAhead: 400 });
  }
}

/** A page of wallets that sent between 1 and 24 transactions over up to four years, and were silent for up to four months. */
async function writeSubjects({ pg: pool, env }: Context, from: number, count: number): Promise<void> {
  const facts = Array.from({ length: count }, (_, i) => factsOf(from + i));
  const wallets = facts.map(({ wallet }) => wallet);
  await sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    await rememberWallets(sql, wallets, new Date());
    await writeFacts(sql, chain.id, facts);
    const session = openScoringSession(sql, scoringSettings(env));
    const source = { chainId: chain.id, number: 1, hash: "0x01", time: START };
    for (const subject of await session.load(wallets)) {
      session.score(subject, chain.id, { cause: "transactions", source });
    }
    await session.flush({ now: new Date(), silent: true });
  });
}

function factsOf(i: number): WalletFacts {
  const wallet = `0x${(i * 2_654_435_761).toString(16).padStart(40, "a")}`;
  const silence = (i * 37) % 120;
  const age = 1 + ((i * 101) % 1_460);
  const count = 1 + (i % 24);
  const rows = Array.from({ length: count }, (_, n): Activity => {
    const at = START - DAY * (silence + Math.floor((age * (count - 1 - n)) / count)) - 3_600;
    const place = { wallet, chainId: chain.id, at, blockNumber: 1, txIndex: n, logIndex: -1 };
    const counterparty = `0x${((i + n) % 5_000).toString(16).padStart(40, "c")}`;
    const none = { asset: null, assetOut: null, amountOut: null, method: null };
    return { ...place, ...none, kind: "sent", txHash: `0x${n}`, counterparty, amount: ETHER / 10n, fee: 10n ** 15n };
  });
  return foldActivity(emptyFacts(wallet, chain.id), rows);
}

async function readState({ pg: pool }: Context) {
  const { rows } = await pool.query<{ changes: number }>(
    "select count(*)::int + count(*) filter (where chain_id < 0)::int as changes from score_feed where cause = 'time'",
  );
  return { wal: await readBytesAhead(pool), changes: rows[0]?.changes ?? 0 };
}
