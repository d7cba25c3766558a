import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { getBreakdown, lockScores, recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import { completeFromBlocks } from "../../lib/indexer/backfill/complete-histories.ts";
import { type ChainLeader, clearMemory } from "../../lib/indexer/chain-leader.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { rollBack } from "../../lib/indexer/roll-back.ts";
import { writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { closesByScope, scoresByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex, emptyTables } from "../setup/empty-tables.ts";
import { until } from "../setup/until.ts";
import { activity } from "./activity-factory.ts";
import { leaderOf } from "./following.ts";
import { seeded } from "./simulated-chain.ts";

const DAY = 86_400;
const BLOCKS = 60;
const configs = [1, 2].map((id) =>
  ChainConfig.parse({ id, name: `chain ${id}`, rpcUrls: ["http://127.0.0.1:9"], finalityDepth: 8, wallets: "all" }),
);
const holder = useContext({ chains: configs });
const wallets = Array.from({ length: 5 }, (_, i) => `0x${String(i + 10).repeat(20)}`);
let clients: pg.Client[] = [];
let leaders: ChainLeader[] = [];

beforeAll(async () => {
  clients = configs.map(() => new pg.Client({ connectionString: holder.url() }));
  for (const client of clients) await client.connect();
});

afterAll(() => Promise.all(clients.map((client) => client.end())));

beforeEach(startOver);

/** Mark every close, as if none were right. */
async function markAll(): Promise<void> {
  const { pg, now } = holder.ctx();
  await pg.query(
    `insert into stale_close select subject, chain_id, date '1970-01-01', $1 from ${scoresByScope}
     on conflict (subject, chain_id) do update set from_day = excluded.from_day`,
    [now],
  );
}

async function startOver(): Promise<void> {
  await emptyIndex(holder.ctx(), "meta");
  leaders = [];
  for (const [i, chain] of configs.entries()) {
    const client = clients[i];
    if (client) leaders.push(await leaderOf(holder.ctx(), client, chain));
  }
}

/** A chain's blocks: some in a day, days without one, and wallets that pay and call one another and others. */
function blocksOf(chainId: number, seed: number, from = { number: 0, time: 0 }): DecodedBlock[] {
  const random = seeded(seed);
  let time = from.time || 20_000 * DAY + chainId * 3_600;
  return Array.from({ length: BLOCKS - from.number }, (_, i) => {
    const number = from.number + i + 1;
    time += 600 + random(random(8) === 0 ? 4 * DAY : DAY / 2);
    const place = { chainId, blockNumber: number, at: time };
    const hash = (n: number) => `0x${(seed * 1_000_000 + number * 100 + n).toString(16).padStart(64, "0")}`;
    const rows = wallets.flatMap((wallet, txIndex) => {
      if (random(4) > 0) return [];
      const peer = random(4) === 0 ? wallets[random(wallets.length)] : wallet;
      const counterparty = peer && peer !== wallet ? peer : `0x${random(40).toString(16).padStart(40, "c")}`;
      const sent = { ...place, wallet, txIndex, txHash: hash(txIndex), counterparty, fee: 10n ** 15n };
      const amount = BigInt(random(900)) * 10n ** 15n;
      const payment = activity({ ...sent, kind: "sent", amount, method: "0x01020304" });
      if (peer === wallet) return [payment];
      const { fee, ...received } = { ...sent, wallet: counterparty, counterparty: wallet };
      return [payment, activity({ ...received, kind: "received", amount })];
    });
    return { number, hash: hash(99), parentHash: number === from.number + 1 ? hash(98) : hash(99), time, rows };
  });
}

const first = blocksOf(1, 11);
const second = blocksOf(2, 12);

async function write(chain: 0 | 1, blocks: readonly DecodedBlock[]): Promise<void> {
  const leader = leaders[chain];
  const newest = blocks.at(-1)?.number ?? 0;
  if (leader && blocks.length > 0)
    await writeBlocks(leader, blocks, { head: newest, finalized: Math.max(0, newest - 8) });
}

/** Compute the closes that are marked. */
async function settle(): Promise<void> {
  const { pg: pool, env, log, now } = holder.ctx();
  // What tracks a wallet marks its closes by the clock.
  const later = new Date(Math.max(now.getTime(), Date.now()) + 60_000);
  await recomputeStale(pool, scoringSettings(env), { now: () => later, log });
  expect((await pool.query("select from stale_close")).rowCount).toBe(0);
}

/** The closes, and when the present totals were reached. */
async function closes(): Promise<string[]> {
  const { pg: pool } = holder.ctx();
  const { rows } = await pool.query(
    `select to_jsonb(score_close) - 'cause' - 'recorded_at' as close from ${closesByScope} order by subject, chain_id, day`,
  );
  const { rows: scores } = await pool.query(
    `select subject, chain_id, total, reached_at from ${scoresByScope} order by subject, chain_id`,
  );
  return [...rows.map((row) => row.close), ...scores].map((row) => JSON.stringify(row));
}

/** The closes of both chains, each read alone from its beginning to its end. */
async function closesOfOneAfterTheOther(): Promise<string[]> {
  await startOver();
  await write(0, first);
  await write(1, second);
  await settle();
  return closes();
}

// A tracked wallet is known before it sends.
test.each([
  { who: "a wallet", isTracked: false, total: 64 },
  { who: "a tracked wallet", isTracked: true, total: 41 },
])(
  "what $who received where it first sends later counts from the same day in whatever order chains are read",
  async ({ isTracked, total }) => {
    const received = ownBlock(2, { number: 1, day: 0, kind: "received" });
    const sent = ownBlock(2, { number: 2, day: 9, kind: "sent" });
    const others = [1, 4].map((day, i) => ownBlock(1, { number: i + 1, day, kind: "sent" }));
    const orders: [chain: 0 | 1, blocks: DecodedBlock[]][][] = [
      [
        [1, [received]],
        [0, others],
        [1, [sent]],
      ],
      [
        [1, [received, sent]],
        [0, others],
      ],
      [
        [0, others],
        [1, [received, sent]],
      ],
    ];
    const found: string[][] = [];
    for (const [i, order] of orders.entries()) {
      await startOver();
      const isTrackedFirst = isTracked && i < 2;
      if (isTrackedFirst) await trackOnSecond();
      for (const [chain, blocks] of order) await write(chain, blocks);
      if (isTracked && !isTrackedFirst) await trackOnSecond();
      await settle();
      found.push(await closes());
    }
    expect(JSON.parse(found[0]?.[0] ?? "")).toMatchObject({ chain_id: 0, day: "2024-10-05", total });
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  },
);

/** A block in which the first wallet pays the second or is paid by it, days after 2024-10-04. */
function ownBlock(
  chainId: number,
  { number, day, kind }: { number: number; day: number; kind: "sent" | "received" },
): DecodedBlock {
  const [wallet = "", counterparty = ""] = wallets;
  const hash = (n: number) => `0x${(chainId * 100 + n).toString(16).padStart(64, "0")}`;
  const time = (20_000 + day) * DAY;
  const place = { chainId, blockNumber: number, at: time, txHash: hash(number), wallet, counterparty };
  const row = activity({ ...place, kind, amount: 10n ** 18n, ...(kind === "sent" && { method: "0x01020304" }) });
  return { number, hash: hash(number), parentHash: hash(number - 1), time, rows: [row] };
}

async function trackOnSecond(): Promise<void> {
  const [ctx, chain, address = ""] = [holder.ctx(), configs[1], wallets[0]];
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $1) on conflict do nothing", [address]);
  await ctx.pg.query("insert into tracked_wallet (address, chain_id, state) values ($1, 2, 'queued')", [address]);
  const claimed = { address, chainId: 2, claim: "", isFirst: true, party: "automatic" };
  if (chain) await completeFromBlocks(ctx, chain, claimed, scoringSettings(ctx.env));
  const [leader] = leaders.slice(1);
  if (leader) clearMemory(leader);
}

test("a total is reached on the day of the block that led to it, also where its chain is read last", async () => {
  const [wallet = "", other = ""] = wallets;
  const block = (chainId: number, number: number, day: number, sender: string): DecodedBlock => {
    const at = (20_000 + day) * DAY;
    const hash = `0x${(chainId * 100 + number).toString(16).padStart(64, "0")}`;
    const sent = {
      chainId,
      blockNumber: number,
      at,
      wallet: sender,
      txHash: hash,
      counterparty: `0x${"c".repeat(40)}`,
    };
    const rows = [activity({ ...sent, kind: "sent", amount: 10n ** 18n, fee: 10n ** 15n, method: "0x01020304" })];
    return {
      number,
      hash,
      parentHash: `0x${(chainId * 100 + number - 1).toString(16).padStart(64, "0")}`,
      time: at,
      rows,
    };
  };
  const early = [block(1, 1, 0, wallet), block(1, 2, 3, other)];
  const late = [block(2, 1, 2, wallet)];
  await write(1, late);
  await write(0, early);
  await settle();
  const expected = await closes();
  await startOver();
  await write(0, early);
  await write(1, late);
  await settle();
  expect(await closes()).toEqual(expected);
  const { rows } = await holder
    .ctx()
    .pg.query("select reached_at from score where subject = $1 and chain_id <= 0", [wallet]);
  expect(rows).toEqual([{ reached_at: 20_002 * DAY }]);
});

test("closes computed from stored activity equal those written with the blocks", async () => {
  const expected = await closesOfOneAfterTheOther();
  const { pg: pool } = holder.ctx();
  await emptyTables(pool, "score_close, meta");
  await markAll();
  await settle();
  expect(await closes()).toEqual(expected);
});

test("a day with thousands of rows is read in parts, and its close is the same", async () => {
  const { pg: pool } = holder.ctx();
  const [wallet = ""] = wallets;
  // Each block of the day has more rows than fit into one part.
  const busy = [1, 2, 3].map((number): DecodedBlock => {
    const at = 20_000 * DAY + number * 3_600;
    const rows = Array.from({ length: number * 2_500 }, (_, logIndex) => {
      const token = { asset: `0x${"d".repeat(40)}`, amount: 1n, counterparty: `0x${"c".repeat(40)}` };
      const sent = logIndex === 0 ? ({ kind: "sent", method: "0x01020304" } as const) : ({ kind: "tokenIn" } as const);
      return activity({ blockNumber: number, at, wallet, logIndex: logIndex - 1, ...token, ...sent });
    });
    const hash = `0x${number.toString(16).padStart(64, "0")}`;
    return { number, hash, parentHash: hash, time: at, rows };
  });
  const quiet: DecodedBlock = { ...first[0], number: 4, time: 20_003 * DAY, rows: [] } as DecodedBlock;
  await write(0, [...busy, quiet]);
  const expected = await closes();
  await emptyTables(pool, "score_close, meta");
  await markAll();
  await settle();
  expect(await closes()).toEqual(expected);
});

test("closes are computed without the score lock; those of a subject that changes meanwhile are put off, and then computed", async () => {
  const expected = await closesOfOneAfterTheOther();
  const { pg: pool, env, log, now } = holder.ctx();
  await emptyTables(pool, "score_close, meta");
  await markAll();
  const [changing] = wallets;
  const compute = (seconds: number) =>
    recomputeStale(pool, scoringSettings(env), { now: () => new Date(now.getTime() + seconds * 1_000), log });
  const marked = async () => (await pool.query("select distinct subject from stale_close")).rows;
  const computing = await sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    const done = compute(60);
    const waiting = `select from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and locktype = 'advisory' and mode = 'ShareLock' and not granted`;
    await until(async () => (await pool.query(waiting)).rows.length === 1);
    await sql.query("update score set reached_at = reached_at + 1 where subject = $1", [changing]);
    return { done };
  });
  await computing.done;
  expect(await marked()).toEqual([{ subject: changing }]);
  await compute(60);
  expect(await marked()).toEqual([{ subject: changing }]);
  await compute(80);
  expect(await closes()).toEqual(expected);
});

test("after a reorg across days, closes are those of the blocks that stay", async () => {
  const expected = await closesOfOneAfterTheOther();
  for (const other of [second, second.slice(0, 20)]) {
    await startOver();
    const fork = first[39];
    if (!fork?.hash) throw new Error("a block has a hash");
    await write(0, first.slice(0, 40));
    await write(1, other);
    await write(0, blocksOf(1, 13, fork).slice(0, 7));
    const [leader] = leaders;
    const ancestor = { number: fork.number, hash: fork.hash, parentHash: fork.parentHash, time: fork.time };
    if (leader) await rollBack(leader, ancestor);
    await write(0, first.slice(40));
    await write(1, second.slice(other.length));
    await settle();
    expect(await closes()).toEqual(expected);
  }
});

test("a reorg of days with closes beside those that stand for two scopes passes, and they are computed again", async () => {
  await write(0, first);
  await settle();
  const expected = await closes();
  const { rowCount } = await holder.ctx().pg.query(
    `insert into score_close select (jsonb_populate_record(c, jsonb_build_object('chain_id', scope, 'total', 1))).*
     from score_close c, unnest(array[0, -c.chain_id]) as scope where c.chain_id < 0 and c.until = 'infinity'`,
  );
  expect(rowCount).toBeGreaterThan(0);
  const [leader, fork] = [leaders[0], first[39]];
  if (!leader || !fork?.hash) throw new Error("a block has a hash");
  const { hash, number, parentHash, time } = fork;
  await rollBack(leader, { hash, number, parentHash, time });
  await write(0, first.slice(40));
  await settle();
  expect(await closes()).toEqual(expected);
});

test("after a reorg, what was never read of a wallet is still unknown, and what was read ends below it", async () => {
  const { pg: pool } = holder.ctx();
  await write(0, first.slice(0, 50));
  const [leader, fork] = [leaders[0], first[39]];
  if (!leader || !fork?.hash) throw new Error("a block has a hash");
  const known = [
    { to_block: 50, attested_from: null, attested_to: null },
    { to_block: null, attested_from: 60, attested_to: null },
    { to_block: 10, attested_from: 5, attested_to: 48 },
  ];
  for (const [i, { to_block, attested_from, attested_to }] of known.entries()) {
    await pool.query("insert into wallet (address, subject) values ($1, $1) on conflict do nothing", [wallets[i]]);
    await pool.query(
      `insert into tracked_wallet (address, chain_id, state, to_block, attested_from, attested_to)
       values ($1, 1, 'ready', $2, $3, $4)`,
      [wallets[i], to_block, attested_from, attested_to],
    );
  }
  const { hash, number, parentHash, time } = fork;
  await rollBack(leader, { hash, number, parentHash, time });
  const { rows } = await pool.query("select to_block, attested_from, attested_to from tracked_wallet order by address");
  expect(rows).toEqual([
    { to_block: number, attested_from: null, attested_to: null },
    { to_block: null, attested_from: number + 1, attested_to: null },
    { to_block: 10, attested_from: 5, attested_to: number },
  ]);
});

test("the breakdown of any day adds up to its close, by inputs and transactions of that day", async () => {
  await closesOfOneAfterTheOther();
  const { pg: pool } = holder.ctx();
  const timeOf = new Map([...first, ...second].flatMap(({ rows, time }) => rows.map((row) => [row.txHash, time])));
  const start = Math.floor((first[0]?.time ?? 0) / DAY);
  const days = Array.from({ length: 12 }, (_, i) => start + i * 11);
  for (const [i, day] of days.entries()) {
    for (const scope of [0, 1, 2]) {
      const identity = wallets[i % wallets.length] ?? "";
      const { rows } = await pool.query<{ total: number }>(
        `select total from ${closesByScope} where subject = $1 and chain_id = $2
           and day <= date '1970-01-01' + $3::int and until > date '1970-01-01' + $3::int`,
        [identity, scope, day],
      );
      const found = await getBreakdown(holder.ctx(), { identity, at: day * DAY, ...(scope && { chainId: scope }) });
      expect(found.total).toBe(rows[0]?.total ?? 0);
      expect(found.breakdown.reduce((sum, one) => sum + one.score, 0)).toBe(found.total);
      for (const { inputs, evidence } of found.breakdown) {
        expect(Object.keys(inputs)).not.toEqual([]);
        for (const { txHash } of evidence) expect(timeOf.get(txHash)).toBeLessThan((day + 1) * DAY);
      }
    }
  }
});

test("the close of a day is what the score was at its end", async () => {
  const all = [...first.map((block) => [0, block] as const), ...second.map((block) => [1, block] as const)].sort(
    ([, a], [, b]) => a.time - b.time,
  );
  const { pg: pool } = holder.ctx();
  const shown = new Map<number, unknown[]>();
  for (const [chain, block] of all) {
    await write(chain, [block]);
    const { rows } = await pool.query(
      "select subject, total, ranked, confidence from score where chain_id <= 0 order by 1",
    );
    shown.set(Math.floor(block.time / DAY), rows);
  }
  await settle();
  const daysOf = (blocks: readonly DecodedBlock[]) => new Set(blocks.map(({ time }) => Math.floor(time / DAY)));
  // A chain without a block on a day shows the day's score when its next block comes.
  const [one, other] = [daysOf(first), daysOf(second)];
  const onBoth = [...shown].filter(([day]) => one.has(day) && other.has(day));
  expect(onBoth.length).toBeGreaterThan(10);
  for (const [day, rows] of onBoth) {
    const { rows: closed } = await pool.query(
      `select subject, total, ranked, confidence from score_close
       where chain_id <= 0 and day <= date '1970-01-01' + $1::int and until > date '1970-01-01' + $1::int order by 1`,
      [day],
    );
    expect(closed).toEqual(rows);
  }
});
