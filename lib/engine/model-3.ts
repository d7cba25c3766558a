import type { ModelSpec } from "./model-spec.ts";
import { version2 } from "./models-1-and-2.ts";
import type { Attribute, AttributeName, Scorecard } from "./scorecard.ts";
import scorecard from "./scorecard-3.json" with { type: "json" };

const PPM = 1_000_000;

type Knots = Attribute["knots"];

/** The knots that a fit of 22 November 2026 found. */
const fitted = scorecard as unknown as { base: number; attributes: Partial<Record<AttributeName, Knots>> }; // Never changed.

/** Knots that no data decides: nobody recorded is in a cluster, and lists are switched off where models are fitted. */
const judged = {
  // Twenty that are one have no more than the least trust; two that are alike by chance keep most.
  alike: [
    [0, 0],
    [1, -100],
    [9, -1_000],
  ],
  listedPaid: [
    [0, 0],
    [1, -250],
    [4, -700],
  ],
  listedSelf: [
    [0, 0],
    [1, -1_000],
  ],
} satisfies Partial<Record<AttributeName, Knots>>;

function attribute(name: AttributeName, formula: string, improve: string | null): Attribute {
  const knots = name in judged ? judged[name as keyof typeof judged] : fitted.attributes[name]; // Checked by `in`.
  return { knots: (knots ?? []) as Knots, formula, improve };
}

/** Model 3's scorecard. */
export const card3: Scorecard = {
  base: fitted.base,
  least: 10,
  allowance: 3,
  prior: 10,
  lendUntil: 300,
  attributes: {
    activeMonths: attribute("activeMonths", "months with an own transaction", "Use the wallet in further months"),
    passedOn: attribute(
      "passedOn",
      "units of value that came in and were used by the next day",
      "Use what comes in instead of collecting it",
    ),
    oneWayPayers: attribute(
      "oneWayPayers",
      "max(0, addresses that paid more than 0.05 units and got nothing back - 3 - active months) / (3 + active months)",
      "Pay back who pays you, or use the wallet in further months",
    ),
    busiestDays: attribute(
      "busiestDays",
      "transactions in the busiest 7 days / (transactions sent + 10)",
      "Use the wallet in further weeks",
    ),
    alike: attribute(
      "alike",
      "other wallets of the cluster that acts like one",
      "Act on your own, not in step with others",
    ),
    listedPaid: attribute("listedPaid", "listed addresses that own transactions went to", null),
    listedSelf: attribute("listedSelf", "1 where a wallet of the subject is listed", null),
  },
};

const year = 365;

const {
  fan_in: _payers,
  burst_then_silence: _burst,
  listed_contact: _contact,
  listed_self: _self,
  ...shown
} = version2.formulas.signals;

/** Model 3: curves times an additive scorecard that was fitted on recorded wallets, and totals that must be paid for. */
export const version3: ModelSpec = {
  ...version2,
  version: "3",
  merge: { ...version2.merge, payerDust: 50_000 },
  activity: { sent: { k: 30, cap: 500 }, days: { k: 30, cap: 200 }, sentShare: 400_000 },
  age: { days: { k: 180, cap: 3 * year }, grace: 90, byUse: true },
  diversity: {
    ...version2.diversity,
    counterparties: { k: 20, cap: 100 },
    contracts: { k: 10, cap: 25 },
  },
  loyalty: { months: { k: 3, cap: 18 }, returned: { k: 10, cap: 30 }, monthsShare: 600_000 },
  exposure: { days: { k: 1, cap: 2 }, sent: { k: 1, cap: 2 }, daysShare: 600_000 },
  weights: {},
  card: card3,
  // $25 and $60 where a unit is $3,000: above the price of a wallet that somebody else has used.
  gates: [
    { from: 500, cost: 8_400, interest: PPM / 10 },
    { from: 700, cost: 20_000, interest: PPM / 10 },
  ],
  formulas: {
    ...version2.formulas,
    // The scorecard has the others.
    signals: shown,
    trust: "base + the points of every attribute of the scorecard, at least 1 % and at most 100 %",
    gates:
      "a total of 500 and more needs 0.0084 units of cost, one of 700 and more 0.02: gas paid + 10 % a year of the balance held",
    activity: "200 * (0.4 c(transactions sent; 30, 500) + 0.6 c(active days; 30, 200)) * trust",
    age: "200 * c(days in use, idle days counted up to 90; 180, 1095) * trust",
    diversity:
      "200 * (0.45 c(counterparties; 20, 100) + 0.4 c(contracts called; 10, 25) + 0.15 c(chains - 1; 1, 5)) * trust",
    risk: "200 * (0.6 c(active days; 1, 2) + 0.4 c(transactions sent; 1, 2)) * trust",
    loyalty: "100 * (0.6 c(active months; 3, 18) + 0.4 c(counterparties returned to; 10, 30)) * trust",
    bonus:
      "the bonus of each claimed achievement of the category, while its requirement is fulfilled, counts under trust and within the maximum",
  },
};
