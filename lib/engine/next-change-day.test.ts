import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryFacts } from "../../tests/engine/arbitrary-facts.ts";
import { sampleFacts } from "../../tests/engine/sample-facts.ts";
import { achievementIds, earnedAchievements, nextEarningDay } from "./achievements.ts";
import { currentModel, models } from "./model.ts";
import type { Model } from "./model-spec.ts";
import { nextChangeDay, stepsAhead } from "./next-change-day.ts";
import { DAY } from "./numbers/days.ts";
import { pointsOverTime } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";

const start = 1_600_041_600;

/** The first day after `day` with other points, of `days` days looked at one by one. */
function searchEveryDay(facts: ScoreFacts, model: Model, day: number, days: number): number | null {
  const pointsAt = pointsOverTime(facts, model);
  const text = (on: number) => JSON.stringify([pointsAt(on).breakdown, pointsAt(on).bonus]);
  const present = text(day);
  for (let on = day + DAY; on <= day + days * DAY; on += DAY) if (text(on) !== present) return on;
  return null;
}

/** Facts with claimed achievements, or of an identity of two wallets. */
const manyFacts = fc
  .record({
    facts: arbitraryFacts,
    other: arbitraryFacts,
    claimed: fc.subarray(achievementIds.slice(0, 6)),
    isIdentity: fc.boolean(),
    later: fc.nat({ max: 200 }),
  })
  .map(({ facts, other, claimed, isIdentity, later }) => {
    const day = (facts.asOf["1"] ?? 0) + later * DAY;
    const each = { each: [facts, { ...other, asOf: facts.asOf }] };
    return { facts: { ...facts, claimed, ...(isIdentity && each) }, day };
  });

test.each(Object.values(models))(
  "the next change day is the first on which a search of every day finds other points (model $spec.version)",
  (model) => {
    fc.assert(
      fc.property(manyFacts, ({ facts, day }) => {
        const found = nextChangeDay(facts, model, day);
        const expected = searchEveryDay(facts, model, day, 250);
        if (expected !== null) expect(found).toBe(expected);
        else expect(found === null || found > day + 250 * DAY).toBe(true);
      }),
      { numRuns: 40 },
    );
  },
);

/** Facts of a wallet that was used for years, with points in all models, alone or in an identity, and with claims. */
const livelyFacts = fc
  .record({
    age: fc.integer({ min: 1, max: 2_500 }),
    silence: fc.nat({ max: 700 }),
    months: fc.integer({ min: 1, max: 60 }),
    gasPaid: fc.nat({ max: 300_000 }),
    balance: fc.nat({ max: 200_000 }),
    claimed: fc.subarray(achievementIds.slice(0, 6)),
    isIdentity: fc.boolean(),
  })
  .map(({ age, silence, months, gasPaid, balance, claimed, isIdentity }) => {
    const lastSentAt = start - Math.min(silence, age) * DAY;
    const facts = sampleFacts({
      ...{ version: 3, activeMonths: months, gasPaid: String(gasPaid), balance: String(balance), balanceTime: "0" },
      ...{ heldUntil: lastSentAt, lastSentAt, firstSentAt: start - age * DAY, usedDays: Math.min(age, 1_500) },
      ...{ oneWayPayers: 0, passedOn: "900000000", alike: null, claimed, asOf: { "1": start } },
      listed: { listsHash: "0x", contacts: 0, paid: 0, addresses: [], self: null },
      busiest: { sent: 5, from: start - 1_000 * DAY },
    });
    const younger = { ...facts, firstSentAt: lastSentAt, claimed: [] };
    return { facts: isIdentity ? { ...facts, each: [{ ...facts, claimed: [] }, younger] } : facts, day: start };
  });

test.each(Object.values(models))(
  "the steps of a score say what scoring finds on each of 200 days, and when they cannot (model $spec.version)",
  (model) => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.oneof(manyFacts, livelyFacts),
        fc.integer({ min: 1, max: 8 }),
        fc.option(fc.nat({ max: 250 })),
        (made, most, until) => {
          const { facts, day } = made;
          const first = nextChangeDay(facts, model, day);
          if (first === null) return;
          compared += 1;
          const end = until === null ? Number.POSITIVE_INFINITY : first + until * DAY;
          const steps = stepsAhead(facts, model, { first, end, most });
          const withPoints = steps.filter(({ points }) => points !== null);
          expect(withPoints.length).toBeLessThanOrEqual(most);
          // Only the last has none, and it is not after `end`.
          expect(steps.slice(0, -1).every(({ points }) => points !== null)).toBe(true);
          const open = steps.find(({ points }) => points === null)?.day ?? Number.POSITIVE_INFINITY;
          expect(open).toBeLessThanOrEqual(end);
          const pointsAt = pointsOverTime(facts, model);
          const present = pointsAt(day);
          for (let on = day; on < Math.min(open, day + 200 * DAY); on += DAY) {
            const last = withPoints.findLast((step) => step.day <= on)?.points ?? {};
            const { breakdown, bonus, total, ranked } = pointsAt(on);
            expect(breakdown).toEqual({ ...present.breakdown, ...last });
            expect([bonus, ranked]).toEqual([present.bonus, present.ranked]);
            expect(total).toBe(Object.values({ ...present.breakdown, ...last }).reduce((sum, one) => sum + one, 0));
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(compared).toBeGreaterThan(0);
  },
);

test("a wallet at rest moves once more, on the day when the interest of its balance has paid for its total", () => {
  const held = sampleFacts({
    version: 3,
    activeMonths: 60,
    gasPaid: "0",
    balance: "100000",
    balanceTime: "0",
    heldUntil: start,
    lastSentAt: start - 200 * DAY,
    firstSentAt: start - 2_000 * DAY,
    usedDays: 1_500,
    oneWayPayers: 0,
    passedOn: "900000000",
    alike: null,
    listed: { listsHash: "0x", contacts: 0, paid: 0, addresses: [], self: null },
    busiest: { sent: 5, from: start - 1_000 * DAY },
    asOf: { "1": start },
  });
  const next = nextChangeDay(held, currentModel, start) ?? 0;
  const pointsAt = pointsOverTime(held, currentModel);
  expect(pointsAt(start).total).toBe(499);
  expect(pointsAt(next - DAY)).toEqual(pointsAt(start));
  expect(pointsAt(next).total).toBeGreaterThan(499);
  // 100,000 millionths at 10 % a year earn 8,400 in 306.6 days.
  expect((next - start) / DAY).toBe(307);
});

test("nothing changes by time for a subject that never sent", () => {
  expect(nextChangeDay(sampleFacts({ sent: 0, firstSentAt: null, lastSentAt: null }), currentModel, start)).toBeNull();
});

test("the next earning day is the first on which age alone earns an achievement", () => {
  const young = sampleFacts({ firstSentAt: start + 500, lastSentAt: start + 900, asOf: { "1": start } });
  const on = (day: number) => earnedAchievements({ ...young, asOf: { "1": day } });
  const month = nextEarningDay(young, start) ?? 0;
  expect(on(month - DAY)).toEqual(on(start));
  expect(on(month)).toContain("first_month");
  const year = nextEarningDay(young, month) ?? 0;
  expect(on(year - DAY)).not.toContain("first_year");
  expect(on(year)).toContain("first_year");
  expect(nextEarningDay(young, year)).toBeNull();
  expect(nextEarningDay(sampleFacts({ firstSentAt: null, sent: 0 }), start)).toBeNull();
});
