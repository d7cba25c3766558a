import fc from "fast-check";
import { expect, test } from "vitest";
import { hashNumber, insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { rounds } from "../../../tests/setup/rounds.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { rememberWallets } from "../wallets/index.ts";
import { countTrades, markTraders, rollBackTrades } from "./count-trades.ts";
import { getTradingLeaderboard } from "./get-trading-leaderboard.ts";
import { tradingSorts } from "./schemas.ts";
import { openTally, type PlacedSwap, pricesOf, readSwaps, sinceOf } from "./tally.ts";

const coin = addressNumber(0xc0);
const tokens = [coin, addressNumber(0xc1), addressNumber(0xc2)];
const wallets = [1, 2, 3, 4, 5].map(addressNumber);
const chain = (id: number) => ({
  id,
  name: `chain ${id}`,
  rpcUrls: ["http://127.0.0.1:9"],
  wallets: "all" as const,
  prices: { [coin]: { decimals: 0, wei: "10" } },
});
const world = useContext({ chains: [chain(1), chain(2)] });
const HOUR = 3_600;

/** What can happen to swaps. */
type Act =
  | { kind: "swap"; chain: number; wallet: number; given: number; got: number; units: number; unitsGot: number }
  | { kind: "wait"; hours: number }
  | { kind: "reorg"; chain: number; blocks: number }
  | { kind: "join"; wallet: number; to: number }
  | { kind: "know"; wallet: number }
  | { kind: "count" };

const place = fc.nat({ max: wallets.length - 1 });
const chainId = fc.constantFrom(1, 2);
const token = fc.nat({ max: tokens.length - 1 });
const units = fc.nat({ max: 50 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("swap" as const),
      chain: chainId,
      wallet: place,
      given: token,
      got: token,
      units,
      unitsGot: units,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), hours: fc.constantFrom(1, 20, 24, 100, 400) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("reorg" as const), chain: chainId, blocks: fc.nat({ max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("join" as const), wallet: place, to: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("know" as const), wallet: place }) },
  { weight: 3, arbitrary: fc.constant({ kind: "count" as const }) },
);

/** Two chains, a clock, and wallets that are known one by one. */
async function startChains() {
  const { pg } = world.ctx();
  await emptyTables(
    pg,
    "activity, wallet, trading_cursor, trade, trader, trader_histogram, trading_holding, stale_trader",
  );
  world.now = new Date("2026-01-15T12:00:00Z");
  await rememberWallets(pg, wallets.slice(0, 3), world.now);
  const heads = new Map([1, 2].map((id) => [id, [{ number: 0, time: 0 }]]));
  let transactions = 0;
  const headsOf = (id: number) => heads.get(id) ?? [];
  const time = () => Math.floor(world.now.getTime() / 1000);
  return {
    async swap(one: Extract<Act, { kind: "swap" }>) {
      const blocks = headsOf(one.chain);
      const number = (blocks.at(-1)?.number ?? 0) + 1;
      blocks.push({ number, time: time() });
      const row = {
        chainId: one.chain,
        wallet: wallets[one.wallet] ?? "",
        kind: "swap" as const,
        blockNumber: number,
        at: time(),
        txHash: hashNumber(++transactions),
        asset: tokens[one.given] ?? null,
        amount: BigInt(one.units),
        assetOut: tokens[one.got] ?? null,
        amountOut: BigInt(one.unitsGot),
      };
      await insertActivity(pg, makeActivity([row]));
    },
    async reorg(id: number, depth: number) {
      const blocks = headsOf(id);
      blocks.splice(Math.max(1, blocks.length - depth));
      const ancestor = blocks.at(-1) ?? { number: 0, time: 0 };
      await sqlTransaction(pg, async (sql) => {
        await rollBackTrades(sql, id, ancestor);
        await sql.query("delete from activity where chain_id = $1 and block_number > $2", [id, ancestor.number]);
      });
    },
    join: (wallet: string, to: string) =>
      sqlTransaction(pg, async (sql) => {
        const { rows } = await sql.query<{ subject: string }>("select subject from wallet where address = $1", [
          wallet,
        ]);
        await sql.query("update wallet set subject = $2 where address = $1", [wallet, to]);
        await markTraders(sql, [rows[0]?.subject ?? wallet, to]);
      }),
  };
}

async function run(acts: readonly Act[]): Promise<void> {
  const chains = await startChains();
  for (const one of acts) {
    const wallet = "wallet" in one ? (wallets[one.wallet] ?? "") : "";
    if (one.kind === "swap") await chains.swap(one);
    else if (one.kind === "wait") world.now = new Date(world.now.getTime() + one.hours * HOUR * 1000);
    else if (one.kind === "reorg") await chains.reorg(one.chain, one.blocks);
    else if (one.kind === "join") await chains.join(wallet, wallets[one.to] ?? "");
    else if (one.kind === "know") await rememberWallets(world.ctx().pg, [wallet], world.now);
    else await countTrades(world.ctx());
  }
  await countTrades(world.ctx());
}

/** Everything that is stored, but how far it was read. */
async function stored() {
  const { pg } = world.ctx();
  const tables = {
    trader: "chain_id, period, subject",
    "(select * from trader_histogram where traders > 0) h": "chain_id, period, sort, bucket, prefix",
    trade: "chain_id, at, block_number, tx_index, log_index, wallet",
    trading_holding: "subject, chain_id, token",
  };
  const rows = Object.entries(tables).map(([table, order]) => pg.query(`select * from ${table} order by ${order}`));
  return (await Promise.all(rows)).map((result) => result.rows);
}

const byAddress = (a: { address: string }, b: { address: string }) => (a.address < b.address ? -1 : 1);

/** What the board says when all swaps there are are added up, by subject. */
async function addUp(chainIds: readonly number[], timeframe: "24h" | "7d" | "30d" | "all") {
  const ctx = world.ctx();
  const bySubject = new Map<string, PlacedSwap[]>();
  const input = { subjects: wallets, chainIds, until: Math.floor(ctx.now.getTime() / 1000) };
  await sqlTransaction(ctx.pg, (sql) =>
    readSwaps(sql, input, (swaps) => {
      for (const swap of swaps) bySubject.set(swap.subject, [...(bySubject.get(swap.subject) ?? []), swap]);
    }),
  );
  const since = sinceOf(ctx, timeframe);
  return [...bySubject].flatMap(([subject, swaps]) => {
    const tally = openTally(pricesOf(ctx.env.CHAINS), since);
    tally.add(swaps);
    const { trades, volume, profit } = tally.close();
    return trades === 0 ? [] : [{ address: checksum(subject), trades, volume: String(volume), profit: String(profit) }];
  });
}

test("after any events, the board equals the sum of all swaps, and its rows equal a count from the start", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
      await run(acts);
      for (const chainIds of [[1], [2], [1, 2]]) {
        for (const timeframe of ["24h", "7d", "30d", "all"] as const) {
          const { leaderboard, pagination } = await getTradingLeaderboard(world.ctx(), {
            sort: "volume",
            order: "desc",
            timeframe,
            limit: 50,
            offset: 0,
            ...(chainIds[1] === undefined && { chainId: chainIds[0] ?? 0 }),
          });
          const found = leaderboard.map(({ rank: _, svcId: __, ...row }) => row);
          const added = await addUp(chainIds, timeframe);
          expect(found.sort(byAddress)).toEqual(added.sort(byAddress));
          expect(pagination.total).toBe(added.length);
        }
      }
      const incremental = await stored();
      await emptyTables(world.ctx().pg, "trading_cursor");
      await countTrades(world.ctx());
      expect(await stored()).toEqual(incremental);
    }),
    { numRuns: rounds(10, 25) },
  );
});

test("every page of a board has the ranks of the whole board, in both orders, with ties across pages", async () => {
  const swaps = [0, 1, 1, 2, 2, 2].map(
    (wallet): Act => ({ kind: "swap", chain: 1, wallet, given: 0, got: 1, units: 1, unitsGot: 1 }),
  );
  await run([
    ...swaps,
    { kind: "know", wallet: 3 },
    { kind: "swap", chain: 1, wallet: 3, given: 0, got: 1, units: 2, unitsGot: 1 },
  ]);
  for (const sort of tradingSorts) {
    const page = async (order: "asc" | "desc", limit: number, offset: number) =>
      (await getTradingLeaderboard(world.ctx(), { sort, order, timeframe: "30d", limit, offset })).leaderboard;
    const whole = await page("desc", 50, 0);
    for (const [index, row] of whole.entries()) {
      expect(row.rank).toBe(whole.findIndex((one) => one[sort] === row[sort]) + 1);
      expect(await page("desc", 1, index)).toEqual([row]);
      expect(await page("asc", 1, whole.length - 1 - index)).toEqual([row]);
    }
    expect(await page("asc", 50, 0)).toEqual([...whole].reverse());
    expect(await page("desc", 50, 99)).toEqual([]);
  }
});

test("the board is answered without a look at the swaps", async () => {
  await run([{ kind: "swap", chain: 1, wallet: 0, given: 0, got: 1, units: 1, unitsGot: 1 }]);
  const { pg } = world.ctx();
  await pg.query("alter table activity rename to activity_away");
  try {
    const page = { sort: "volume", order: "desc", timeframe: "all", limit: 5, offset: 0 } as const;
    expect((await getTradingLeaderboard(world.ctx(), page)).leaderboard).toMatchObject([{ trades: 1, volume: "10" }]);
  } finally {
    await pg.query("alter table activity_away rename to activity");
  }
});

test("how many traders a board has is stored with its rows, and not counted for a page", async () => {
  await run([0, 1].map((wallet) => ({ kind: "swap", chain: 1, wallet, given: 0, got: 1, units: 1, unitsGot: 1 })));
  const { pg } = world.ctx();
  const counts = `select chain_id, period, sum(traders)::int as traders from trader_histogram
    where period = 'all' and sort = 'volume' group by chain_id, period order by chain_id`;
  expect((await pg.query(counts)).rows).toEqual([0, 1].map((id) => ({ chain_id: id, period: "all", traders: 2 })));
  await pg.query("update trader_histogram set traders = 7");
  const page = { sort: "volume", order: "desc", timeframe: "all", limit: 5, offset: 0 } as const;
  expect((await getTradingLeaderboard(world.ctx(), page)).pagination.total).toBe(7);
});

test("a single chain with swaps has no second rows for all chains, and both boards are the same", async () => {
  await run([{ kind: "swap", chain: 1, wallet: 0, given: 0, got: 1, units: 1, unitsGot: 1 }]);
  const ctx = world.ctx({ env: { ...world.ctx().env, CHAINS: world.ctx().env.CHAINS.slice(0, 1) } });
  await countTrades(ctx);
  expect((await ctx.pg.query("select distinct chain_id from trader")).rows).toEqual([{ chain_id: 1 }]);
  const page = { sort: "volume", order: "desc", timeframe: "all", limit: 5, offset: 0 } as const;
  const ofAll = await getTradingLeaderboard(ctx, page);
  expect(ofAll.leaderboard).toMatchObject([{ rank: 1, trades: 1, volume: "10" }]);
  expect(await getTradingLeaderboard(ctx, { ...page, chainId: 1 })).toEqual(ofAll);
});

test("swaps beyond one batch are valued with earlier purchases", async () => {
  await startChains();
  const { pg } = world.ctx();
  const now = Math.floor(world.now.getTime() / 1000);
  // Three wallets buy in the first half and sell in the second, for more.
  const swapOf = (i: number) => {
    const [given, got] = i < 6_000 ? [coin, tokens[1]] : [tokens[1], coin];
    const isLate = BigInt(Math.floor(i / 6_000));
    return {
      ...{ wallet: wallets[i % 3] ?? "", kind: "swap" as const, blockNumber: i, at: now - 20_000 + i, logIndex: 0 },
      ...{ asset: given ?? null, amount: 1n + isLate, assetOut: got ?? null, amountOut: 1n + 2n * isLate },
    };
  };
  await insertActivity(pg, makeActivity(Array.from({ length: 11_999 }, (_, i) => swapOf(i + 1))));
  let block = -1;
  while (block < 11_999) {
    await countTrades(world.ctx());
    const { rows } = await pg.query<{ block: number }>("select max(block_number) as block from trading_cursor");
    block = rows[0]?.block ?? -1;
  }
  const page = { sort: "profit", order: "asc", timeframe: "all", limit: 5, offset: 0 } as const;
  const { leaderboard } = await getTradingLeaderboard(world.ctx(), page);
  const added = await addUp([1, 2], "all");
  expect(added.every(({ profit }) => BigInt(profit) > 0n)).toBe(true);
  expect(leaderboard.map(({ rank: _, svcId: __, ...row }) => row).sort(byAddress)).toEqual(added.sort(byAddress));
});

test("other prices count everything again", async () => {
  await run([{ kind: "swap", chain: 1, wallet: 0, given: 0, got: 1, units: 1, unitsGot: 1 }]);
  const [first, second] = world.ctx().env.CHAINS;
  if (!first || !second) throw new Error("there are two chains");
  const dearer = { ...first, prices: { [coin]: { decimals: 0, wei: "30" } } };
  const ctx = world.ctx({ env: { ...world.ctx().env, CHAINS: [dearer, second] } });
  await countTrades(ctx);
  const page = { sort: "volume", order: "desc", timeframe: "all", limit: 5, offset: 0 } as const;
  expect((await getTradingLeaderboard(ctx, page)).leaderboard).toMatchObject([{ trades: 1, volume: "30" }]);
});
