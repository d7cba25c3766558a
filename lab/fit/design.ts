import type { ScoreFacts } from "../../lib/engine/score-facts.ts";
import type { Scorecard } from "../../lib/engine/scorecard.ts";
import { givenMonths, honestActs, type Months, type Term } from "./attributes.ts";
import type { Sample } from "./samples.ts";

/**
 * Trust of every sample is linear in the weights: `given` + the row of the sample × the weights. Each column is the share of
 * the way between two neighbouring knots of an attribute that the sample has gone, negative where the attribute costs trust,
 * so that weights of at least 0 make points monotone. The last column is the base.
 */
export interface Design {
  columns: number;
  rows: readonly Float64Array[];
  /** The rows of honest wallets after each of the {@link honestActs}, where it changes them. */
  rowsAfter: readonly { sample: number; row: Float64Array }[];
  given: Float64Array;
  /** Of each column but the last: the share of samples whose value lies beyond the one knot and not beyond the other. */
  support: Float64Array;
}

export function designOf(
  samples: readonly Sample[],
  terms: readonly Term[],
  card: Scorecard,
  months: Months = givenMonths,
): Design {
  const rows = samples.map(({ facts }) => row(facts, terms, card));
  const rowsAfter = honestActs.flatMap((act) =>
    samples.flatMap(({ fraud, facts }, sample) => {
      const after = fraud ? rows[sample] : row(act(facts), terms, card);
      return after?.some((value, column) => value !== rows[sample]?.[column]) ? [{ sample, row: after }] : [];
    }),
  );
  return {
    columns: terms.reduce((sum, { knots }) => sum + knots.length - 1, 1),
    rows,
    rowsAfter,
    given: Float64Array.from(samples, ({ facts }) => givenTo(facts, months)),
    support: supportOf(samples, terms, card),
  };
}

function supportOf(samples: readonly Sample[], terms: readonly Term[], card: Scorecard): Float64Array {
  const shares = terms.flatMap(({ knots, value }) => {
    const values = samples.map(({ facts }) => value(facts, card));
    return knots.slice(1).map((to, i) => {
      const isLast = i === knots.length - 2;
      const inside = values.filter((at) => at > (knots[i] ?? 0) && (isLast || at <= to));
      return inside.length / samples.length;
    });
  });
  return Float64Array.from(shares);
}

function row(facts: ScoreFacts, terms: readonly Term[], card: Scorecard): Float64Array {
  const shares = terms.flatMap(({ knots, rises, value }) => {
    const at = value(facts, card);
    return knots.slice(1).map((to, i) => (rises ? 1 : -1) * gone(at, knots[i] ?? 0, to));
  });
  return Float64Array.from([...shares, 1]);
}

/** The share of the way from one value to another, 0 to 1. */
function gone(at: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (at - from) / (to - from)));
}

function givenTo({ activeMonths }: ScoreFacts, [[from], [to, permille]]: Months): number {
  return (gone(activeMonths, from, to) * permille) / 1_000;
}

/** Trust before it is bounded. */
export function trustOf(row: Float64Array, given: number, weights: Float64Array): number {
  let trust = given;
  for (let i = 0; i < row.length; i++) trust += (row[i] ?? 0) * (weights[i] ?? 0);
  return trust;
}
