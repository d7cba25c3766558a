import { dailyActivity, later, plural } from "../changes.ts";
import { any } from "../evidence-selector.ts";
import type { ModelSpec } from "../model-spec.ts";
import { DAY, daysBetween } from "../numbers/days.ts";
import { saturate } from "../numbers/fixed-point.ts";
import type { ScoreFacts } from "../score-facts.ts";
import type { CategoryRow } from "./category-row.ts";

/** How long a wallet is in use. */
export const age: CategoryRow = {
  label: "Age",
  sources: ["transactions"],
  dated: true,
  curve: (facts, spec, now) => saturate(agedDays(facts, spec, now).counted, spec.age.days),
  inputs(facts, spec, now) {
    const { days, silent, counted } = agedDays(facts, spec, now);
    return { daysSinceFirstSent: days, daysSinceLastSent: silent, daysCounted: counted };
  },
  evidence: { ...any, kinds: ["sent"], order: "oldest", note: "first own transaction" },
  steps: [{ words: (n) => plural(n, "Wait one day", "Wait # days"), apply: (facts, n) => later(facts, n * DAY) }],
  combined: dailyActivity.alone,
};

/** Days since the first and the last own transaction, and those that count as age. */
function agedDays(facts: ScoreFacts, spec: ModelSpec, now: number | null) {
  const days = daysBetween(facts.firstSentAt, now);
  const silent = daysBetween(facts.lastSentAt, now);
  const { grace, byUse } = spec.age;
  const counted =
    byUse && facts.usedDays !== undefined
      ? facts.usedDays + Math.min(silent, grace)
      : days - Math.max(0, silent - grace);
  return { days, silent, counted };
}
