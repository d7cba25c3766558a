import { expect, test } from "vitest";
import { openTally, pricesOf, type Swap } from "./tally.ts";

// MONEY has 6 decimals and costs 2 wei of native currency for one unit of its smallest part.
const prices = pricesOf([{ id: 1, prices: { "0xMONEY": { decimals: 6, wei: "2000000" } } }]);
const money = "0xmoney";
let clock = 0;
const swap = (token: string, units: number, tokenGot: string, unitsGot: number, pool = "0xpool"): Swap => ({
  chainId: 1,
  at: ++clock,
  pool,
  token,
  units: BigInt(units),
  tokenGot,
  unitsGot: BigInt(unitsGot),
});

const tallySwaps = (...[swaps, given, since]: [readonly Swap[], typeof prices, number]) => {
  const tally = openTally(given, since);
  tally.add(swaps);
  return tally.close();
};

test("a swap is worth its sold side at the configured price, else its bought side, else nothing", () => {
  const tally = tallySwaps([swap(money, 100, "a", 7), swap("a", 3, money, 50), swap("a", 1, "b", 1)], prices, 0);
  expect(tally).toMatchObject({ trades: 3, volume: 300n, pools: 1 });
  expect(tally.volumeByToken).toEqual(
    [
      { chainId: 1, token: money, given: 100n, got: 50n, volume: 300n },
      { chainId: 1, token: "a", given: 4n, got: 7n, volume: null },
      { chainId: 1, token: "b", given: 0n, got: 1n, volume: null },
    ].sort((a, b) => (a.token < b.token ? -1 : 1)),
  );
});

test("profit is what was got for tokens less the average of what they cost", () => {
  // 10 for 200 wei and 10 for 400 wei: 30 a unit; 5 sold for 500 wei realise 350.
  const swaps = [swap(money, 100, "a", 10), swap(money, 200, "a", 10), swap("a", 5, money, 250)];
  expect(tallySwaps(swaps, prices, 0).profit).toBe(350n);
});

test("units whose cost is not known realise nothing", () => {
  // 10 cost 200 wei, 20 are sold for 800 wei: half of the proceeds belongs to those that were bought.
  expect(tallySwaps([swap(money, 100, "a", 10), swap("a", 20, money, 400)], prices, 0).profit).toBe(200n);
  expect(tallySwaps([swap("a", 20, money, 400)], prices, 0).profit).toBe(0n);
});

test("a loss is a negative profit", () => {
  expect(tallySwaps([swap(money, 100, "a", 10), swap("a", 10, money, 30)], prices, 0).profit).toBe(-140n);
});

test("what was bought before the period keeps its cost, and only the period counts", () => {
  const swaps = [swap(money, 100, "a", 10), swap("a", 10, money, 150)];
  const tally = tallySwaps(swaps, prices, swaps[1]?.at ?? 0);
  expect(tally).toMatchObject({ trades: 1, volume: 300n, profit: 100n, firstAt: swaps[1]?.at, lastAt: swaps[1]?.at });
});

test("a token swapped for one without a price loses its known cost with it", () => {
  const swaps = [swap(money, 100, "a", 10), swap("a", 10, "b", 1), swap("b", 1, money, 500), swap("a", 10, money, 9)];
  expect(tallySwaps(swaps, prices, 0).profit).toBe(0n);
});
