import { card3, version3 } from "./model-3.ts";
import type { ModelSpec } from "./model-spec.ts";
import type { Attribute, AttributeName, Scorecard } from "./scorecard.ts";
import scorecard from "./scorecard-4.json" with { type: "json" };

const PPM = 1_000_000;

/** The knots that `npm run fit` found. */
const fitted = scorecard as unknown as { base: number; attributes: Record<AttributeName, Attribute["knots"]> }; // Written by that command alone.

function refitted(
  name: Exclude<keyof typeof scorecard.attributes, "usedSoon">,
  changed: Partial<Attribute> = {},
): Attribute {
  return { ...card3.attributes[name], knots: fitted.attributes[name], ...changed };
}

const card: Scorecard = {
  ...card3,
  base: fitted.base,
  allowancePer: "week",
  payersPer: 10,
  prior: 20,
  firstUse: { mostDays: 7, weeks: 4 },
  attributes: {
    ...card3.attributes,
    activeMonths: refitted("activeMonths"),
    passedOn: refitted("passedOn"),
    usedSoon: {
      knots: fitted.attributes.usedSoon,
      formula:
        "(4 + active weeks) / (4 + active weeks + days from the first day with an income of more than 0.05 units to the first own transaction, at most 7)",
      improve: "Use the wallet in further weeks",
    },
    oneWayPayers: refitted("oneWayPayers", {
      formula:
        "max(0, addresses that paid more than 0.05 units and got nothing back - 3 - active weeks) / (10 + active weeks)",
      improve: "Pay back who pays you, or use the wallet in further weeks",
    }),
    // All that can be earned, but for a quarter: twenty that are one stay below the median.
    alike: {
      ...card3.attributes.alike,
      knots: [
        [0, 0],
        [1, -100],
        [9, -1_100],
      ],
    },
    busiestDays: refitted("busiestDays", { formula: "transactions in the busiest 7 days / (transactions sent + 20)" }),
  },
};

const interest = PPM / 10;

/**
 * Model 4: payers are allowed by active weeks, the first income should be used soon, loyalty fades with silence, transactions
 * count by the day, one issuer's word counts less, counterparties count by payment trust where seeds are configured, a bonus must
 * be paid for, and the card is fitted again.
 */
export const version4: ModelSpec = {
  ...version3,
  version: "4",
  // A ring of one's own wallets keeps three quarters, however large it is; so does who pays nobody that trust reaches.
  paymentTrust: { floor: 750_000 },
  activity: { ...version3.activity, days: { k: 30, cap: 270 }, sentShare: 0 },
  diversity: { ...version3.diversity, contracts: { k: 10, cap: 20 } },
  social: { weight: { k: 10_000, cap: 10_000 } },
  loyalty: { ...version3.loyalty, silence: { days: 60, share: 300_000, most: 3 } },
  card,
  // The price of platinum: what anybody can stage for cents is worth nothing before.
  bonusCost: { cost: 20_000, interest },
  formulas: {
    ...version3.formulas,
    activity: "200 * c(active days; 30, 270) * trust",
    diversity:
      "200 * (0.45 c(counterparties; 20, 100) + 0.4 c(contracts called; 10, 20) + 0.15 c(chains - 1; 1, 5)) * trust; where seeds are configured, a quarter of c(counterparties) is of the sum of their payment trust",
    volume:
      "150 * c(value sent, at most 20 units per counterparty; 1, 100) * trust; where seeds are configured, a quarter of c is of that value times its receivers' payment trust",
    social: "150 * c(sum of the issuers' weights; 10, 10) * trust",
    bonus:
      "the bonus of each claimed achievement of the category, while its requirement is fulfilled, counts under trust and within the maximum, by the share of 0.02 units of cost that was paid up to the last transfer",
    loyalty:
      "100 * (0.6 c(active months; 3, 18) + 0.4 c(counterparties returned to; 10, 30)) * (1 - 0.3 min(3, whole 60 days since the last own transaction)) * trust",
  },
};
