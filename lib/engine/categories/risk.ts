import { dailyActivity, hold, plural, sendTo, useInMonths } from "../changes.ts";
import type { ModelSpec } from "../model-spec.ts";
import { ONE, saturate } from "../numbers/fixed-point.ts";
import type { ScoreFacts } from "../score-facts.ts";
import { blend, type CategoryRow } from "./category-row.ts";

/** Low risk: trust, as far as a wallet has shown anything. */
export const risk: CategoryRow = {
  label: "Low risk",
  // One-way payers and round trips depend on value that contracts paid, and on senders of tokens.
  sources: ["transactions", "internal", "tokens"],
  curve: exposure,
  inputs: (facts, spec) => ({ exposurePermille: Math.floor(exposure(facts, spec) / 1_000) }),
  // Its signals show it.
  evidence: null,
  steps: [
    {
      words: (n) =>
        plural(
          n,
          "Send a successful transaction to a new address on one more day",
          "Send successful transactions to # new addresses, each on another day",
        ),
      apply: (facts, n) => ({ ...sendTo(facts, n, 0n), activeDays: facts.activeDays + n }),
    },
    useInMonths,
    hold,
  ],
  combined: dailyActivity.alone,
};

function exposure({ activeDays, sent, sentToOwn }: ScoreFacts, spec: ModelSpec): number {
  return blend(
    [saturate(activeDays, spec.exposure.days), spec.exposure.daysShare],
    [saturate(sent - sentToOwn, spec.exposure.sent), ONE - spec.exposure.daysShare],
  );
}
