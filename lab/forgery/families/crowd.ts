import { type Family, openAttack } from "../family.ts";
import { fundByContract } from "../farm.ts";
import { address } from "../ledger.ts";
import { priceOf } from "../prices.ts";
import type { Attempt } from "../score.ts";

/** Wallets that exist to be below others: one transaction each. */
function crowd(count: number): Attempt {
  const { wallets, ledger, attempt } = openAttack(count);
  fundByContract(ledger, wallets);
  for (const wallet of wallets) ledger.send({ from: wallet, to: address("anybody"), day: 1 });
  return attempt(1);
}

/** Wallets that must be added below the median of `ranked` so that it has nine tenths below it. */
function crowdFor(ranked: number): number {
  return Math.ceil((0.9 * ranked - ranked / 2) / (1 - 0.9));
}

export const crowdFamily: Family = {
  name: "crowd",
  title: "Pumping percentiles with a crowd of wallets that sent once",
  measures: [
    { label: "points of a wallet of the crowd", unit: "points", value: (score) => score(crowd(1_000)) },
    {
      label: "wallets that lift the median to the 90th percentile",
      unit: "wallets",
      value: (_, { whole }) => crowdFor(whole.length),
    },
    {
      label: "their price, rollup",
      unit: "USD",
      value: (_, { whole }) => priceOf(crowd(crowdFor(whole.length)).ledger.bill, "rollup"),
    },
  ],
};
