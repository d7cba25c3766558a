import type { ScoreFacts } from "../../../lib/engine/index.ts";
import { minimize } from "../../fit/minimize.ts";
import { byGroup, type Sample } from "../../fit/samples.ts";

const RIDGE = 1e-3;
const ITERATIONS = 200;

/** The plainest score: fewest senders. */
export function fewestSenders(): (sample: Sample) => number {
  return ({ facts }) => -facts.senders;
}

/** Fourteen ratios of a wallet's facts. */
export function ratiosOf(facts: ScoreFacts): number[] {
  const { sent, failed, received, senders, strangers, counterparties, contracts, returned, activeDays } = facts;
  const [valueIn, valueOut, passedOn, roundTrip] = [facts.valueIn, facts.valueOut, facts.passedOn, facts.roundTrip].map(
    (micro) => Number(micro) / 1e6,
  ) as [number, number, number, number]; // As many as given.
  const span = ((facts.lastSentAt ?? 0) - (facts.firstSentAt ?? 0)) / 86_400;
  return [
    failed / (sent + failed + 5),
    (facts.topPartner?.sent ?? 0) / (sent + 3),
    (facts.busiest?.sent ?? 0) / (sent + 5),
    strangers / (senders + 2),
    sent / (sent + received + 3),
    passedOn / (valueIn + 0.1),
    Math.log1p(valueIn / (received + 1)),
    Math.log1p(valueOut / (sent + 1)),
    counterparties / (sent + 3),
    contracts / (counterparties + 3),
    returned / (counterparties + 3),
    activeDays / (span + 10),
    facts.tokensMoved / (sent + 3),
    roundTrip / (valueOut + 0.1),
  ];
}

/** Logistic regression over the ratios, standardised, with ridge; honest wallets and frauds of each group weigh the same. */
export function logistic(samples: readonly Sample[]): (sample: Sample) => number {
  const raw = samples.map(({ facts }) => ratiosOf(facts));
  const scale = scaleOf(raw);
  const rows = raw.map((row) => [...scale(row), 1]);
  const weights = weightsOf(samples);
  const columns = rows[0]?.length ?? 0;
  const free = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
  const fitted = minimize(
    (point, gradient) => {
      gradient.fill(0);
      let loss = 0;
      rows.forEach((row, i) => {
        const sign = samples[i]?.fraud ? -1 : 1;
        const weight = weights[i] ?? 0;
        const margin = sign * dot(row, point);
        loss += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
        const slope = (-sign * weight) / (1 + Math.exp(margin));
        row.forEach((value, j) => {
          gradient[j] = (gradient[j] ?? 0) + slope * value;
        });
      });
      point.forEach((value, j) => {
        loss += RIDGE * value * value;
        gradient[j] = (gradient[j] ?? 0) + 2 * RIDGE * value;
      });
      return loss;
    },
    new Float64Array(columns),
    { low: free.map((bound) => -bound), high: free },
    ITERATIONS,
  );
  return ({ facts }) => dot([...scale(ratiosOf(facts)), 1], fitted);
}

/** Weights of samples: honest wallets and frauds of each group have the same sum, and all together 1. */
export function weightsOf(samples: readonly Sample[]): number[] {
  const groups = byGroup(samples);
  const count = new Map(
    [...groups].map(([name, group]) => [
      name,
      [false, true].map((fraud) => group.filter((one) => one.fraud === fraud).length),
    ]),
  );
  return samples.map(({ group, fraud }) => 1 / ((count.get(group)?.[fraud ? 1 : 0] ?? 1) * 2 * groups.size));
}

/** Makes each column's mean 0 and its standard deviation 1. */
function scaleOf(rows: readonly (readonly number[])[]): (row: readonly number[]) => number[] {
  const columns = (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? 0));
  const means = columns.map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
    return { mean, deviation: Math.sqrt(variance) || 1 };
  });
  return (row) => row.map((value, j) => (value - (means[j]?.mean ?? 0)) / (means[j]?.deviation ?? 1));
}

function dot(a: readonly number[], b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
