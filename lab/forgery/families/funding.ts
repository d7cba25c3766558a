import { type Family, grid, openAttack } from "../family.ts";
import { farm, fundByContract, fundFromExchange } from "../farm.ts";
import { address, type Ledger } from "../ledger.ts";

const ATTACKER = address("attacker");
const GAS_MONEY = 0.002;

/** How the attacker's wallets get the ether for their gas. */
const ways = {
  star: (ledger: Ledger, wallets: readonly string[]) => {
    for (const to of wallets) ledger.send({ from: ATTACKER, to, day: 0, ether: GAS_MONEY });
  },
  /** The rest of the ether goes back to the funder at the end of each week. */
  starAndBack: (ledger: Ledger, wallets: readonly string[], days: number) => {
    ways.star(ledger, wallets);
    for (const from of wallets) {
      for (let day = 6; day < days; day += 7)
        ledger.send({ from, to: ATTACKER, day: day + 0.9, ether: GAS_MONEY / 100 });
    }
  },
  /** Each wallet funds the next and no other. */
  chain: (ledger: Ledger, wallets: readonly string[]) => {
    wallets.forEach((to, n) => {
      ledger.send({ from: wallets[n - 1] ?? ATTACKER, to, day: n / 100_000, ether: GAS_MONEY });
    });
  },
  /** Each wallet has a funder of its own, which the attacker funds. */
  mules: (ledger: Ledger, wallets: readonly string[]) => {
    wallets.forEach((to, n) => {
      const mule = address("mule", n);
      ledger.send({ from: ATTACKER, to: mule, day: 0, ether: GAS_MONEY });
      ledger.send({ from: mule, to, day: 0.01, ether: GAS_MONEY });
    });
  },
  contract: (ledger: Ledger, wallets: readonly string[]) => fundByContract(ledger, wallets),
  exchange: (ledger: Ledger, wallets: readonly string[]) => fundFromExchange(ledger, wallets),
};
type Parameters = { way: keyof typeof ways; days: number; targets: number; daily: number };

function fundAndFarm({ way, days, targets, daily }: Parameters, count: number) {
  const { wallets, ledger, attempt } = openAttack(count);
  ways[way](ledger, wallets, days);
  for (const wallet of wallets) farm(ledger, wallet, { days, daily, every: 1, targets });
  return attempt(days);
}

const grids = { days: [28, 90, 365], targets: [10, 50, 200], daily: [1, 3] };

/** One family for each way, so that each has a price of its own. */
export const fundingFamilies: readonly Family[] = [
  ["star", "Funded by a star: one address pays all"],
  ["starAndBack", "Funded by a star, the rest returned every week"],
  ["chain", "Funded by a chain: each wallet pays the next"],
  ["mules", "Funded by mules: a single-use payer for each"],
  ["contract", "Funded by a disperse contract: blocks name no payer"],
  ["exchange", "Funded by withdrawals from an exchange"],
].map(([way = "", title = ""]) => ({
  name: `funding-${way.toLowerCase()}`,
  title,
  plans: grid<Parameters>({ way: [way as Parameters["way"]], ...grids }, fundAndFarm),
}));
