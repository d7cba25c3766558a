import { type Family, grid, openAttack } from "../family.ts";
import { farm } from "../farm.ts";
import { address, type Ledger } from "../ledger.ts";

type Parameters = { days: number; daily: number; targets: number };
const FIVE_YEARS = 5 * 365;

/** What a bought wallet did five years ago: funded by an exchange, used twice a week for ten weeks, then left. */
function useEarly(ledger: Ledger, wallet: string): void {
  ledger.receive({ from: address("old exchange"), to: wallet, day: -FIVE_YEARS, ether: 1 });
  for (let n = 0; n < 20; n++) {
    const method = n % 2 === 0 ? "0xa9059cbb" : null;
    ledger.record({ from: wallet, to: address("old shop", n % 8), day: 1 + n * 3.5 - FIVE_YEARS, ether: 0.03, method });
  }
}

function buyAndFarm({ days, ...rate }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  for (const wallet of wallets) {
    useEarly(ledger, wallet);
    ledger.bill.boughtWallets++;
    farm(ledger, wallet, { days, every: 1, ...rate });
  }
  return attempt(days);
}

export const boughtWallets: Family = {
  name: "bought-wallets",
  title: "Bought dormant wallets, five years old, then farmed",
  plans: grid<Parameters>({ days: [1, 7, 28, 90], daily: [1, 3, 10], targets: [10, 50, 200] }, buyAndFarm),
};
