import { dailyActivity, onDays, plural, useInMonths } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { ONE, saturate } from "../fixed-point.ts";
import { blend, type CategoryRow } from "./category-row.ts";

/** Returning, over time and to the same addresses. */
export const loyalty: CategoryRow = {
  label: "Loyalty",
  sources: ["transactions"],
  curve: ({ activeMonths, returned }, spec) =>
    blend(
      [saturate(activeMonths, spec.loyalty.months), spec.loyalty.monthsShare],
      [saturate(returned, spec.loyalty.returned), ONE - spec.loyalty.monthsShare],
    ),
  inputs: ({ activeMonths, returned }) => ({ activeMonths, counterpartiesReturnedTo: returned }),
  evidence: { ...any, kinds: ["sent"], order: "oldest", note: "early own transaction" },
  steps: [
    useInMonths,
    {
      words: (n) => plural(n, "Return to one counterparty on another day", "Return to # counterparties on another day"),
      apply: (facts, n) => ({ ...onDays(facts, n), returned: Math.min(facts.counterparties, facts.returned + n) }),
    },
  ],
  combined: dailyActivity.alone,
};
