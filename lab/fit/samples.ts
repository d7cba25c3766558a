import { groupBy } from "../../lib/core/group-by.ts";
import { costOf } from "../../lib/engine/card-points.ts";
import { categoryRows } from "../../lib/engine/categories.ts";
import {
  categories,
  currentModel,
  type Model,
  maxOf,
  models,
  type ScoreFacts,
  scorePoints,
} from "../../lib/engine/index.ts";
import { measuredAt } from "../../lib/engine/numbers/days.ts";
import { ONE } from "../../lib/engine/numbers/fixed-point.ts";
import type { Scorecard } from "../../lib/engine/scorecard.ts";
import { type Cutoff, cutoffs, isRanked, observe } from "../validity/measure.ts";
import type { RecordedWallet } from "../validity/read-histories.ts";
import type { SeenFacts } from "./attributes.ts";

/** A wallet with a score at one time. */
export interface Sample {
  address: string;
  /** The year of its first recorded transaction. */
  year: number;
  /** Wallets are compared with others of the same cohort at the same time. */
  group: string;
  fraud: boolean;
  facts: SeenFacts;
  /** Points of each category at full trust, not rounded. */
  full: readonly number[];
  /** The most points that its gas and balance pay for. */
  paid: number;
  /** Its points under model 2. */
  before: number;
}

/** The model whose curves and constants a card is fitted for, and its card. Throws if the model has none. */
export function fittedModel(): { model: Model; card: Scorecard } {
  const { card } = currentModel.spec;
  if (!card) throw new Error("the newest model has no scorecard");
  return { model: currentModel, card };
}

/** The ranked wallets at both times, ordered by group and address: the order of the input changes nothing. */
export function samplesOf(wallets: readonly RecordedWallet[]): Sample[] {
  const { model } = fittedModel();
  const years = new Map(wallets.map((one) => [one.address, new Date(one.firstAt * 1_000).getUTCFullYear()]));
  const observations = observe(wallets, model);
  const samples = (Object.keys(cutoffs) as Cutoff[]).flatMap((cutoff) =>
    observations[cutoff].filter(isRanked).map(({ address, cohort, fraud, facts }): Sample => {
      const year = years.get(address) ?? 0;
      return { address, year, group: `${cohort}, ${cutoff}`, fraud, ...pointsAtFullTrust(facts, model) };
    }),
  );
  return samples.sort((a, b) => compare(a.group, b.group) || compare(a.address, b.address));
}

function pointsAtFullTrust(facts: ScoreFacts, model: Model): Pick<Sample, "facts" | "full" | "paid" | "before"> {
  const { gates = [] } = model.spec;
  const now = measuredAt(facts);
  const closed = gates.filter((gate) => costOf(facts, now, gate) < gate.cost);
  return {
    facts,
    full: categories.map(
      (category) =>
        (maxOf(model.spec, category) * categoryRows[category].curve(facts, model.spec, measuredAt(facts))) / ONE,
    ),
    paid: Math.min(Number.POSITIVE_INFINITY, ...closed.map((gate) => gate.from - 1)),
    before: before(facts),
  };
}

function before(facts: ScoreFacts): number {
  const model = models["2"];
  if (!model) throw new Error("model 2 is gone");
  return scorePoints(facts, model).total;
}

/** The total of a sample at a trust between 0 and 1, as the engine rounds it. */
export function totalAt({ full, paid }: Pick<Sample, "full" | "paid">, trust: number): number {
  // Curves are parts per million, so that products are off by less than this in floating point.
  const total = full.reduce((sum, points) => sum + Math.floor(points * trust + 1e-9), 0);
  return Math.min(total, paid);
}

/** The groups of samples, by name. */
export function byGroup<T extends { group: string }>(samples: readonly T[]): Map<string, T[]> {
  return groupBy(samples, ({ group }) => group);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
