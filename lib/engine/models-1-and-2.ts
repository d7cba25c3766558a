import { achievementCategories, achievements, rarities } from "./achievements.ts";
import type { ModelSpec } from "./model-spec.ts";

const PPM = 1_000_000;

/** Model 1: curves, discounted by a product of risk signals. */
export const version1: ModelSpec = {
  name: "credence",
  version: "1",
  merge: { counterpartyCap: 20 * PPM, dust: 1_000, dustShare: 3_000, passOnDays: 1, burstDays: 7 },
  max: { activity: 200, volume: 150, age: 200, diversity: 200, governance: 100, social: 150, risk: 200, loyalty: 100 },
  activity: { sent: { k: 5, cap: 1_000 }, days: { k: 5, cap: 365 }, sentShare: 400_000 },
  volume: { value: { k: PPM, cap: 100 * PPM } },
  age: { days: { k: 180, cap: 1_825 }, grace: 90 },
  diversity: {
    counterparties: { k: 5, cap: 200 },
    contracts: { k: 3, cap: 50 },
    chains: { k: 1, cap: 5 },
    counterpartiesShare: 450_000,
    contractsShare: 400_000,
  },
  governance: { acts: { k: 2, cap: 30 } },
  social: { weight: { k: 1_000, cap: 10_000 } },
  loyalty: { months: { k: 3, cap: 36 }, returned: { k: 3, cap: 50 }, monthsShare: 600_000 },
  exposure: { days: { k: 1, cap: 60 }, sent: { k: 1, cap: 100 }, daysShare: 600_000 },
  weights: {
    same_funder: 500_000,
    star_funding: 500_000,
    chain_funding: 400_000,
    fan_in: 900_000,
    pass_through: 200_000,
    round_trips: 400_000,
    single_partner: 100_000,
    burst_then_silence: 900_000,
    failed_transactions: 150_000,
    listed_contact: 500_000,
    listed_self: 1_000_000,
  },
  signals: {
    same_funder: { others: { k: 4, cap: 40 }, breadth: { k: 5, cap: 40 } },
    chain_funding: { length: { k: 2, cap: 12 } },
    fan_in: { free: 2, strangers: { k: 1, cap: 20 }, days: { from: 20, to: 100 }, relief: 800_000 },
    round_trips: { share: { from: 0, to: 900_000 }, value: { k: 100_000, cap: 10 * PPM } },
    single_partner: { from: 500_000, to: 1_000_000, prior: 3 },
    burst_then_silence: {
      from: 300_000,
      to: 1_000_000,
      prior: 5,
      base: 900_000,
      silence: { from: 30, to: 180 },
    },
    failed_transactions: { from: 50_000, to: 500_000, prior: 5 },
    listed_contact: { contacts: { k: 1, cap: 5 } },
  },
  formulas: {
    curve:
      "c(x; k, cap) = ln(1 + x/k) / ln(1 + cap/k), at most 1; r(x; from, to) = (x - from) / (to - from), between 0 and 1",
    trust: "the product over all risk signals of (1 - weight * severity)",
    activity: "200 * (0.4 c(transactions sent; 5, 1000) + 0.6 c(active days; 5, 365)) * trust",
    volume: "150 * c(value sent, at most 20 units per counterparty; 1, 100) * trust",
    age: "200 * c(days since the first own transaction, silent days at the end counted up to 90; 180, 1825) * trust",
    diversity:
      "200 * (0.45 c(counterparties; 5, 200) + 0.4 c(contracts called; 3, 50) + 0.15 c(chains - 1; 1, 5)) * trust",
    governance: "100 * c(votes + delegations; 2, 30) * trust",
    social: "150 * c(sum of the issuers' weights; 1, 10) * trust",
    risk: "200 * (0.6 c(active days; 1, 60) + 0.4 c(transactions sent; 1, 100)) * trust",
    loyalty: "100 * (0.6 c(active months; 3, 36) + 0.4 c(counterparties returned to; 3, 50)) * trust",
    signals: {
      same_funder: "c(wallets with the same first funder - 1; 4, 40) * (1 - c(counterparties; 5, 40))",
      star_funding: "c(wallets with the same first funder - 1; 4, 40) * transactions to the funder / transactions sent",
      chain_funding: "c(length of the chain of single-use funders - 1; 2, 12)",
      fan_in: "c(strangers - 2; 1, 20) * (1 - 0.8 r(active days; 20, 100))",
      pass_through: "value that left by the next day / value that came in * fan_in",
      round_trips: "r(value that went and came back / value sent; 0, 0.9) * c(that value; 0.1, 10)",
      single_partner: "r(transactions to the most frequent counterparty / (transactions sent + 3); 0.5, 1)",
      burst_then_silence:
        "r(transactions in the busiest 7 days / (transactions sent + 5); 0.3, 1) * (0.9 + 0.1 r(silent days; 30, 180))",
      failed_transactions: "r(failed transactions / (all transactions + 5); 0.05, 0.5)",
      listed_contact: "c(listed addresses dealt with; 1, 5)",
      listed_self: "1 where a wallet of the subject is listed",
    },
  },
};

/** Model 1, and the bonus of claimed achievements. */
export const version2: ModelSpec = {
  ...version1,
  version: "2",
  formulas: {
    ...version1.formulas,
    bonus:
      "beside the formula: the bonus of each claimed achievement of the category, while its requirement is fulfilled",
  },
  bonuses: Object.fromEntries(
    Object.entries(achievements).map(([id, { category, rarity, requirement }]) => [
      id,
      { category: achievementCategories[category], points: rarities[rarity].scoreBonus, requirement },
    ]),
  ),
};
