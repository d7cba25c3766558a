import { dailyActivity, plural } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import { saturate } from "../numbers/fixed-point.ts";
import type { CategoryRow } from "./category-row.ts";

/** Votes and delegations of votes. */
export const governance: CategoryRow = {
  label: "Governance",
  sources: ["transactions"],
  curve: ({ votes, delegations }, spec) => saturate(votes + delegations, spec.governance.acts),
  inputs: ({ votes, delegations }) => ({ votes, delegations }),
  evidence: { ...any, kinds: ["vote", "delegate"], order: "newest", note: "vote or delegation" },
  steps: [
    {
      words: (n) => plural(n, "Cast one more vote", "Cast # more votes"),
      apply: (facts, n) => ({ ...facts, votes: facts.votes + n }),
    },
  ],
  combined: dailyActivity.voting,
};
