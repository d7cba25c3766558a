/** A function's value at a point; writes its gradient. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

export interface Bounds {
  low: Float64Array;
  high: Float64Array;
}

/** Steps whose values a new one is compared with: the method may rise for a while. */
const REMEMBERED = 10;
const SUFFICIENT = 1e-4;
const SHORTEST = 1e-10;
const LONGEST = 1e10;

/**
 * The minimum of a smooth function between bounds, by the spectral projected gradient method of Birgin, Martínez and Raydan,
 * "Nonmonotone Spectral Projected Gradient Methods on Convex Sets" (SIAM Journal on Optimization 10, 2000). It stops after
 * `iterations` steps or where no step leads down; returns the best point met.
 */
export function minimize(objective: Objective, start: Float64Array, bounds: Bounds, iterations: number): Float64Array {
  let point = projected(start, bounds);
  let gradient: Float64Array = new Float64Array(point.length);
  let value = objective(point, gradient);
  let best = { point, value };
  let length = 1 / Math.max(1e-3, largest(gradient));
  const recent = [value];
  for (let step = 0; step < iterations; step++) {
    const direction = minus(projected(along(point, gradient, -length), bounds), point);
    const slope = dot(direction, gradient);
    if (slope > -1e-14) break;
    const found = search(objective, point, direction, slope, Math.max(...recent));
    if (!found) break;
    const moved = minus(found.point, point);
    const turned = dot(moved, minus(found.gradient, gradient));
    length = turned <= 0 ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, dot(moved, moved) / turned));
    ({ point, gradient, value } = found);
    if (value < best.value) best = { point, value };
    recent.push(value);
    if (recent.length > REMEMBERED) recent.shift();
  }
  return best.point;
}

/** The first point on the way that lies low enough, with quadratic interpolation between trials. */
function search(objective: Objective, from: Float64Array, direction: Float64Array, slope: number, highest: number) {
  for (let part = 1; part > 1e-12; ) {
    const point = along(from, direction, part);
    const gradient = new Float64Array(point.length);
    const value = objective(point, gradient);
    if (value <= highest + SUFFICIENT * part * slope) return { point, gradient, value };
    const guess = (-0.5 * part * part * slope) / (value - highest - part * slope);
    part = guess >= 0.1 * part && guess <= 0.9 * part ? guess : part / 2;
  }
  return null;
}

function projected(point: Float64Array, { low, high }: Bounds): Float64Array {
  return point.map((value, i) => Math.min(high[i] ?? value, Math.max(low[i] ?? value, value)));
}

function along(point: Float64Array, direction: Float64Array, part: number): Float64Array {
  return point.map((value, i) => value + part * (direction[i] ?? 0));
}

function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, i) => value - (b[i] ?? 0));
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
