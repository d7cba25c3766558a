import { createRandom } from "../../scripts/simulation/prng.ts";
import type { Months } from "./attributes.ts";
import { type Design, trustOf } from "./design.ts";
import type { Objective } from "./minimize.ts";
import { byGroup, type Sample } from "./samples.ts";

export interface FitSettings {
  /** How much a loss by an honest act weighs against the separation of honest wallets from frauds. */
  lossPenalty: number;
  /** What typical honest wallets keep of their points under model 2. */
  keep: number;
  /** Pairs of an honest wallet and a fraud, drawn for each group. */
  pairs: number;
  /** Steps of the search for the minimum. */
  iterations: number;
  /** What months are given; as published if absent. */
  months?: Months;
  /** The weight of a ridge that is divided by each column's support: where few samples lie, points stay near the neighbours'. */
  smooth?: number;
}

export const publishedSettings: FitSettings = { lossPenalty: 0.004, keep: 1.37, pairs: 6_000, iterations: 500 };

/** Points between two wallets that count as clearly distinguished. */
const SCALE = 25;
/** Points that an act may cost; below the promise of 5, since points are rounded. */
const ALLOWED_LOSS = 4.5;
const KEEP_WEIGHT = 20;
const RIDGE = 1e-4;
const LEAST_SUPPORT = 0.01;
/** Sharpness of the smooth bounds of trust: within 0.02 of the true ones. */
const SHARPNESS = 40;
const SEED = 20_261_122;

/** Samples whose mean must reach a number of points. */
interface Typical {
  members: readonly number[];
  points: number;
}

interface Terms {
  design: Design;
  full: Float64Array;
  /** Honest samples. */
  honest: number;
  pairs: Int32Array;
  typical: readonly Typical[];
  settings: FitSettings;
}

/**
 * What a card is fitted to: the mean logistic loss of the total over pairs of an honest wallet and a fraud of one group (a
 * smooth stand-in for 1 - AUC; Burges et al., "Learning to Rank using Gradient Descent", ICML 2005), a little ridge, and two
 * penalties: for what honest acts cost honest wallets, and for typical honest wallets that fall below their old points.
 */
export function objectiveOf(samples: readonly Sample[], design: Design, settings: FitSettings): Objective {
  const terms: Terms = {
    design,
    full: Float64Array.from(samples, ({ full }) => full.reduce((sum, points) => sum + points, 0)),
    honest: samples.filter(({ fraud }) => !fraud).length,
    pairs: drawPairs(samples, settings.pairs),
    typical: typicalOf(samples, settings.keep),
    settings,
  };
  return (weights, gradient) => {
    const points = pointsOf(terms, weights);
    const slopes = new Float64Array(samples.length);
    let loss = addPairs(terms, points.values, slopes);
    loss += addTypical(terms, points.values, slopes);
    gradient.fill(0);
    loss += addLosses(terms, points.values, slopes, { weights, gradient });
    addGradient(gradient, design.rows, slopes, points.slopes);
    for (let i = 0; i < weights.length - 1; i++) {
      const weight = weights[i] ?? 0;
      const ridge = RIDGE + (settings.smooth ?? 0) / Math.max(LEAST_SUPPORT, design.support[i] ?? 1);
      loss += ridge * weight * weight;
      gradient[i] = (gradient[i] ?? 0) + 2 * ridge * weight;
    }
    return loss;
  };
}

function drawPairs(samples: readonly Sample[], each: number): Int32Array {
  const random = createRandom(SEED);
  const pairs: number[] = [];
  const indexed = samples.map(({ group, fraud }, index) => ({ group, fraud, index }));
  for (const group of byGroup(indexed).values()) {
    const honest = group.filter(({ fraud }) => !fraud);
    const frauds = group.filter(({ fraud }) => fraud);
    if (honest.length === 0 || frauds.length === 0) continue;
    for (let i = 0; i < each; i++) pairs.push(random.pick(honest).index, random.pick(frauds).index);
  }
  return Int32Array.from(pairs);
}

/** Of each group, the honest wallets in the middle fifth by their points under model 2. */
function typicalOf(samples: readonly Sample[], keep: number): Typical[] {
  const indexed = samples.map(({ group, fraud, before }, index) => ({ group, fraud, before, index }));
  return [...byGroup(indexed).values()].flatMap((group) => {
    const ordered = group.filter(({ fraud }) => !fraud).sort((a, b) => a.before - b.before || a.index - b.index);
    const middle = ordered.slice(Math.floor(ordered.length * 0.4), Math.ceil(ordered.length * 0.6));
    if (middle.length === 0) return [];
    const mean = middle.reduce((sum, { before }) => sum + before, 0) / middle.length;
    return [{ members: middle.map(({ index }) => index), points: keep * mean }];
  });
}

/** Points of every sample, and how they change with its trust. */
function pointsOf(terms: Terms, weights: Float64Array) {
  const { rows } = terms.design;
  const values = new Float64Array(rows.length);
  const slopes = new Float64Array(rows.length);
  rows.forEach((row, i) => {
    const { value, slope } = pointsBy(terms, i, row, weights);
    values[i] = value;
    slopes[i] = slope;
  });
  return { values, slopes };
}

function pointsBy({ design, full }: Terms, sample: number, row: Float64Array, weights: Float64Array) {
  const { value, slope } = boundSmoothly(trustOf(row, design.given[sample] ?? 0, weights));
  return { value: (full[sample] ?? 0) * value, slope: (full[sample] ?? 0) * slope };
}

/** A number bounded to 0 and 1 without a corner, so that its slope says where to go. */
function boundSmoothly(trust: number): { value: number; slope: number } {
  const low = softplus(SHARPNESS * trust) / SHARPNESS;
  const value = 1 - softplus(SHARPNESS * (1 - low)) / SHARPNESS;
  return { value, slope: logistic(SHARPNESS * trust) * logistic(SHARPNESS * (1 - low)) };
}

function addPairs({ pairs }: Terms, points: Float64Array, slopes: Float64Array): number {
  const count = pairs.length / 2;
  let loss = 0;
  for (let i = 0; i < pairs.length; i += 2) {
    const honest = pairs[i] ?? 0;
    const fraud = pairs[i + 1] ?? 0;
    const apart = ((points[honest] ?? 0) - (points[fraud] ?? 0)) / SCALE;
    loss += softplus(-apart) / count;
    const slope = -logistic(-apart) / SCALE / count;
    slopes[honest] = (slopes[honest] ?? 0) + slope;
    slopes[fraud] = (slopes[fraud] ?? 0) - slope;
  }
  return loss;
}

function addLosses(
  terms: Terms,
  points: Float64Array,
  slopes: Float64Array,
  { weights, gradient }: { weights: Float64Array; gradient: Float64Array },
): number {
  const penalty = terms.settings.lossPenalty / terms.honest;
  let loss = 0;
  for (const { sample, row } of terms.design.rowsAfter) {
    const after = pointsBy(terms, sample, row, weights);
    const excess = (points[sample] ?? 0) - after.value - ALLOWED_LOSS;
    if (excess <= 0) continue;
    loss += penalty * excess * excess;
    slopes[sample] = (slopes[sample] ?? 0) + 2 * penalty * excess;
    addRow(gradient, row, -2 * penalty * excess * after.slope);
  }
  return loss;
}

function addTypical({ typical }: Terms, points: Float64Array, slopes: Float64Array): number {
  let loss = 0;
  for (const { members, points: wanted } of typical) {
    const mean = members.reduce((sum, i) => sum + (points[i] ?? 0), 0) / members.length;
    const short = Math.max(0, wanted - mean) / wanted;
    loss += KEEP_WEIGHT * short * short;
    for (const i of members) slopes[i] = (slopes[i] ?? 0) - (2 * KEEP_WEIGHT * short) / wanted / members.length;
  }
  return loss;
}

function addGradient(
  gradient: Float64Array,
  rows: readonly Float64Array[],
  slopes: Float64Array,
  inner: Float64Array,
): void {
  rows.forEach((row, i) => {
    addRow(gradient, row, (slopes[i] ?? 0) * (inner[i] ?? 0));
  });
}

function addRow(gradient: Float64Array, row: Float64Array, slope: number): void {
  if (slope === 0) return;
  for (let j = 0; j < row.length; j++) gradient[j] = (gradient[j] ?? 0) + slope * (row[j] ?? 0);
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** ln(1 + e^x). */
function softplus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}
