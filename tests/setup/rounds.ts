/** `THOROUGH=true npm test` runs every round of the long tests. */
export const isThorough = process.env.THOROUGH === "true";

/** How often a long test repeats: `few` times in an ordinary run, `all` times in a thorough one. */
export function rounds(few: number, all: number): number {
  return isThorough ? all : few;
}
