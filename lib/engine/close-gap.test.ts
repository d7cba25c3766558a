import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFacts } from "../../tests/engine/arbitrary-facts.ts";
import { beginnerFacts } from "../../tests/engine/sample-facts.ts";
import { categoryRows } from "./categories.ts";
import { openGapSearch, waitDays } from "./close-gap.ts";
import { walletAgeDays } from "./numbers/days.ts";
import { scorePoints } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { categories } from "./types.ts";

const runs = { seed: 20_260_105, numRuns: 400 };
const beginner = beginnerFacts();

test("the change that is given really closes the gap, and one repetition less does not", () => {
  const reaches = (points: number) => (facts: typeof beginner) => scorePoints(facts).breakdown.activity >= points;
  const step = openGapSearch(beginner)("activity", reaches(100));
  expect(step && scorePoints(step.facts).breakdown.activity).toBeGreaterThanOrEqual(100);
  const more = (step?.facts.activeDays ?? 0) - beginner.activeDays;
  expect(step?.change).toBe(`Send a transaction on each of ${more} more days`);
  const less = categoryRows.activity.steps[0]?.apply(beginner, more - 1) ?? beginner;
  expect(scorePoints(less).breakdown.activity).toBeLessThan(100);
});

test("what cannot be reached has no change", () => {
  expect(openGapSearch(beginner)("activity", (facts) => scorePoints(facts).breakdown.activity > 200)).toBeNull();
  expect(openGapSearch(beginner)("total", (facts) => scorePoints(facts).total > 1300)).toBeNull();
});

test("waiting so many days makes the age grow by as many", () => {
  const before = beginner.asOf["1"] ?? 0;
  const { facts, change } = waitDays(beginner, 30);
  expect(change).toBe("Wait 30 days");
  expect((facts.asOf["1"] ?? 0) - before).toBe(30 * 86_400);
  const first = waitDays({ ...beginner, sent: 0, firstSentAt: null, lastSentAt: null }, 30);
  expect(first.change).toBe("Send a first transaction, then wait 30 days");
  expect(walletAgeDays(first.facts)).toBe(30);
});

/** The same subject after a long life that holds much of everything; how it got there is left open. */
function ideal(facts: ScoreFacts): ScoreFacts {
  const more = 2_000;
  const later = Object.fromEntries(Object.entries(facts.asOf).map(([chain, at]) => [chain, at + more * 86_400]));
  return {
    ...facts,
    asOf: later,
    lastSentAt: Math.max(...Object.values(later)),
    sent: facts.sent + more,
    activeDays: facts.activeDays + more,
    usedDays: (facts.usedDays ?? 0) + more,
    activeMonths: facts.activeMonths + more / 40,
    counterparties: facts.counterparties + more,
    contracts: facts.contracts + more,
    returned: facts.returned + more,
    votes: facts.votes + more,
    volume: String(BigInt(facts.volume) + BigInt(more) * 1_000_000n),
    grossVolume: String(BigInt(facts.grossVolume) + BigInt(more) * 1_000_000n),
    valueOut: String(BigInt(facts.valueOut) + BigInt(more) * 1_000_000n),
    social: [...facts.social, ...Array.from({ length: 20 }, (_, i) => ({ issuer: `far ${i}`, weight: 1_000 }))],
  };
}

test.each([...categories, "total" as const])(
  "of what a long good life would bring in %s, at least 95 of 100 targets are reached by the change that is given",
  (aim) => {
    const points = (facts: ScoreFacts) =>
      aim === "total" ? scorePoints(facts).total : scorePoints(facts).breakdown[aim];
    let tried = 0;
    let reached = 0;
    fc.assert(
      fc.property(arbitraryFacts, fc.integer({ min: 1, max: 90 }), (facts, share) => {
        const gain = points(ideal(facts)) - points(facts);
        if (facts.sent === 0 || gain <= 0) return;
        const target = points(facts) + Math.max(1, Math.floor((gain * share) / 100));
        tried++;
        const step = openGapSearch(facts)(aim, (changed) => points(changed) >= target);
        if (step && points(step.facts) >= target) reached++;
      }),
      runs,
    );
    expect(tried).toBeGreaterThan(100);
    expect(reached / tried).toBeGreaterThanOrEqual(0.95);
  },
);
