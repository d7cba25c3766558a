import { encodeAbiParameters, type Hex, padHex, parseAbiParameters, toEventSelector, zeroAddress } from "viem";
import { describe, expect, test } from "vitest";
import { address, hash } from "../../../tests/chain/scripted-node.ts";
import { chainBlock, chainTransaction } from "../../../tests/factories/blocks.ts";
import { type Fork, NATIVE_LOGS } from "../../chain/gas.ts";
import type { ChainLog } from "../../chain/types.ts";
import { decodeBlock } from "./decode-block.ts";
import { COW_SETTLEMENT, poolManagerOf, wrappedNativeOf } from "./events.ts";
import { unknownState } from "./smart-accounts/operation.ts";
import { tradeEvents } from "./trade-events.ts";

const [alice, bob, router, pool, pool2] = ["alice", "bob", "router", "pool", "pool2"].map((name) => address(name));
const [tokenA, tokenB, tokenC] = ["tokenA", "tokenB", "tokenC"].map((name) => address(name));
const WETH = wrappedNativeOf(1).address;
const MANAGER = poolManagerOf(1) ?? "";

type Log = Partial<ChainLog>;
const topic = (who = "") => padHex(who as Hex, { size: 32 });
const words = (types: string, values: readonly unknown[]): Hex =>
  encodeAbiParameters(parseAbiParameters(types) as never, values as never);

const transfer = (token = "", from = "", to = "", units = 0n): Log => ({
  address: token,
  topics: [toEventSelector("Transfer(address,address,uint256)"), topic(from), topic(to)],
  data: words("uint256", [units]),
});
const wrap = (who = "", wei = 0n, how: "Deposit" | "Withdrawal" = "Deposit"): Log => ({
  address: WETH,
  topics: [toEventSelector(`${how}(address,uint256)`), topic(who)],
  data: words("uint256", [wei]),
});
const swapV3 = (at = ""): Log => ({
  address: at,
  topics: [toEventSelector("Swap(address,address,int256,int256,uint160,uint128,int24)"), topic(router), topic(alice)],
  data: words("int256,int256,uint160,uint128,int24", [100n, -90n, 2n ** 96n, 1n, -5]),
});
const swapV4 = (amount0: bigint, amount1: bigint): Log => ({
  address: MANAGER,
  topics: [
    toEventSelector("Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24)"),
    hash("pool id"),
    topic(router),
  ],
  data: words("int128,int128,uint160,uint128,int24,uint24", [amount0, amount1, 2n ** 96n, 1n, -5, 3000]),
});

/** The swaps of one transaction that alice sends. */
function swapsOf(
  logs: readonly Log[],
  options: { value?: bigint; trusted?: string[]; chainId?: number; fork?: Fork } = {},
) {
  const transaction = chainTransaction({
    from: alice,
    to: router ?? "",
    value: options.value ?? 0n,
    method: "0x12345678",
    logs: logs.map((log, i) => ({ logIndex: 10 + i, address: "", topics: [], data: "0x", ...log })),
  });
  return decodeBlock(chainBlock([transaction], { fork: options.fork ?? "osaka" }), {
    chainId: options.chainId ?? 1,
    trustedPools: new Set(options.trusted),
    baseTokens: new Set(),
    governors: new Set(),
    state: unknownState,
  })
    .filter(({ kind }) => kind === "swap")
    .map(({ wallet, counterparty, logIndex, asset, amount, assetOut, amountOut }) => ({
      ...{ wallet, counterparty, logIndex, asset, amount, assetOut, amountOut },
    }));
}

const aForB = { asset: tokenA, amount: 100n, assetOut: tokenB, amountOut: 90n };

describe("a trade", () => {
  test("of several hops is one swap of what the trader gave for what the trader got", () => {
    const logs = [
      transfer(tokenA, alice, pool, 100n),
      transfer(tokenC, pool, pool2, 50n),
      swapV3(pool),
      transfer(tokenB, pool2, alice, 90n),
      swapV3(pool2),
    ];
    expect(swapsOf(logs)).toEqual([{ wallet: alice, counterparty: pool, logIndex: 12, ...aForB }]);
  });

  for (const { protocol, signature, topics, words: length } of tradeEvents) {
    test(`is recognised by ${signature.split("(")[0]} of ${protocol}, and by no log of another shape`, () => {
      const moves = [transfer(tokenA, alice, router, 100n), transfer(tokenB, router, alice, 90n)];
      const event = (indexed: number, count: number): Log => ({
        address: pool,
        topics: [toEventSelector(signature), ...Array.from({ length: indexed - 1 }, () => topic(alice))],
        data: `0x${"0".repeat(64 * count)}`,
      });
      expect(swapsOf([...moves, event(topics, length)])).toEqual([expect.objectContaining(aForB)]);
      expect(swapsOf([...moves, event(topics, length + 1)])).toEqual([]);
      expect(swapsOf([...moves, event(topics + 1, length)])).toEqual([]);
    });
  }

  test("nets what came back, and takes the first token given and the last token got", () => {
    const logs = [
      transfer(tokenA, alice, router, 107n),
      transfer(tokenA, router, alice, 7n),
      transfer(tokenC, alice, router, 1n),
      transfer(tokenC, router, alice, 2n),
      swapV3(pool),
      transfer(tokenB, router, alice, 90n),
    ];
    expect(swapsOf(logs)).toEqual([expect.objectContaining(aForB)]);
  });

  test("that gives back what it took, or moves nothing of the trader, is none", () => {
    expect(swapsOf([swapV3(pool)])).toEqual([]);
    expect(swapsOf([transfer(tokenA, alice, pool, 5n), swapV3(pool), transfer(tokenA, pool, alice, 6n)])).toEqual([]);
    expect(swapsOf([transfer(tokenA, bob, pool, 100n), swapV3(pool), transfer(tokenB, pool, bob, 90n)])).toEqual([]);
  });

  test("without an event of an exchange is none", () => {
    expect(swapsOf([transfer(tokenA, alice, pool, 100n), transfer(tokenB, pool, alice, 90n)])).toEqual([]);
  });

  test("counts with one visible side where a configured pool took part, and nowhere else", () => {
    const logs = [transfer(tokenA, alice, pool, 100n), swapV3(pool)];
    expect(swapsOf(logs)).toEqual([]);
    expect(swapsOf(logs, { trusted: [pool ?? ""] })).toEqual([
      expect.objectContaining({ asset: tokenA, amount: 100n, assetOut: null, amountOut: null }),
    ]);
    expect(swapsOf([swapV3(pool)], { trusted: [pool ?? ""] })).toEqual([]);
  });
});

describe("native currency", () => {
  test("is given as far as the router wrapped it", () => {
    const logs = [wrap(router, 80n), swapV3(pool), transfer(tokenB, pool, alice, 90n)];
    const given = { asset: null, amount: 80n, assetOut: tokenB, amountOut: 90n };
    expect(swapsOf(logs, { value: 100n })).toEqual([expect.objectContaining(given)]);
  });

  test("is given as the transaction's value where nothing says how much was used", () => {
    const logs = [swapV3(pool), transfer(tokenB, pool, alice, 90n)];
    const given = { asset: null, amount: 100n, assetOut: tokenB };
    expect(swapsOf(logs, { value: 100n })).toEqual([expect.objectContaining(given)]);
    expect(swapsOf(logs)).toEqual([]);
  });

  test("is got as what the router unwrapped", () => {
    const logs = [transfer(tokenA, alice, pool, 100n), swapV3(pool), wrap(router, 90n, "Withdrawal")];
    const got = { asset: tokenA, amount: 100n, assetOut: null, amountOut: 90n };
    expect(swapsOf(logs)).toEqual([expect.objectContaining(got)]);
  });

  test("is got as what a wrapped token that mints burnt", () => {
    const weth = wrappedNativeOf(42161).address;
    const logs = [
      transfer(tokenA, alice, pool, 100n),
      swapV3(pool),
      transfer(weth, pool, router, 90n),
      transfer(weth, router, zeroAddress, 90n),
    ];
    const got = { asset: tokenA, amount: 100n, assetOut: null, amountOut: 90n };
    expect(swapsOf(logs, { chainId: 42161 })).toEqual([expect.objectContaining(got)]);
  });

  test("is what Uniswap v4 says of its first currency, unless a token of that amount moved", () => {
    const sold = [transfer(tokenA, alice, MANAGER, 100n), swapV4(90n, -100n)];
    const got = { asset: tokenA, amount: 100n, assetOut: null, amountOut: 90n };
    expect(swapsOf(sold)).toEqual([expect.objectContaining(got)]);
    expect(swapsOf([...sold, transfer(tokenB, MANAGER, bob, 90n)])).toEqual([]);
    const bought = [swapV4(-80n, 90n), transfer(tokenB, MANAGER, alice, 90n)];
    const given = { asset: null, amount: 80n, assetOut: tokenB, amountOut: 90n };
    expect(swapsOf(bought, { value: 100n })).toEqual([expect.objectContaining(given)]);
  });

  test("cannot be invented by a contract that imitates the PoolManager or the wrapper", () => {
    const logs = [transfer(tokenA, alice, pool, 100n), { ...swapV4(90n, -100n), address: pool }];
    expect(swapsOf(logs)).toEqual([]);
    expect(swapsOf([...logs, { ...wrap(router, 90n, "Withdrawal"), address: pool }])).toEqual([]);
  });
});

describe("native currency, where the protocol reports its moves", () => {
  const moved = (from = "", to = "", wei = 0n) => transfer(NATIVE_LOGS, from, to, wei);
  const fork = "glamsterdam";
  const sold = { asset: tokenA, amount: 100n, assetOut: null, amountOut: 90n };
  const bought = { asset: null, amount: 80n, assetOut: tokenB, amountOut: 90n };

  test("is what the trader's own moves come to: value less what came back, or what a router paid out", () => {
    const given = [moved(alice, router, 100n), wrap(router, 80n), swapV3(pool), transfer(tokenB, pool, alice, 90n)];
    const back = moved(router, alice, 20n);
    expect(swapsOf([...given, back], { value: 100n, fork })).toEqual([expect.objectContaining(bought)]);
    const taken = [transfer(tokenA, alice, pool, 100n), swapV3(pool), wrap(router, 95n, "Withdrawal")];
    expect(swapsOf([...taken, moved(router, bob, 5n), moved(router, alice, 90n)], { fork })).toEqual([
      expect.objectContaining(sold),
    ]);
  });

  test("is a leg of a trade with Uniswap v4, whose amounts the protocol's logs repeat, in blocks of every fork", () => {
    const sale = [transfer(tokenA, alice, MANAGER, 100n), swapV4(90n, -100n), moved(MANAGER, alice, 90n)];
    const purchase = [
      moved(alice, router, 80n),
      swapV4(-80n, 90n),
      moved(router, MANAGER, 80n),
      transfer(tokenB, MANAGER, alice, 90n),
    ];
    for (const of of ["osaka", "glamsterdam"] as const) {
      expect(swapsOf(sale, { fork: of })).toEqual([expect.objectContaining(sold)]);
      expect(swapsOf(purchase, { value: 80n, fork: of })).toEqual([expect.objectContaining(bought)]);
    }
  });

  test("that went to somebody else is no leg of the trader's", () => {
    const logs = [transfer(tokenA, alice, pool, 100n), swapV3(pool), wrap(router, 90n, "Withdrawal")];
    expect(swapsOf([...logs, moved(router, bob, 90n)], { fork })).toEqual([]);
  });

  test("is no token of a trade between two tokens", () => {
    const logs = [
      ...[moved(alice, router, 7n), transfer(tokenA, alice, pool, 100n), swapV3(pool)],
      ...[transfer(tokenB, pool, alice, 90n), moved(router, alice, 7n)],
    ];
    for (const of of ["osaka", "glamsterdam"] as const) {
      expect(swapsOf(logs, { value: 7n, fork: of })).toEqual([expect.objectContaining(aForB)]);
    }
  });
});

describe("CoW Protocol", () => {
  const trade = (at: string, bought = tokenB): Log => ({
    address: at,
    topics: [toEventSelector("Trade(address,address,address,uint256,uint256,uint256,bytes)"), topic(bob)],
    data: words("address,address,uint256,uint256,uint256,bytes", [tokenA, bought, 100n, 90n, 0n, "0x1234"]),
  });

  test("trades for the order's owner and not for the solver that sends the transaction", () => {
    expect(swapsOf([swapV3(pool), trade(COW_SETTLEMENT)])).toEqual([
      { wallet: bob, counterparty: COW_SETTLEMENT, logIndex: 11, ...aForB },
    ]);
    const native = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee";
    expect(swapsOf([trade(COW_SETTLEMENT, native)])).toEqual([expect.objectContaining({ ...aForB, assetOut: null })]);
  });

  test("is believed at the address of its settlement contract alone", () => {
    expect(swapsOf([trade(pool ?? "")])).toEqual([]);
  });
});
