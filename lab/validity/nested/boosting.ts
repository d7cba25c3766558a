import { candidates } from "../../fit/attributes.ts";
import { fittedModel, type Sample } from "../../fit/samples.ts";
import { ratiosOf, weightsOf } from "./baselines.ts";

// Usual settings, not tuned on these wallets.
const TREES = 200;
const DEPTH = 3;
const RATE = 0.05;
const BINS = 32;
const RIDGE = 1;
/** The least second derivative of the loss on each side of a split; a sample of mean weight has at most a quarter. */
const LEAST_SIDE = 2;

type Tree = { value: number } | { column: number; bound: number; low: Tree; high: Tree };

interface Table {
  /** Values by column. */
  columns: readonly Float64Array[];
  /** The bounds that a column can be split at, in ascending order: a value is low if it is at most the bound. */
  bounds: readonly (readonly number[])[];
  /** The bin of each value: how many bounds lie below it. */
  bins: readonly Uint8Array[];
}

/** First and second derivative of the loss of each sample. */
interface Slopes {
  first: Float64Array;
  second: Float64Array;
}

/**
 * Gradient boosting of trees for the logistic loss (Friedman, "Greedy Function Approximation: A Gradient Boosting Machine",
 * Annals of Statistics 29, 2001) over the ratios and all attributes that a card can have: an upper bound of what these facts
 * tell, without constraints or explanation. Honest wallets and frauds of each group weigh the same.
 */
export function boosted(samples: readonly Sample[]): (sample: Sample) => number {
  const table = tableOf(samples.map(valuesOf));
  const weights = weightsOf(samples).map((weight) => weight * samples.length);
  const scores = new Float64Array(samples.length);
  const slopes: Slopes = { first: new Float64Array(samples.length), second: new Float64Array(samples.length) };
  const trees = Array.from({ length: TREES }, () => {
    samples.forEach(({ fraud }, i) => {
      const honest = 1 / (1 + Math.exp(-(scores[i] ?? 0)));
      slopes.first[i] = (weights[i] ?? 0) * ((fraud ? 0 : 1) - honest);
      slopes.second[i] = (weights[i] ?? 0) * honest * (1 - honest);
    });
    const members = Int32Array.from(samples.keys());
    return grow(table, slopes, members, DEPTH, (leaf, value) => {
      for (const i of leaf) scores[i] = (scores[i] ?? 0) + value;
    });
  });
  return (sample) => {
    const values = valuesOf(sample);
    return trees.reduce((sum, tree) => sum + leafOf(tree, values), 0);
  };
}

function valuesOf({ facts }: Sample): number[] {
  const { card } = fittedModel();
  return [...ratiosOf(facts), facts.activeMonths, facts.sent, ...candidates.map(({ value }) => value(facts, card))];
}

function tableOf(rows: readonly (readonly number[])[]): Table {
  const columns = (rows[0] ?? []).map((_, column) => Float64Array.from(rows, (row) => row[column] ?? 0));
  const bounds = columns.map((column) => {
    const sorted = column.toSorted();
    const at = Array.from({ length: BINS - 1 }, (_, n) => sorted[Math.floor(((n + 1) * sorted.length) / BINS)] ?? 0);
    return [...new Set(at)];
  });
  const bins = columns.map((column, c) =>
    Uint8Array.from(column, (value) => bounds[c]?.filter((bound) => bound < value).length ?? 0),
  );
  return { columns, bounds, bins };
}

/** Grow a tree over the members, and give each leaf's members and value to `settle`. */
function grow(
  table: Table,
  slopes: Slopes,
  members: Int32Array,
  depth: number,
  settle: (leaf: Int32Array, value: number) => void,
): Tree {
  const split = depth > 0 ? bestSplit(table, slopes, members) : null;
  if (!split) {
    const { first, second } = sumOf(slopes, members);
    const value = (RATE * first) / (second + RIDGE);
    settle(members, value);
    return { value };
  }
  const { column, bound } = split;
  const isLow = (i: number) => (table.columns[column]?.[i] ?? 0) <= bound;
  const low = grow(table, slopes, members.filter(isLow), depth - 1, settle);
  const high = grow(
    table,
    slopes,
    members.filter((i) => !isLow(i)),
    depth - 1,
    settle,
  );
  return { column, bound, low, high };
}

/** The split that lowers the loss most; null if none does. */
function bestSplit({ bounds, bins }: Table, slopes: Slopes, members: Int32Array) {
  const all = sumOf(slopes, members);
  let best: { column: number; bound: number } | null = null;
  let most = gainOf(all) + 1e-9;
  bins.forEach((column, c) => {
    const first = new Float64Array(BINS);
    const second = new Float64Array(BINS);
    for (const i of members) {
      const bin = column[i] ?? 0;
      first[bin] = (first[bin] ?? 0) + (slopes.first[i] ?? 0);
      second[bin] = (second[bin] ?? 0) + (slopes.second[i] ?? 0);
    }
    const low = { first: 0, second: 0 };
    bounds[c]?.forEach((bound, bin) => {
      low.first += first[bin] ?? 0;
      low.second += second[bin] ?? 0;
      const high = { first: all.first - low.first, second: all.second - low.second };
      if (low.second < LEAST_SIDE || high.second < LEAST_SIDE) return;
      const gain = gainOf(low) + gainOf(high);
      if (gain > most) {
        most = gain;
        best = { column: c, bound };
      }
    });
  });
  return best as { column: number; bound: number } | null; // Assigned in a callback, which control flow does not see.
}

function gainOf({ first, second }: { first: number; second: number }): number {
  return (first * first) / (second + RIDGE);
}

function sumOf(slopes: Slopes, members: Int32Array): { first: number; second: number } {
  let [first, second] = [0, 0];
  for (const i of members) {
    first += slopes.first[i] ?? 0;
    second += slopes.second[i] ?? 0;
  }
  return { first, second };
}

function leafOf(tree: Tree, values: readonly number[]): number {
  let node = tree;
  while (!("value" in node)) node = (values[node.column] ?? 0) <= node.bound ? node.low : node.high;
  return node.value;
}
