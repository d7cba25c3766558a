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

/** Fewer pairs and steps than the published card has: dozens of cards are compared. Their AUC differs by less than 0.005. */
export const comparedSettings = { ...publishedSettings, pairs: 2_000, iterations: 100 };
const quick = { ...publishedSettings, pairs: 1_000, iterations: 50 };
/** What an attribute must add to the mean AUC of the inner folds. */
const LEAST_GAIN = 0.002;
/** The quantiles of an attribute that its knots are near. */
const QUANTILES = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * A card of which everything is chosen on these samples: attributes one after the other, each the one that adds most to the
 * AUC of the inner folds, their knots at quantiles, and their points.
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
  return { terms, fitted: fitCard(samples, terms, card, comparedSettings) };
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

/** Knots at quantiles of the samples, rounded to 1, 2 or 5 times a power of ten. */
function withKnots(candidate: Candidate, samples: readonly Sample[]): Term {
  const { card } = fittedModel();
  const values = samples.map(({ facts }) => candidate.value(facts, card)).sort((a, b) => a - b);
  const at = QUANTILES.map((part) => roundKnot(values[Math.floor(part * (values.length - 1))] ?? 0));
  const most = roundKnot(values.at(-1) ?? 0);
  const knots = [...new Set(at)].sort((a, b) => a - b);
  // An attribute that most wallets do not have needs a second knot where it begins to matter.
  if (knots.length === 1 && most > (knots[0] ?? 0)) knots.push(most);
  return { ...candidate, knots };
}

function roundKnot(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const near = [1, 2, 5, 10].reduce((best, step) =>
    Math.abs(step * power - value) < Math.abs(best * power - value) ? step : best,
  );
  return Math.round(near * power);
}
