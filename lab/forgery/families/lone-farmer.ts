import { type Family, grid, openAttack } from "../family.ts";
import { type FarmRate, farm, fundByContract } from "../farm.ts";

interface Parameters extends FarmRate, Record<string, number> {
  chains: number;
}

/** Script transactions to public contracts at a steady rate, without capital. */
function farmAlone({ chains: chainCount, ...rate }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  const chains = [1, 10, 11, 12, 13, 14].slice(0, chainCount);
  fundByContract(ledger, wallets, chains);
  for (const wallet of wallets) farm(ledger, wallet, rate, { chains });
  return attempt(rate.days);
}

const rates = { daily: [1, 3, 10], every: [1, 3], targets: [10, 50, 200], chains: [1, 6] };

export const loneFarmer: Family = {
  name: "lone-farmer",
  title: "Lone farmer: scripted calls of public contracts, no capital",
  plans: grid<Parameters>({ days: [7, 28, 60, 90, 365], ...rates }, farmAlone),
  measures: [
    {
      label: "20 farmers who do alike for 12 months, points each",
      unit: "points",
      value: (score) => score(farmAlone({ days: 365, daily: 1, every: 1, targets: 200, chains: 6 }, 20)),
    },
  ],
};
