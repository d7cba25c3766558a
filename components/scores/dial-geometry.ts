/** The sum of all categories, without bonuses. */
export const FULL_SCORE = 1_300;

// Three quarters of a circle, open at the bottom.
const START = (-135 * Math.PI) / 180;
const SWEEP = (270 * Math.PI) / 180;

/** The angle of a number of points in radians, clockwise from the top, within the dial. */
export function dialAngle(points: number): number {
  return START + SWEEP * Math.min(1, Math.max(0, points / FULL_SCORE));
}

/** A point of the dial, relative to its centre. Rounded, so that server and browser render the same. */
export function dialPoint(angle: number, radius: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}
