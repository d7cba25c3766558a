import { dailyActivity, plural, sendTo } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { decimal } from "../numbers/amounts.ts";
import { ONE, saturate } from "../numbers/fixed-point.ts";
import { saturateThousandths, trustedPart, weighCurve } from "../weighed.ts";
import { blend, type CategoryRow } from "./category-row.ts";

/** How many addresses, contracts and chains a wallet deals with. */
export const diversity: CategoryRow = {
  label: "Diversity",
  sources: ["transactions"],
  curve(facts, spec) {
    const { counterparties, contracts, chains, counterpartiesShare, contractsShare } = spec.diversity;
    const all = saturate(facts.counterparties, counterparties);
    const trusted = trustedPart(facts, spec);
    const reached = trusted ? saturateThousandths(trusted.counterparties, counterparties) : all;
    return blend(
      [trusted ? weighCurve(all, reached, trusted.floor) : all, counterpartiesShare],
      [saturate(facts.contracts, contracts), contractsShare],
      [saturate(facts.activeChains - 1, chains), ONE - counterpartiesShare - contractsShare],
    );
  },
  inputs(facts, spec) {
    const trusted = trustedPart(facts, spec);
    return {
      counterparties: facts.counterparties,
      ...(trusted && { counterpartiesTrusted: decimal(trusted.counterparties, 3) }),
      contractsCalled: facts.contracts,
      chains: facts.activeChains,
    };
  },
  evidence: { ...any, kinds: ["sent"], order: "newest", note: "own transaction to a counterparty" },
  steps: [
    {
      words: (n) => plural(n, "Use one more contract", "Use # more contracts"),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), contracts: facts.contracts + n }),
    },
  ],
  combined: dailyActivity.alone,
};
