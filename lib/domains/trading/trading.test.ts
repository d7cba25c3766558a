import { beforeAll, expect, test } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { countTrades } from "./count-trades.ts";
import { getTradingLeaderboard } from "./get-trading-leaderboard.ts";
import { getTradingHistory, getTradingStats, tradesCost } from "./get-trading-stats.ts";

const [alice, bob, carol, pool, coin, gem] = [0xa1, 0xb2, 0xc3, 0xd4, 0xe5, 0xf6].map(addressNumber) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const explorer = { explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] };
const world = useContext({
  chains: [
    {
      id: 1,
      name: "one",
      rpcUrls: ["http://127.0.0.1:9"],
      wallets: "all",
      prices: { [coin]: { decimals: 0, wei: "10" } },
    },
    { id: 2, name: "two", ...explorer },
  ],
});
const NOW = Math.floor(world.now.getTime() / 1000);
const DAY = 86_400;

const rows = makeActivity([
  {
    wallet: alice,
    kind: "swap",
    at: NOW - 40 * DAY,
    counterparty: pool,
    asset: coin,
    amount: 5n,
    assetOut: gem,
    amountOut: 10n,
  },
  {
    wallet: alice,
    kind: "swap",
    at: NOW - 2 * DAY,
    counterparty: pool,
    asset: gem,
    amount: 10n,
    assetOut: coin,
    amountOut: 9n,
  },
  { wallet: alice, kind: "tokenIn", at: NOW - 2 * DAY, logIndex: 4, counterparty: pool, asset: coin, amount: 9n },
  { wallet: alice, kind: "tokenOut", at: NOW - 2 * DAY, logIndex: 3, counterparty: pool, asset: gem, amount: 10n },
  {
    wallet: bob,
    kind: "swap",
    at: NOW - DAY / 2,
    counterparty: pool,
    asset: coin,
    amount: 9n,
    assetOut: gem,
    amountOut: 1n,
  },
  {
    wallet: bob,
    kind: "swap",
    at: NOW - 3 * DAY,
    counterparty: pool,
    asset: gem,
    amount: 1n,
    assetOut: coin,
    amountOut: 1n,
  },
  { wallet: carol, kind: "tokenIn", chainId: 2, at: NOW - DAY, counterparty: bob, asset: coin, amount: 3n },
]);

beforeAll(async () => {
  const { pg } = world.ctx();
  await insertActivity(pg, rows);
  for (const [wallet, chain] of [
    [alice, 1],
    [bob, 1],
    [carol, 2],
  ] as const) {
    await pg.query("insert into wallet (address, subject) values ($1, $1)", [wallet]);
    await pg.query("insert into facts (wallet, chain_id, to_block) values ($1, $2, 2)", [wallet, chain]);
  }
  await countTrades(world.ctx());
});

test("trades count as one request for each 1,000 rows of the identity's wallets", async () => {
  const many = addressNumber(0x999);
  const { pg } = world.ctx();
  await pg.query("insert into wallet (address, subject) values ($1, $1)", [many]);
  const cost = () => tradesCost(world.ctx(), { identity: many });
  expect(await cost()).toBe(1);
  const row = { wallet: many, kind: "tokenIn" as const, counterparty: pool, asset: coin, amount: 1n };
  const insert = (from: number, to: number) =>
    insertActivity(pg, makeActivity(Array.from({ length: to - from }, (_, n) => ({ ...row, logIndex: from + n }))));
  await insert(0, 1_000);
  expect(await cost()).toBe(1);
  await insert(1_000, 1_001);
  expect(await cost()).toBe(2);
  expect(await tradesCost(world.ctx(), { identity: many, chainId: 2 })).toBe(1);
});

test("stats count the swaps of the period, with volume and profit in wei", async () => {
  const { stats } = await getTradingStats(world.ctx(), { identity: alice, timeframe: "30d" });
  const at = new Date((NOW - 2 * DAY) * 1000).toISOString();
  expect(stats).toEqual({
    trades: 1,
    volume: "90",
    volumeByToken: [
      { chainId: 1, token: checksum(coin), amountIn: "0", amountOut: "9", volume: "90" },
      { chainId: 1, token: checksum(gem), amountIn: "10", amountOut: "0", volume: null },
    ],
    distinctTokens: 2,
    distinctPools: 1,
    realizedProfit: "40",
    firstTradeAt: at,
    lastTradeAt: at,
  });
  expect((await getTradingStats(world.ctx(), { identity: alice, timeframe: "all" })).stats).toMatchObject({
    trades: 2,
    volume: "140",
  });
  expect((await getTradingStats(world.ctx(), { identity: alice, timeframe: "24h" })).stats).toMatchObject({
    trades: 0,
    firstTradeAt: null,
  });
});

test("a chain without logs gives nulls, not zeros", async () => {
  const ofChain = await getTradingStats(world.ctx(), { identity: carol, timeframe: "30d", chainId: 2 });
  const ofAll = await getTradingStats(world.ctx(), { identity: carol, timeframe: "30d" });
  for (const { stats } of [ofChain, ofAll]) expect(new Set(Object.values(stats))).toEqual(new Set([null]));
});

test("history has swaps and transfers, newest first, by type and chain", async () => {
  const page = { identity: alice, limit: 50, offset: 0 };
  const { trades, pagination } = await getTradingHistory(world.ctx(), page);
  expect(pagination.total).toBe(4);
  expect(trades.map((trade) => trade.at)).toEqual([...trades.map((trade) => trade.at)].sort().reverse());
  const swaps = (await getTradingHistory(world.ctx(), { ...page, type: "swap" })).trades;
  expect(swaps).toEqual([
    {
      type: "swap",
      chainId: 1,
      txHash: rows[1]?.txHash,
      logIndex: 0,
      at: new Date((NOW - 2 * DAY) * 1000).toISOString(),
      tokenIn: checksum(gem),
      amountIn: "10",
      tokenOut: checksum(coin),
      amountOut: "9",
      pool: checksum(pool),
    },
    expect.objectContaining({ txHash: rows[0]?.txHash }),
  ]);
  const transfers = (await getTradingHistory(world.ctx(), { ...page, type: "transfer" })).trades;
  expect(transfers).toMatchObject([
    { type: "transfer", tokenOut: checksum(gem), amountOut: "10", counterparty: checksum(pool) },
    { type: "transfer", tokenIn: checksum(coin), amountIn: "9", counterparty: checksum(pool) },
  ]);
  expect((await getTradingHistory(world.ctx(), { ...page, chainId: 2 })).trades).toEqual([]);
  const second = await getTradingHistory(world.ctx(), { ...page, limit: 1, offset: 1 });
  expect(second.trades).toEqual([trades[1]]);
});

test("the board ranks traders by volume, trades or profit, and asc reverses the rows alone", async () => {
  const input = { order: "desc", timeframe: "30d", limit: 50, offset: 0 } as const;
  const board = async (sort: "volume" | "trades" | "profit", order: "asc" | "desc" = "desc") =>
    (await getTradingLeaderboard(world.ctx(), { ...input, sort, order })).leaderboard.map((one) => [
      one.rank,
      one.address,
    ]);
  // Alice: one swap of 90 wei, profit 40. Bob: two of 10 and 90 wei, no profit.
  expect(await board("volume")).toEqual([
    [1, checksum(bob)],
    [2, checksum(alice)],
  ]);
  expect(await board("trades")).toEqual([
    [1, checksum(bob)],
    [2, checksum(alice)],
  ]);
  expect(await board("profit")).toEqual([
    [1, checksum(alice)],
    [2, checksum(bob)],
  ]);
  expect(await board("profit", "asc")).toEqual([
    [2, checksum(bob)],
    [1, checksum(alice)],
  ]);
  const empty = await getTradingLeaderboard(world.ctx(), { ...input, sort: "volume", chainId: 2 });
  expect(empty).toEqual({ leaderboard: [], pagination: { total: 0, limit: 50, offset: 0, hasMore: false } });
});
