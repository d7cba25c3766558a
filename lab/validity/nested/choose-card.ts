import { type Candidate, candidates, type Term } from "../../fit/attributes.ts";
import { type FittedCard, fitCard, totalBy } from "../../fit/fit-card.ts";
import { publishedSettings } from "../../fit/objective.ts";
import { byGroup, fittedModel, type Sample } from "../../fit/samples.ts";
import { auc } from "../auc.ts";
import { crossed, foldOf, INNER_FOLDS } from "./folds.ts";

export interface ChosenCard {
  terms: readonly Term[];
  fitted: FittedCard;
}

/** Fewer pairs and steps than the published card has: dozens of cards are compared. Their AUC differs by some 0.005. */
export const comparedSettings = { ...publishedSettings, pairs: 2_000, iterations: 200 };
export const quick = { ...publishedSettings, pairs: 1_000, iterations: 200 };
/** What an attribute must add to the mean AUC of the inner folds. */
const LEAST_GAIN = 0.002;
/** The quantiles of an attribute's values that its knots are near. */
const QUANTILES = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * A card of which everything is chosen on these samples: attributes one after the other, each the one that adds most to the
 * AUC of the inner folds, their knots at quantiles, and their points, as those of the published card are fitted.
 */
export function chooseCard(samples: readonly Sample[]): ChosenCard {
  const { card } = fittedModel();
  let terms: Term[] = [];
  let reached = 0;
  const left = new Map(candidates.map((one) => [one.name, withKnots(one, samples)]));
  while (left.size > 0) {
    const tried = [...left.values()]
      .filter(({ knots }) => knots.length > 1)
      .map((term) => ({ term, quality: innerQuality(samples, [...terms, term]) }))
      .sort((a, b) => b.quality - a.quality || (a.term.name < b.term.name ? -1 : 1));
    const [best] = tried;
    if (!best || best.quality < reached + LEAST_GAIN) break;
    terms = [...terms, best.term];
    reached = best.quality;
    left.delete(best.term.name);
  }
  return { terms, fitted: fitCard(samples, terms, card, publishedSettings) };
}

/** A predictor of totals by a card of given attributes and knots. */
export function trainCard(terms: readonly Term[], settings = comparedSettings) {
  const { card } = fittedModel();
  return (samples: readonly Sample[]) => {
    const fitted = fitCard(samples, terms, card, settings);
    return (sample: Sample) => totalBy(fitted, terms, sample, card);
  };
}

/** The mean AUC of the groups. */
export function meanAuc(samples: readonly Sample[], values: readonly number[]): number {
  const areas = [...byGroup(samples.map((one, i) => ({ ...one, value: values[i] ?? 0 }))).values()].map((group) => {
    const of = (fraud: boolean) => group.filter((one) => one.fraud === fraud).map((one) => one.value);
    return auc(of(false), of(true))?.auc ?? 0.5;
  });
  return areas.reduce((sum, area) => sum + area, 0) / areas.length;
}

function innerQuality(samples: readonly Sample[], terms: readonly Term[]): number {
  const partOf = ({ address }: Sample) => foldOf(address, INNER_FOLDS, "inner");
  return meanAuc(samples, crossed(samples, partOf, trainCard(terms, quick)));
}

/** Knots at the most frequent value and at quantiles of the others, rounded to one digit. */
export function withKnots(candidate: Candidate, samples: readonly Sample[]): Term {
  const { card } = fittedModel();
  const values = samples.map(({ facts }) => candidate.value(facts, card)).sort((a, b) => a - b);
  const common = mostFrequent(values);
  const others = values.filter((value) => value !== common);
  const knots = [common, ...QUANTILES.map((part) => others[Math.floor(part * (others.length - 1))] ?? common)];
  return { ...candidate, knots: [...new Set(knots.map(roundKnot))].sort((a, b) => a - b) };
}

/** The smallest of several equally frequent ones. Values in ascending order. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

function roundKnot(value: number): number {
  return value <= 0 ? 0 : Number(value.toPrecision(1));
}
