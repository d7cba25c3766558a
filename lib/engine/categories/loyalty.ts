import { dailyActivity, onDays, plural, useInMonths } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import type { ModelSpec } from "../model-spec.ts";
import { daysBetween } from "../numbers/days.ts";
import { ONE, saturate, times } from "../numbers/fixed-point.ts";
import type { ScoreFacts } from "../score-facts.ts";
import { blend, type CategoryRow } from "./category-row.ts";

/** Returning, over time and to the same addresses, and not having left since. */
export const loyalty: CategoryRow = {
  label: "Loyalty",
  sources: ["transactions"],
  dated: true,
  curve(facts, spec, now) {
    const returning = blend(
      [saturate(facts.activeMonths, spec.loyalty.months), spec.loyalty.monthsShare],
      [saturate(facts.returned, spec.loyalty.returned), ONE - spec.loyalty.monthsShare],
    );
    return times(returning, leftBySilence(facts, spec, now));
  },
  inputs: (facts, spec, now) => ({
    activeMonths: facts.activeMonths,
    counterpartiesReturnedTo: facts.returned,
    ...(spec.loyalty.silence && { daysSinceLastSent: daysBetween(facts.lastSentAt, now) }),
  }),
  evidence: { ...any, kinds: ["sent"], order: "oldest", note: "early own transaction" },
  steps: [
    {
      words: (n) => plural(n, "Send a transaction", "Send a transaction on each of # days"),
      apply: (facts, n) => onDays(facts, n),
    },
    useInMonths,
    {
      words: (n) => plural(n, "Return to one counterparty on another day", "Return to # counterparties on another day"),
      apply: (facts, n) => ({ ...onDays(facts, n), returned: Math.min(facts.counterparties, facts.returned + n) }),
    },
  ],
  combined: dailyActivity.alone,
};

/** What silence since the last own transaction leaves, in parts per million. */
function leftBySilence({ lastSentAt }: ScoreFacts, { loyalty: { silence } }: ModelSpec, now: number | null): number {
  if (!silence) return ONE;
  const stretches = Math.floor(daysBetween(lastSentAt, now) / silence.days);
  return ONE - Math.min(stretches, silence.most) * silence.share;
}
