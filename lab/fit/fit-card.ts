import { groupBy } from "../../lib/core/group-by.ts";
import type { ScoreFacts } from "../../lib/engine/score-facts.ts";
import type { Scorecard } from "../../lib/engine/scorecard.ts";
import { createRandom } from "../../scripts/simulation/prng.ts";
import { givenMonths, type Months, type Term } from "./attributes.ts";
import { designOf } from "./design.ts";
import { minimize } from "./minimize.ts";
import { type FitSettings, objectiveOf } from "./objective.ts";
import { type Sample, totalAt } from "./samples.ts";

type Knot = readonly [value: number, permille: number];

/** A fitted card: points in permille of trust. */
export interface FittedCard {
  base: number;
  attributes: Record<string, readonly Knot[]>;
}

const SEED = 20_261_129;
/** Where the search starts: a wallet without attributes has this trust, and each step between knots this weight. */
const START = { base: 0.6, weight: 0.1 };

/** Fit the points of the terms on the samples. The same samples in any order of wallets give the same card. */
export function fitCard(
  samples: readonly Sample[],
  terms: readonly Term[],
  card: Scorecard,
  settings: FitSettings,
): FittedCard {
  return rounded(terms, weightsOf(samples, terms, card, settings), settings.months);
}

/** The mean of the points that are fitted on so many samples of the wallets, drawn with replacement, and then rounded. */
export function fitBagged(
  samples: readonly Sample[],
  terms: readonly Term[],
  card: Scorecard,
  settings: FitSettings,
  bags: number,
): FittedCard {
  const random = createRandom(SEED);
  const byWallet = [...groupBy(samples, ({ address }) => address).values()];
  const fits = Array.from({ length: bags }, () =>
    weightsOf(
      byWallet.flatMap(() => random.pick(byWallet)),
      terms,
      card,
      settings,
    ),
  );
  const mean = (fits[0] ?? new Float64Array()).map(
    (_, i) => fits.reduce((sum, one) => sum + (one[i] ?? 0), 0) / fits.length,
  );
  return rounded(terms, mean, settings.months);
}

function weightsOf(
  samples: readonly Sample[],
  terms: readonly Term[],
  card: Scorecard,
  settings: FitSettings,
): Float64Array {
  const design = designOf(samples, terms, card, settings.months);
  const start = new Float64Array(design.columns).fill(START.weight);
  start[design.columns - 1] = START.base;
  const high = new Float64Array(design.columns).fill(1);
  const bounds = { low: new Float64Array(design.columns), high };
  return minimize(objectiveOf(samples, design, settings), start, bounds, settings.iterations);
}

function rounded(terms: readonly Term[], weights: Float64Array, months: Months = givenMonths): FittedCard {
  const attributes: Record<string, readonly Knot[]> = { activeMonths: months };
  let column = 0;
  for (const { name, knots, rises } of terms) {
    let sum = 0;
    attributes[name] = knots.map((value, i): Knot => {
      if (i > 0) sum += weights[column++] ?? 0;
      const permille = Math.min(1_000, Math.round(sum * 1_000));
      return [value, rises || permille === 0 ? permille : -permille];
    });
  }
  return { base: Math.round((weights[column] ?? 0) * 1_000), attributes };
}

/** The text of the card's file. */
export function cardText({ base, attributes }: FittedCard): string {
  const lines = Object.entries(attributes).map(
    ([name, knots]) => `    "${name}": [${knots.map(([value, permille]) => `[${value}, ${permille}]`).join(", ")}]`,
  );
  return `{\n  "base": ${base},\n  "attributes": {\n${lines.join(",\n")}\n  }\n}\n`;
}

/** Trust of facts by a fitted card, between the card's least and 1. */
export function trustBy(fitted: FittedCard, terms: readonly Term[], facts: ScoreFacts, card: Scorecard): number {
  const earned = terms.map(({ name, value }) => permilleAt(fitted.attributes[name] ?? [], value(facts, card)));
  const months = permilleAt(fitted.attributes.activeMonths ?? [], facts.activeMonths);
  const permille = earned.reduce((sum, points) => sum + points, fitted.base + months);
  return Math.max(card.least, Math.min(1_000, permille)) / 1_000;
}

/** The points of an attribute at a value, on straight lines between its knots. */
function permilleAt(knots: readonly Knot[], at: number): number {
  let [before] = knots;
  for (const knot of knots) {
    if (at < knot[0]) {
      if (!before || at < before[0]) return before?.[1] ?? 0;
      return before[1] + ((knot[1] - before[1]) * (at - before[0])) / (knot[0] - before[0]);
    }
    before = knot;
  }
  return before?.[1] ?? 0;
}

/** The total of a sample by a fitted card. */
export function totalBy(fitted: FittedCard, terms: readonly Term[], sample: Sample, card: Scorecard): number {
  return totalAt(sample, trustBy(fitted, terms, sample.facts, card));
}
