import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryFacts } from "../../tests/engine/arbitrary-facts.ts";
import { sampleFacts } from "../../tests/engine/sample-facts.ts";
import { achievementCategories, achievementIds, achievements, earnedAchievements, rarities } from "./achievements.ts";
import { currentModel, models } from "./model.ts";
import { maxOf } from "./model-spec.ts";
import { DAY, measuredAt } from "./numbers/days.ts";
import { progressOf, type Requirement, requirementWords } from "./requirements.ts";
import { scoreFacts, scorePoints } from "./score.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { categories } from "./types.ts";

const runs = { seed: 20_260_106, numRuns: 300 };

function factsIn(requirement: Requirement): string[] {
  if ("fact" in requirement) return [requirement.fact];
  return ("all" in requirement ? requirement.all : requirement.any).flatMap(factsIn);
}

describe("the table", () => {
  it("has at least 24, three or more of each kind, every rarity, and at most two that one fact alone decides", () => {
    const all = Object.values(achievements);
    expect(all.length).toBeGreaterThanOrEqual(24);
    for (const kind of Object.keys(achievementCategories)) {
      expect(all.filter(({ category }) => category === kind).length, kind).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(all.map(({ rarity }) => rarity))).toEqual(new Set(Object.keys(rarities)));
    const uses = new Map<string, number>();
    for (const { requirement } of all) {
      const facts = factsIn(requirement);
      if (facts.length === 1) for (const fact of facts) uses.set(fact, (uses.get(fact) ?? 0) + 1);
    }
    for (const [fact, count] of uses) expect(count, fact).toBeLessThanOrEqual(2);
  });

  it("tells every requirement in words", () => {
    expect(requirementWords(achievements.first_vote.requirement)).toBe("at least one vote cast");
    expect(requirementWords(achievements.steady_voice.requirement)).toBe(
      "at least 20 votes cast and at least 30 days with a transaction sent",
    );
  });
});

describe("progress", () => {
  it("reaches 100 exactly when the achievement is earned", () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.constantFrom(...achievementIds), (facts, id) => {
        const { percentage, current, required } = progressOf(facts, achievements[id].requirement);
        expect(percentage === 100).toBe(earnedAchievements(facts).includes(id));
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(current).toBeLessThanOrEqual(required);
      }),
      runs,
    );
  });

  it("is nothing for a subject that never sent a transaction, even with attestations", () => {
    const attested = sampleFacts({ sent: 0, social: [{ issuer: "0x01", weight: 1_000 }] });
    expect(earnedAchievements(attested)).toEqual([]);
    expect(progressOf(attested, achievements.vouched_for.requirement)).toMatchObject({ current: 0, percentage: 0 });
  });

  it("of several parts is that of the part furthest behind, with every part listed", () => {
    const facts = sampleFacts({ votes: 10, activeDays: 60 });
    expect(progressOf(facts, achievements.steady_voice.requirement)).toEqual({
      current: 10,
      required: 20,
      percentage: 50,
      requirements: { votes: { current: 10, required: 20 }, activeDays: { current: 30, required: 30 } },
    });
  });
});

describe("the bonus", () => {
  it("of claimed achievements counts under trust, within the maximum, while they are earned, and in no other category", () => {
    fc.assert(
      fc.property(arbitraryFacts, fc.subarray(achievementIds), (some, claimed) => {
        const facts = { ...some, gasPaid: "1000000" };
        const plain = scorePoints(facts);
        const withBonus = scorePoints({ ...facts, claimed });
        const earned = earnedAchievements(facts).filter((id) => claimed.includes(id));
        for (const category of categories) {
          const most = earned
            .filter((id) => achievementCategories[achievements[id].category] === category)
            .reduce((sum, id) => sum + rarities[achievements[id].rarity].scoreBonus, 0);
          const bonus = withBonus.bonus[category] ?? 0;
          expect(bonus).toBeGreaterThanOrEqual(0);
          expect(bonus).toBeLessThanOrEqual(most);
          expect(withBonus.breakdown[category]).toBe(plain.breakdown[category] + bonus);
          expect(withBonus.breakdown[category]).toBeLessThanOrEqual(maxOf(currentModel.spec, category));
        }
        expect(withBonus.total).toBe(categories.reduce((sum, category) => sum + withBonus.breakdown[category], 0));
      }),
      runs,
    );
  });

  it("counts as far as it was paid for, by gas or by a balance up to the last transfer: time alone moves none", () => {
    const claimed = [...achievementIds].sort();
    const best = sampleFacts({ activeMonths: 60, votes: 30, activeDays: 200, volume: "60000000" });
    const bonusOf = (paid: Partial<ScoreFacts>) => {
      const { bonus } = scorePoints({ ...best, gasPaid: "0", balance: "0", balanceTime: "0", ...paid, claimed });
      return Object.values(bonus).reduce((sum, points) => sum + points, 0);
    };
    const whole = bonusOf({ gasPaid: "20000" });
    expect(whole).toBeGreaterThan(20);
    expect(bonusOf({ gasPaid: "100" })).toBe(0);
    expect(bonusOf({ gasPaid: "1000000" })).toBe(whole);
    expect(Math.abs(bonusOf({ gasPaid: "10000" }) - whole / 2)).toBeLessThan(categories.length);
    // A tenth of a unit that is held for two years.
    const held = { balance: "100000", balanceTime: String(100_000 * 730) };
    expect(bonusOf({ ...held, heldUntil: measuredAt(best) })).toBe(whole);
    expect(bonusOf({ ...held, balanceTime: "0", heldUntil: (measuredAt(best) ?? 0) - 730 * DAY })).toBe(0);
  });

  it("lies beside trust in model 2, in whole", () => {
    const facts = sampleFacts();
    const claimed = scorePoints({ ...facts, claimed: ["first_month"] }, models["2"]);
    expect(claimed.total).toBe(scorePoints(facts, models["2"]).total + rarities.common.scoreBonus);
    expect(claimed.bonus).toEqual({ age: rarities.common.scoreBonus });
  });

  it("is part of the model: the one before it knows none", () => {
    const facts = sampleFacts({ claimed: ["first_month"] });
    const [before] = Object.values(models);
    expect(before?.spec.version).toBe("1");
    expect(scoreFacts(facts, before).total).toBe(scoreFacts({ ...facts, claimed: [] }, before).total);
    expect(scoreFacts(facts, models["2"]).total).toBe(scoreFacts(facts, before).total + rarities.common.scoreBonus);
  });
});
