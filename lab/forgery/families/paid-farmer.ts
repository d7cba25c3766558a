import { type Family, grid, openAttack } from "../family.ts";
import { type FarmRate, farm, fundByContract } from "../farm.ts";
import { address, type Ledger } from "../ledger.ts";
import { paidFromOutside, trustOver } from "../payments.ts";
import type { Extras } from "../score.ts";

interface Parameters extends FarmRate, Record<string, number> {
  /** Ether that passes through the wallet once, within an hour. */
  turned: number;
  /** Ether paid for gas beyond its price. */
  burned: number;
  /** Ether held on all days. */
  held: number;
}

const HOUR = 1 / 24;
/** An address that the farmer never pays. */
const SHOP = address("shop of a seed");

/** Let ether pass through the wallet, pay more for gas than it costs, and hold ether. */
function pay(ledger: Ledger, wallet: string, { days, turned, burned, held }: Parameters): void {
  if (turned > 0) {
    ledger.send({ from: address("float"), to: wallet, day: 0.5, ether: turned });
    ledger.send({ from: wallet, to: address("float, other account"), day: 0.5 + HOUR, ether: turned });
    ledger.lock(turned, 2 * HOUR);
  }
  if (burned > 0)
    ledger.send({ from: wallet, to: address("public contract"), day: 0.6, method: "0x095ea7b3", tip: burned });
  if (held > 0) {
    ledger.send({ from: address("savings"), to: wallet, day: 0, ether: held });
    ledger.lock(held, days);
  }
}

/** A farmer who pays for what the score asks for, as cheaply as it can be had. */
function farmAndPay(parameters: Parameters, count: number, extras?: Extras) {
  const { wallets, ledger, attempt } = openAttack(count);
  fundByContract(ledger, wallets);
  for (const wallet of wallets) {
    farm(ledger, wallet, parameters);
    pay(ledger, wallet, parameters);
  }
  return attempt(parameters.days, extras);
}

const platinum: Parameters = { days: 365, daily: 1, every: 1, targets: 200, turned: 50, burned: 0.02, held: 0 };

export const paidFarmer: Family = {
  name: "paid-farmer",
  title: "Paid farmer: use, value that passes through, and gas or a balance as gates ask for",
  plans: grid<Parameters>(
    {
      days: [28, 90, 270, 365],
      daily: [1, 3],
      every: [1],
      targets: [50, 200],
      turned: [0, 20, 50],
      burned: [0, 0.0084, 0.02],
      held: [0, 0.35],
    },
    (parameters, count) => farmAndPay(parameters, count),
  ),
  measures: [
    {
      label: "points of a farmer of a year that paid for platinum",
      unit: "points",
      value: (score) => score(farmAndPay(platinum, 1)),
    },
    {
      label: "the same where the operator has seeds, which pay none of its contracts",
      unit: "points",
      value: (score) => score(farmAndPay(platinum, 1, { paymentTrust: trustOver(paidFromOutside("seed", SHOP)) })),
    },
  ],
};
