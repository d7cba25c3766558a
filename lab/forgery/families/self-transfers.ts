import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract } from "../farm.ts";

type Parameters = { days: number; targets: number; own: number };

/** Use public contracts once a week, and send `own` transactions to the wallet itself on each day. */
function sendToSelf({ days, targets, own }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  fundByContract(ledger, wallets);
  for (const wallet of wallets) {
    farm(ledger, wallet, { days, daily: 2, every: 7, targets });
    for (let day = 0; day < days; day++) {
      for (let n = 0; n < own; n++) ledger.send({ from: wallet, to: wallet, day: day + 0.5 + n / 1_000 });
    }
  }
  return attempt(days);
}

export const selfTransfers: Family = {
  name: "self-transfers",
  title: "Self-transfers as active days",
  plans: grid<Parameters>({ days: [28, 90, 365], targets: [10, 20, 50], own: [1, 3] }, sendToSelf),
  gains: [
    {
      label: "a self-transfer on each of 90 days",
      without: () => sendToSelf({ days: 90, targets: 20, own: 0 }, 1),
      with: () => sendToSelf({ days: 90, targets: 20, own: 1 }, 1),
    },
  ],
};
