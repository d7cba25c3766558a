import { dailyActivity, plural, sendTo } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { ONE, saturate } from "../fixed-point.ts";
import { blend, type CategoryRow } from "./category-row.ts";

/** How many addresses, contracts and chains a wallet deals with. */
export const diversity: CategoryRow = {
  label: "Diversity",
  sources: ["transactions"],
  curve(facts, { diversity: { counterparties, contracts, chains, counterpartiesShare, contractsShare } }) {
    return blend(
      [saturate(facts.counterparties, counterparties), counterpartiesShare],
      [saturate(facts.contracts, contracts), contractsShare],
      [saturate(facts.activeChains - 1, chains), ONE - counterpartiesShare - contractsShare],
    );
  },
  inputs: ({ counterparties, contracts, activeChains }) => ({
    counterparties,
    contractsCalled: contracts,
    chains: activeChains,
  }),
  evidence: { ...any, kinds: ["sent"], order: "newest", note: "own transaction to a counterparty" },
  steps: [
    {
      words: (n) => plural(n, "Use one more contract", "Use # more contracts"),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), contracts: facts.contracts + n }),
    },
  ],
  combined: dailyActivity.alone,
};
