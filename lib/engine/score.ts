import { bonusAt, cardPoints, costOf, isFor, isRanked, type PointsOverTime, type ScorePoints } from "./card-points.ts";
import { categoryRows } from "./categories.ts";
import { currentModel } from "./model.ts";
import { type Gate, type Model, maxOf } from "./model-spec.ts";
import { measuredAt } from "./numbers/days.ts";
import { ONE, times } from "./numbers/fixed-point.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { attributeNames, attributePoints } from "./scorecard.ts";
import { type Signal, signalsOf, trustOf, trustOverTime } from "./signals.ts";
import { type Breakdown, type Category, categories } from "./types.ts";

/** One category's points, and what explains them. */
interface CategoryScore {
  score: number;
  max: number;
  /**
   * What the formula was given. Amounts are decimal strings in reference units, shares permille; under risk also the points of
   * the scorecard and the severity of each signal that shows, in permille.
   */
  inputs: Record<string, number | string>;
  formula: string;
}

const confidences = ["low", "medium", "high"] as const;
/** How much was seen of a subject: evidence, whatever its quality. */
export type Confidence = (typeof confidences)[number];

/** A gate that holds a total: what it takes to pass, and what was paid so far, in millionths of a unit. */
interface ClosedGate {
  from: number;
  cost: number;
  paid: number;
  /** Own transactions whose fee is not known. */
  gasUnknown: number;
  /** Subjects through whose hands money of the subject passed, so that each counts a part of it; null: none did. */
  hands: number | null;
}

export interface ScoreResult extends ScorePoints {
  categories: Record<Category, CategoryScore>;
  signals: Signal[];
  confidence: Confidence;
  /** The gate just above the total, where the total would be higher without it. */
  gate: ClosedGate | null;
}

/**
 * The points of one subject. Pure and exact: the same facts and model give the same integers everywhere. A subject without
 * an own successful transaction scores 0 in every category, and a category whose source was never read counts 0.
 */
export function scorePoints(facts: ScoreFacts, model: Model = currentModel): ScorePoints {
  return pointsOverTime(facts, model)(measuredAt(facts));
}

/** The points of these facts at any time (see {@link measuredAt}), whatever their own `asOf`. */
export function pointsOverTime(facts: ScoreFacts, model: Model = currentModel): PointsOverTime {
  const { card } = model.spec;
  const pointsAt = card ? cardPoints(facts, model, card) : productPoints(facts, model);
  let last: { now: number | null; points: ScorePoints } | null = null;
  return (now) => {
    // A score on the only chain and over all chains is one, and is asked for the same day twice.
    if (last?.now !== now) last = { now, points: pointsAt(now) };
    return last.points;
  };
}

/** The points of one subject ({@link scorePoints}) and all that explains them. */
export function scoreFacts(facts: ScoreFacts, model: Model = currentModel): ScoreResult {
  const points = scorePoints(facts, model);
  const signals = signalsOf(facts, model);
  const trust = { trustPermille: Math.floor(trustOf(facts, model) / 1_000) };
  const risk = { ...cardInputs(facts, model), ...Object.fromEntries(signals.map((one) => [one.code, one.permille])) };
  const results = {} as Record<Category, CategoryScore>; // Filled below.
  for (const category of categories) {
    const inputs = categoryRows[category].inputs(facts, model.spec, measuredAt(facts));
    results[category] = {
      score: points.breakdown[category],
      max: maxOf(model.spec, category),
      inputs: { ...inputs, ...trust, ...(category === "risk" && risk) },
      formula: model.spec.formulas[category] ?? "",
    };
  }
  return {
    ...points,
    categories: results,
    signals,
    confidence: confidenceOf(facts),
    gate: closedGate(facts, points, model),
  };
}

/** The points of each attribute of the scorecard, permille of trust. */
function cardInputs(facts: ScoreFacts, { spec: { card } }: Model): Record<string, number> {
  if (!card) return {};
  const points = attributeNames
    .filter((name) => card.attributes[name])
    .map((name) => [`${name}Points`, Math.trunc(attributePoints(name, facts, card) / 1_000)]);
  return { basePoints: card.base, ...Object.fromEntries(points) };
}

/** Own transactions and months from which on much, or something, was seen of a subject. */
const seen = { high: { sent: 30, activeMonths: 6 }, medium: { sent: 5, activeMonths: 2 } } as const;

/** How much these facts show, whatever they show. */
export function confidenceOf(facts: Pick<ScoreFacts, "sent" | "activeMonths">): Confidence {
  const has = ({ sent, activeMonths }: { sent: number; activeMonths: number }) =>
    facts.sent >= sent && facts.activeMonths >= activeMonths;
  if (has(seen.high)) return "high";
  return has(seen.medium) ? "medium" : "low";
}

function closedGate(facts: ScoreFacts, { total }: ScorePoints, model: Model): ClosedGate | null {
  const gates: readonly Gate[] = model.spec.gates ?? [];
  const next = gates.find((gate) => isFor(gate, facts) && total === gate.from - 1);
  if (!next) return null;
  const paid = Number(costOf(facts, measuredAt(facts), next));
  if (paid >= next.cost) return null;
  return {
    from: next.from,
    cost: next.cost,
    paid,
    gasUnknown: facts.gasUnknown ?? 0,
    hands: facts.passed ? Math.max(...facts.passed.map(({ hands }) => hands)) : null,
  };
}

/**
 * Points of models 1 and 2: trust is a product over risk signals, and the bonus of achievements lies beside it. What does
 * not depend on time is computed once.
 */
function productPoints(facts: ScoreFacts, model: Model): PointsOverTime {
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
