import fc from "fast-check";
import { expect, test } from "vitest";
import { all, any, atLeast, not, type Outcome, outcomes } from "./kleene.ts";

const parts = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 });

/** Every way the unknown parts could turn out. */
function worlds(from: readonly Outcome[]): boolean[][] {
  const [first, ...rest] = from;
  if (first === undefined) return [[]];
  const values = first === "indeterminate" ? [true, false] : [first === "pass"];
  return worlds(rest).flatMap((world) => values.map((value) => [value, ...world]));
}

/** What a truth table says: pass or fail where all worlds agree. */
function judged(from: readonly Outcome[], holds: (world: readonly boolean[]) => boolean): Outcome {
  const verdicts = new Set(worlds(from).map(holds));
  if (verdicts.size > 1) return "indeterminate";
  return verdicts.has(true) ? "pass" : "fail";
}

test("all, any and at least n say what every way the unknown could turn out agrees on, and nothing else", () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 6 }), (from, n) => {
      expect(all(from)).toBe(judged(from, (world) => world.every(Boolean)));
      expect(any(from)).toBe(judged(from, (world) => world.some(Boolean)));
      expect(atLeast(n, from)).toBe(judged(from, (world) => world.filter(Boolean).length >= n));
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

test("not keeps what could not be checked, and any is the dual of all", () => {
  expect(outcomes.map(not)).toEqual(["fail", "pass", "indeterminate"]);
  fc.assert(
    fc.property(parts, (from) => {
      expect(any(from)).toBe(not(all(from.map(not))));
    }),
  );
});
