import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";

type Parameters = { days: number; daily: number; targets: number; calldata: boolean };

/** Farm with transactions to addresses without code, which count as contracts if four bytes of call data make a call. */
function farmCodeless({ calldata, days, daily, targets }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  fundByContract(ledger, wallets);
  const as = calldata ? ({ method: "0x095ea7b3", gas: "calldata" } as const) : {};
  for (const wallet of wallets) {
    farm(ledger, wallet, { days, daily, every: 1, targets }, { as, kind: "address without code" });
  }
  return attempt(days);
}

const base = { days: 90, daily: 1, targets: 50 };

export const codelessContracts: Family = {
  name: "codeless-contracts",
  title: '"Contracts" without code: call data to any address',
  plans: grid<Parameters>(
    { days: [7, 28, 60, 90, 365], daily: [1, 3, 10], targets: [10, 50, 200], calldata: [true] },
    farmCodeless,
  ),
  gains: [
    {
      label: "call data to 50 addresses without code",
      without: () => farmCodeless({ ...base, calldata: false }, 1),
      with: () => farmCodeless({ ...base, calldata: true }, 1),
    },
  ],
};
