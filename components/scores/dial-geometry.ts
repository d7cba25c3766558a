/** Points of all categories together, before bonuses. */
export const FULL_SCORE = 1_300;

/** A dial is three quarters of a circle, open below. */
const START = (-135 * Math.PI) / 180;
const SWEEP = (270 * Math.PI) / 180;

/** The angle of a number of points, clockwise from the top; what lies outside stays at the ends. */
export function dialAngle(points: number): number {
  return START + SWEEP * Math.min(1, Math.max(0, points / FULL_SCORE));
}

/** A point of the dial around its middle. Rounded, so that server and browser write the same. */
export function dialPoint(angle: number, radius: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}
