import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";
import { address } from "../ledger.ts";

type Parameters = { days: number; daily: number; targets: number; chains: number; ether: number };

/** Chains that the operator indexes although their gas and coins cost nothing, such as test networks. */
const WORTHLESS = [101, 102, 103, 104, 105, 106];

function farmForFree({ days, daily, targets, chains: chainCount, ether }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count, { worthless: new Set(WORTHLESS) });
  const chains = WORTHLESS.slice(0, chainCount);
  fundByContract(ledger, wallets);
  for (const wallet of wallets) {
    farm(ledger, wallet, { days, daily: 1, every: 7, targets: 10 });
    if (chains.length > 0) farm(ledger, wallet, { days, daily, every: 1, targets }, { chains });
    for (let n = 0; ether > 0 && n < 5; n++) {
      ledger.send({ from: wallet, to: address("partner", n), day: (days * (n + 0.5)) / 5, ether, chainId: 101 });
    }
  }
  return attempt(days);
}

export const worthlessChains: Family = {
  name: "worthless-chains",
  title: "Worthless chains: free gas and free coins, where an operator indexes one",
  plans: grid<Parameters>(
    { days: [7, 28, 60, 90, 365], daily: [1, 3, 10], targets: [50, 200], chains: [1, 6], ether: [0, 20] },
    farmForFree,
  ),
  gains: [
    {
      label: "six free chains beside a wallet of 90 days",
      without: () => farmForFree({ days: 90, daily: 0, targets: 1, chains: 0, ether: 0 }, 1),
      with: () => farmForFree({ days: 90, daily: 1, targets: 200, chains: 6, ether: 20 }, 1),
    },
  ],
};
