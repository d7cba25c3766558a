import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import { LAST_TIME } from "../../lib/core/chain-states.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import { listChains } from "../../lib/domains/chain-control/index.ts";
import { boardsOf, getMovers, recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import { rememberWallets } from "../../lib/domains/wallets/index.ts";
import { insertActivity } from "../../lib/indexer/activity-rows.ts";
import type { DecodedBlock } from "../../lib/indexer/decode/decoded-block.ts";
import { refoldWallets } from "../../lib/indexer/facts-rows.ts";
import { writeRange } from "../../lib/indexer/follow.ts";
import { withStoredTime, writeBlocks } from "../../lib/indexer/write-blocks.ts";
import { addressNumber, closesByScope, scoresByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex, emptyTables } from "../setup/empty-tables.ts";
import { useApi } from "../setup/in-process-api.ts";
import { rounds } from "../setup/rounds.ts";
import { activity } from "./activity-factory.ts";
import { leaderOf } from "./following.ts";

// Chain 1 says whatever times it likes; chain 2 is as a chain should be, and the same wallets use both. Chain 3 is read from explorers.

const DAY = 86_400;
const START = 20_000 * DAY;
const rpcUrls = ["http://127.0.0.1:9"];
const [hostile, clean, listed] = [
  ChainConfig.parse({ id: 1, name: "hostile", rpcUrls, finalityDepth: 4, wallets: "all" }),
  ChainConfig.parse({ id: 2, name: "clean", rpcUrls, finalityDepth: 4, wallets: "all" }),
  ChainConfig.parse({ id: 3, name: "listed", explorers: [{ url: "http://127.0.0.1:9" }] }),
];
const holder = useContext({ chains: [hostile, clean, listed] });
const api = useApi(holder);
const wallets = [0xa1, 0xa2, 0xa3].map((number) => addressNumber(number));
const client = () => new pg.Client({ connectionString: holder.url() });
let sql: pg.Client;
let key: string;

beforeAll(async () => {
  sql = client();
  await sql.connect();
  key = await api.keyOf(addressNumber(0xff), "read");
});

afterAll(() => sql.end());

async function startOver(): Promise<void> {
  await emptyIndex(holder.ctx(), "meta");
}

function blocksOf(chainId: number, times: readonly number[]): DecodedBlock[] {
  const hash = (number: number) => `0x${(chainId * 1_000 + number).toString(16).padStart(64, "0")}`;
  return times.map((time, number) => {
    const rows = wallets.map((wallet, txIndex) => {
      const txHash = `0x${(chainId * 1_000 + number * 10 + txIndex).toString(16).padStart(64, "e")}`;
      const counterparty = addressNumber(0xc0 + ((number * 7 + txIndex) % 23));
      const sent = { kind: "sent", amount: 10n ** 17n, fee: 10n ** 15n, method: "0x01020304" } as const;
      return activity({ ...sent, chainId, wallet, blockNumber: number, at: time, txIndex, txHash, counterparty });
    });
    return { number, hash: hash(number), parentHash: hash(number - 1), time, rows };
  });
}

async function write(chain: ChainConfig, blocks: readonly DecodedBlock[], batch: number): Promise<void> {
  const leader = await leaderOf(holder.ctx(), sql, chain);
  const head = blocks.at(-1)?.number ?? 0;
  for (let i = 0; i < blocks.length; i += batch) {
    const part = blocks.slice(i, i + batch);
    await writeRange(leader, part, { head, finalized: (part.at(-1)?.number ?? 0) - chain.finalityDepth });
  }
}

/** Computes the closes that are marked, all of them. */
async function settle(): Promise<void> {
  const { pg: pool, env, log, now } = holder.ctx();
  const later = new Date(now.getTime() + 60_000);
  await recomputeStale(pool, scoringSettings(env), { now: () => later, log });
  expect((await pool.query("select * from stale_close")).rows).toEqual([]);
}

async function rows(text: string): Promise<string[]> {
  return (await holder.ctx().pg.query<{ row: unknown }>(text)).rows.map(({ row }) => JSON.stringify(row));
}

const closesOf = (scopes: string) =>
  rows(
    `select to_jsonb(score_close) - 'cause' - 'recorded_at' as row from ${closesByScope} where chain_id in (${scopes}) order by subject, chain_id, day`,
  );

/** Everything a client can read about the wallets answers. */
async function readEverything(): Promise<void> {
  await boardsOf(holder.ctx()).refresh();
  const [wallet] = wallets;
  const paths = [
    ...["", "/breakdown", "/breakdown?chainId=1", "/breakdown?at=2024-11-01", "/history", "/receipt"].map(
      (path) => `/v1/score/${wallet}${path}`,
    ),
    ...["event", "day"].map((interval) => `/v1/score/${wallet}/history?interval=${interval}&limit=100`),
    ...["0", "1", "2"].map((chainId) => `/v1/scores/${wallet}/closes?chainId=${chainId}&limit=100`),
    ...["24h", "7d", "30d", "all"].map((timeframe) => `/v1/scores/leaderboard?timeframe=${timeframe}`),
    ...["stats", "history"].map((path) => `/v1/trading/${wallet}/${path}`),
    ...["/v1/scores/leaderboard?chainId=1", "/v1/scores/updates", "/v1/scores/updates?after=0"],
    ...[`/v1/wallets/${wallet}`, `/v1/achievements/${wallet}`, `/v1/achievements/${wallet}/progress`],
  ];
  for (const path of paths) {
    const { status, json } = await api.call(key, "GET", path);
    expect([path, status < 500 || json]).toEqual([path, true]);
  }
  // The ranks of this process do not know that tables were emptied, so places among movers are not compared.
  for (const timeframe of ["24h", "30d"] as const) await getMovers(holder.ctx(), { category: "total", timeframe });
  const { status, chains } = await readiness(holder.ctx());
  expect([status === "unavailable", chains.length]).toEqual([false, 3]);
  await listChains({ ...holder.ctx(), actor: { kind: "commandLine" } });
}

const odd = [17_179_869_184_000, Number.MAX_SAFE_INTEGER, LAST_TIME + 1, 0, 1, START - 9 * DAY, START - 400 * DAY];
const time = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 30 * DAY }).map((later) => START + later) },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  { weight: 1, arbitrary: fc.constantFrom(START + 3_650 * DAY, Date.UTC(2099, 0) / 1000, LAST_TIME) },
);
const times = fc
  .tuple(fc.array(time, { minLength: 2, maxLength: 14 }), fc.boolean())
  .map(([all, equal]) => (equal ? all.flatMap((one) => [one, one]) : all));
const cleanTimes = Array.from({ length: 12 }, (_, i) => START + i * 2 * DAY);

test("whatever times a chain says, its wallets are read, settled and the same in any batches, and clean chains keep their closes", async () => {
  await startOver();
  await write(clean, blocksOf(2, cleanTimes), 5);
  await settle();
  const alone = await closesOf("2");
  expect(alone.length).toBeGreaterThan(3);
  await fc.assert(
    fc.asyncProperty(times, fc.integer({ min: 1, max: 14 }), async (said, batch) => {
      const state = async () => [
        ...(await closesOf("0, 1, 2")),
        ...(await rows("select to_jsonb(b) as row from block b where chain_id = 1 order by number")),
        ...(await rows("select to_jsonb(a) as row from activity a order by chain_id, block_number, tx_index")),
        ...(await rows("select to_jsonb(f) as row from facts f order by wallet, chain_id")),
      ];
      const index = async (size: number) => {
        await startOver();
        await write(clean, blocksOf(2, cleanTimes), 5);
        await write(hostile, blocksOf(1, said), size);
        await settle();
        return state();
      };
      const inBatches = await index(batch);
      await readEverything();
      expect(await closesOf("2")).toEqual(alone);
      expect(await index(said.length)).toEqual(inBatches);
    }),
    { numRuns: rounds(4, 16), seed: 46 },
  );
}, 240_000);

test("a time that falls, or is beyond the range, counts as its parent's, and health says so", async () => {
  await startOver();
  const said = [START, START + DAY, 17_179_869_184_000, START - 5 * DAY, START + 2 * DAY];
  await write(hostile, blocksOf(1, said), 2);
  const { rows: stored } = await holder
    .ctx()
    .pg.query("select time, stated_time from block where chain_id = 1 order by number");
  expect(stored.map(({ time, stated_time }) => [time - START, stated_time])).toEqual([
    [0, null],
    [DAY, null],
    [DAY, 17_179_869_184_000],
    [DAY, START - 5 * DAY],
    [2 * DAY, null],
  ]);
  const { chains, warnings } = await readiness(holder.ctx());
  expect(chains[0]).toMatchObject({ oddTimes: { blocks: 2, newest: 3, statedTime: START - 5 * DAY } });
  const named = /^Recent blocks of chain 1 whose impossible time .*: 2, the newest block 3/;
  expect(warnings).toContainEqual(expect.stringMatching(named));
  const operator = { ...holder.ctx(), actor: { kind: "commandLine" } as const };
  expect((await listChains(operator)).chains.map(({ oddTimes }) => oddTimes)).toEqual([2, 0, 0]);
});

test("a block that is read again has the time at which it counted, also after its header is gone", async () => {
  await startOver();
  const said = [START, START + DAY, START - 5 * DAY, START + 2 * DAY];
  const blocks = blocksOf(1, said);
  await write(hostile, blocks, 4);
  const again = async () => {
    const read = await withStoredTime(await leaderOf(holder.ctx(), sql, hostile), blocks[2] as DecodedBlock, false);
    return [read.time, ...read.rows.map(({ at }) => at)];
  };
  const counted = [START + DAY, START + DAY, START + DAY, START + DAY];
  expect(await again()).toEqual(counted);
  await holder.ctx().pg.query("delete from block; delete from activity where block_number = 2");
  expect(await again()).toEqual(counted);
});

test("rows of an explorer whose times fall by days do not stop the closes of their wallets on any chain", async () => {
  const expected = async () => {
    await startOver();
    await write(clean, blocksOf(2, cleanTimes), 5);
    await settle();
    return closesOf("2");
  };
  const alone = await expected();
  const { pg: pool, now } = holder.ctx();
  const falling = blocksOf(3, [START, START + 9 * DAY, START + 3 * DAY, START + 12 * DAY]).flatMap(
    (block) => block.rows,
  );
  await sqlTransaction(pool, async (transaction) => {
    await insertActivity(transaction, falling);
    await rememberWallets(transaction, wallets, now);
    await refoldWallets(transaction, { chainId: 3, wallets });
  });
  await emptyTables(pool, "score_close, meta");
  await pool.query(`insert into stale_close select subject, chain_id, date '1970-01-01', $1 from ${scoresByScope}`, [
    now,
  ]);
  await settle();
  expect(await closesOf("2")).toEqual(alone);
  await readEverything();
});

test("data of version 1.0.0 with times beyond the range are read, and further blocks are written", async () => {
  await startOver();
  await write(clean, blocksOf(2, cleanTimes), 5);
  const said = [START, 17_179_869_184_000, 17_179_869_184_012];
  const [first, second, third] = blocksOf(1, said);
  const leader = await leaderOf(holder.ctx(), sql, hostile);
  await writeBlocks(leader, [first, second] as DecodedBlock[], { head: 1, finalized: -1 });
  await readEverything();
  await settle();
  await readEverything();
  await writeRange(await leaderOf(holder.ctx(), sql, hostile), [third] as DecodedBlock[], { head: 2, finalized: -1 });
  await settle();
  await readEverything();
});
