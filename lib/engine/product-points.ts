import { bonusAt } from "./bonus.ts";
import { categoryRows } from "./categories/rows.ts";
import { ONE, times } from "./fixed-point.ts";
import { type Model, maxOf } from "./model-spec.ts";
import { isRanked, type PointsOverTime, type ScorePoints } from "./points.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { trustOverTime } from "./signals.ts";
import { type Breakdown, type Category, categories } from "./types.ts";

/**
 * Points of models 1 and 2: trust is a product over risk signals, and the bonus of achievements lies beside it. What does
 * not depend on time is computed once.
 */
export function productPoints(facts: ScoreFacts, model: Model): PointsOverTime {
  const unread = categories.filter((category) => facts.states[category] === "unavailable");
  const ranked = isRanked(facts, unread);
  const trustAt = trustOverTime(facts, model);
  const curvesWithoutAge = {} as Breakdown; // Filled below.
  for (const category of categories)
    if (category !== "age") curvesWithoutAge[category] = categoryRows[category].curve(facts, model.spec, null);
  const earned = (category: Category, curve: number, trust: number): number =>
    unread.includes(category) ? 0 : Math.floor((maxOf(model.spec, category) * times(curve, trust)) / ONE);
  let known: { trust: number; age: number; bonus: string; points: ScorePoints } | null = null;
  return (now) => {
    const bonus = bonusAt(facts, now, model);
    const bonusKey = facts.claimed?.length ? JSON.stringify(bonus) : "";
    const trust = facts.sent > 0 ? trustAt(now) : 0;
    const age = categoryRows.age.curve(facts, model.spec, now);
    if (known?.trust === trust && known.bonus === bonusKey) {
      // Most days change nothing but the curve of age, and that mostly by less than a point.
      const { points } = known;
      const same = known.age === age || earned("age", age, trust) + (bonus.age ?? 0) === points.breakdown.age;
      if (same) return points;
    }
    const breakdown = {} as Breakdown; // Filled below.
    let total = 0;
    for (const category of categories) {
      const score =
        earned(category, category === "age" ? age : curvesWithoutAge[category], trust) + (bonus[category] ?? 0);
      breakdown[category] = score;
      total += score;
    }
    const before = known?.points;
    const same = before && categories.every((category) => before.breakdown[category] === breakdown[category]);
    known = { trust, age, bonus: bonusKey, points: same ? before : { total, breakdown, bonus, ranked } };
    return known.points;
  };
}
