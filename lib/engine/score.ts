import { daysBetween, measuredAt } from "./days.ts";
import { ONE, saturate, times } from "./fixed-point.ts";
import { currentModel, type Model } from "./model.ts";
import { fulfils } from "./requirements.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { type Signal, signalsOf, trustOf, trustOverTime } from "./signals.ts";
import { type Breakdown, type Category, categories } from "./types.ts";

/** One category's points, and what explains them. */
export interface CategoryScore {
  score: number;
  max: number;
  /**
   * What the formula was given. Amounts are decimal strings in reference units, shares permille; under risk also the
   * severity of each signal that shows, in permille.
   */
  inputs: Record<string, number | string>;
  formula: string;
}

export interface ScorePoints {
  /** The exact sum of the breakdown. */
  total: number;
  breakdown: Breakdown;
  /** Of the points above: those of claimed achievements, by category. */
  bonus: Partial<Breakdown>;
  /** Counted among the ranked: an own successful transaction, and no category unavailable. */
  ranked: boolean;
}

export interface ScoreResult extends ScorePoints {
  categories: Record<Category, CategoryScore>;
  signals: Signal[];
}

interface Curved {
  /** 0 to {@link ONE}, before trust. */
  curve: number;
  /** Computed only where it is shown. */
  inputs: () => Record<string, number | string>;
}

const curves: Record<Category, (facts: ScoreFacts, model: Model) => Curved> = {
  activity: (facts, { spec }) => {
    const sent = facts.sent - facts.sentToOwn;
    return {
      curve: blend(
        [saturate(sent, spec.activity.sent), spec.activity.sentShare],
        [saturate(facts.activeDays, spec.activity.days), ONE - spec.activity.sentShare],
      ),
      inputs: () => ({ transactionsSent: sent, activeDays: facts.activeDays }),
    };
  },
  volume: (facts, { spec }) => ({
    curve: saturate(BigInt(facts.volume), spec.volume.value),
    inputs: () => ({ volume: units(facts.volume), volumeUncapped: units(facts.grossVolume) }),
  }),
  age: (facts, model) => {
    const { days, silent, counted } = agedDays(facts, measuredAt(facts), model);
    return {
      curve: saturate(counted, model.spec.age.days),
      inputs: () => ({ daysSinceFirstSent: days, daysSinceLastSent: silent, daysCounted: counted }),
    };
  },
  diversity: (facts, { spec }) => ({
    curve: blend(
      [saturate(facts.counterparties, spec.diversity.counterparties), spec.diversity.counterpartiesShare],
      [saturate(facts.contracts, spec.diversity.contracts), spec.diversity.contractsShare],
      [
        saturate(facts.activeChains - 1, spec.diversity.chains),
        ONE - spec.diversity.counterpartiesShare - spec.diversity.contractsShare,
      ],
    ),
    inputs: () => ({
      counterparties: facts.counterparties,
      contractsCalled: facts.contracts,
      chains: facts.activeChains,
    }),
  }),
  governance: (facts, { spec }) => ({
    curve: saturate(facts.votes + facts.delegations, spec.governance.acts),
    inputs: () => ({ votes: facts.votes, delegations: facts.delegations }),
  }),
  social: (facts, { spec }) => {
    const weight = facts.social.reduce((sum, one) => sum + one.weight, 0);
    return {
      curve: saturate(weight, spec.social.weight),
      inputs: () => ({ issuers: facts.social.length, weightPermille: weight }),
    };
  },
  risk: (facts, { spec }) => {
    const exposure = blend(
      [saturate(facts.activeDays, spec.exposure.days), spec.exposure.daysShare],
      [saturate(facts.sent - facts.sentToOwn, spec.exposure.sent), ONE - spec.exposure.daysShare],
    );
    return { curve: exposure, inputs: () => ({ exposurePermille: Math.floor(exposure / 1_000) }) };
  },
  loyalty: (facts, { spec }) => ({
    curve: blend(
      [saturate(facts.activeMonths, spec.loyalty.months), spec.loyalty.monthsShare],
      [saturate(facts.returned, spec.loyalty.returned), ONE - spec.loyalty.monthsShare],
    ),
    inputs: () => ({ activeMonths: facts.activeMonths, counterpartiesReturnedTo: facts.returned }),
  }),
};

/**
 * The points of one subject. Pure and exact: the same facts and model give the same integers everywhere. A subject without
 * an own successful transaction scores 0 in every category, and a category whose source was never read counts 0.
 */
export function scorePoints(facts: ScoreFacts, model: Model = currentModel): ScorePoints {
  return pointsOverTime(facts, model)(measuredAt(facts));
}

/**
 * The points of these facts at any time (see {@link measuredAt}), whatever their own `asOf`. What does not depend on time is
 * computed once. Times with equal points give the same object.
 */
export function pointsOverTime(
  facts: ScoreFacts,
  model: Model = currentModel,
): (measuredAt: number | null) => ScorePoints {
  const unread = categories.filter((category) => facts.states[category] === "unavailable");
  const ranked = facts.sent > 0 && unread.length === 0;
  const trustAt = trustOverTime(facts, model);
  const curvesWithoutAge = {} as Breakdown; // Filled below.
  for (const category of categories)
    if (category !== "age") curvesWithoutAge[category] = curves[category](facts, model).curve;
  const earned = (category: Category, curve: number, trust: number): number =>
    unread.includes(category) ? 0 : Math.floor((model.spec.max[category] * times(curve, trust)) / ONE);
  let known: { trust: number; age: number; bonus: string; points: ScorePoints } | null = null;
  return (now) => {
    const bonus = bonusAt(facts, now, model);
    const bonusKey = facts.claimed?.length ? JSON.stringify(bonus) : "";
    const trust = facts.sent > 0 ? trustAt(now) : 0;
    const age = saturate(agedDays(facts, now, model).counted, model.spec.age.days);
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

const noBonus: Partial<Breakdown> = Object.freeze({});

/** The bonus of claimed achievements whose requirement the facts fulfil at a time, by category. */
function bonusAt(facts: ScoreFacts, now: number | null, { spec }: Model): Partial<Breakdown> {
  if (!facts.claimed?.length || facts.sent === 0) return noBonus;
  const bonus: Partial<Breakdown> = {};
  const dated = now === null ? facts : { ...facts, asOf: { "": now } };
  for (const id of facts.claimed) {
    const given = spec.bonuses?.[id];
    if (given && fulfils(dated, given.requirement)) bonus[given.category] = (bonus[given.category] ?? 0) + given.points;
  }
  return bonus;
}

/** Days since the first and the last own transaction, and those that count as age. */
function agedDays(facts: ScoreFacts, now: number | null, { spec }: Model) {
  const days = daysBetween(facts.firstSentAt, now);
  const silent = daysBetween(facts.lastSentAt, now);
  return { days, silent, counted: days - Math.max(0, silent - spec.age.grace) };
}

/** The points of one subject ({@link scorePoints}) and all that explains them. */
export function scoreFacts(facts: ScoreFacts, model: Model = currentModel): ScoreResult {
  const points = scorePoints(facts, model);
  const trustPermille = Math.floor(trustOf(facts, model) / 1_000);
  const signals = signalsOf(facts, model);
  const shown = Object.fromEntries(signals.map(({ code, permille }) => [code, permille]));
  const results = {} as Record<Category, CategoryScore>;
  for (const category of categories) {
    const inputs = curves[category](facts, model).inputs();
    results[category] = {
      score: points.breakdown[category],
      max: model.spec.max[category],
      inputs: { ...inputs, trustPermille, ...(category === "risk" && shown) },
      formula: model.spec.formulas[category],
    };
  }
  return { ...points, categories: results, signals };
}

/** The weighted mean of shares; the weights are parts per million and add up to {@link ONE}. */
function blend(...parts: readonly (readonly [value: number, weight: number])[]): number {
  return Math.floor(parts.reduce((sum, [value, weight]) => sum + value * weight, 0) / ONE);
}

/** Millionths of a reference unit as a decimal number of units. */
function units(micro: string): string {
  const digits = micro.padStart(7, "0");
  const fraction = digits.slice(-6).replace(/0+$/, "");
  return digits.slice(0, -6) + (fraction ? `.${fraction}` : "");
}
