/** `THOROUGH=true npm test` runs every round of the long tests. */
export const isThorough = process.env.THOROUGH === "true";

/** `EXHAUSTIVE=true npm test -- tests/real-nodes tests/providers/random-faults.test.ts` takes every node and every seed. */
export const isExhaustive = process.env.EXHAUSTIVE === "true";

/** `HOSTING=true npm test -- tests/ops` runs what an operator does, as CI does. */
export const isHosting = process.env.HOSTING === "true";

/** How often a long test repeats: `few` times in an ordinary run, `all` times in a thorough one. */
export function rounds(few: number, all: number): number {
  return isThorough ? all : few;
}
