import { attested, dailyActivity, plural } from "../changes.ts";
import { saturate } from "../numbers/fixed-point.ts";
import type { ScoreFacts } from "../score-facts.ts";
import type { CategoryRow } from "./category-row.ts";

/** Who vouches for a subject. */
export const social: CategoryRow = {
  label: "Social",
  sources: [],
  curve: (facts, spec) => saturate(weightOf(facts), spec.social.weight),
  inputs: (facts) => ({ issuers: facts.social.length, weightPermille: weightOf(facts) }),
  // Attestations show it.
  evidence: null,
  steps: [
    {
      words: (n) =>
        plural(n, "Get an attestation from a fully trusted issuer", "Get attestations from # fully trusted issuers"),
      apply: attested,
    },
  ],
  combined: dailyActivity.attested,
};

function weightOf(facts: ScoreFacts): number {
  return facts.social.reduce((sum, one) => sum + one.weight, 0);
}
