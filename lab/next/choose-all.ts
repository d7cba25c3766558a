import type { Months, Term } from "../fit/attributes.ts";
import { type FittedCard, fitBagged } from "../fit/fit-card.ts";
import { type FitSettings, publishedSettings } from "../fit/objective.ts";
import { fittedModel, type Sample } from "../fit/samples.ts";
import { meanAuc, quick, trainCard, withKnots } from "../validity/nested/choose-card.ts";
import { crossed, foldOf, INNER_FOLDS } from "../validity/nested/folds.ts";
import type { Family } from "./families.ts";

/** A card with all that was chosen for it. */
export interface Choice {
  terms: readonly Term[];
  settings: FitSettings;
  fitted: FittedCard;
}

/** What an attribute must add to the mean AUC of the inner folds. */
const LEAST_GAIN = 0.002;
const BAGS = 10;
const GOLD = 500;
/** The share of gold under model 2 that months must keep. */
const GOLD_SHARE = 0.95;
/** Settings that are compared, all with all. */
const smoothings = [0, 3e-5, 3e-4, 3e-3];
const keeps = [1, publishedSettings.keep];
const noMonths: Months = [
  [4, 0],
  [9, 0],
];

/**
 * A card of which everything is chosen on these samples: how each attribute is counted, which of them, their direction and knots, how much
 * points are smoothed, what months are given, and the points. What stays as it is are promises, not estimates: what an honest act may cost,
 * and the points at full trust.
 */
export function chooseAll(samples: readonly Sample[], families: readonly Family[]): Choice {
  const { card } = fittedModel();
  const partOf = ({ address }: Sample) => foldOf(address, INNER_FOLDS, "inner");
  const totals = (terms: readonly Term[], settings: FitSettings) =>
    crossed(samples, partOf, trainCard(terms, settings));
  const quality = (terms: readonly Term[], settings: FitSettings) => meanAuc(samples, totals(terms, settings));
  const terms = chooseTerms(samples, families, (some) => quality(some, { ...quick, months: noMonths }));
  const smoothed = smoothings.flatMap((smooth) =>
    keeps.map((keep): FitSettings => ({ ...quick, smooth, keep, months: noMonths })),
  );
  const { smooth = 0, keep } = best(smoothed, (settings) => quality(terms, settings));
  const months = chooseMonths(samples, (given) => totals(terms, { ...quick, smooth, keep, months: given }));
  const settings = { ...publishedSettings, pairs: 2_000, iterations: 300, smooth, keep, months };
  return { terms, settings, fitted: fitBagged(samples, terms, card, settings, BAGS) };
}

/** Of each family one way to count it, one family after the other, while one adds enough. */
function chooseTerms(
  samples: readonly Sample[],
  families: readonly Family[],
  quality: (terms: readonly Term[]) => number,
): Term[] {
  let left = families.map((family) =>
    family.map((one) => withKnots(one, samples)).filter(({ knots }) => knots.length > 1),
  );
  let terms: Term[] = [];
  for (let reached = 0; ; ) {
    const tried = left.flatMap((family) => family.map((term) => ({ family, term })));
    if (tried.length === 0) return terms;
    const values = new Map(tried.map((one) => [one, quality([...terms, one.term])]));
    const { family, term } = best(tried, (one) => values.get(one) ?? 0);
    const most = Math.max(...values.values());
    if (most < reached + LEAST_GAIN) return terms;
    reached = most;
    terms = [...terms, term];
    left = left.filter((one) => one !== family);
  }
}

/** The fewest points for months by which gold stays gold on unseen wallets; where none keeps enough, those that keep most. */
function chooseMonths(samples: readonly Sample[], totals: (months: Months) => readonly number[]): Months {
  const gold = [...samples.entries()].filter(([, { fraud, before }]) => !fraud && before >= GOLD);
  const options = [0, 100, 200, 300, 400, 500].flatMap((most) =>
    (most === 0 ? [9] : [9, 12]).map(
      (to): Months => [
        [4, 0],
        [to, most],
      ],
    ),
  );
  const stays = (months: Months) => {
    const values = totals(months);
    return gold.filter(([i]) => (values[i] ?? 0) >= GOLD).length / Math.max(1, gold.length);
  };
  const shares = new Map<Months, number>();
  for (const months of options) {
    const part = stays(months);
    if (part >= GOLD_SHARE) return months;
    shares.set(months, part);
  }
  return best(options, (months) => shares.get(months) ?? 0);
}

/** The first of those with the highest value. */
function best<T>(options: readonly T[], value: (one: T) => number): T {
  const values = options.map(value);
  const found = options[values.indexOf(Math.max(...values))];
  if (found === undefined) throw new Error("there is nothing to choose from");
  return found;
}
