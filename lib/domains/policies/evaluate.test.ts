import fc from "fast-check";
import { expect, test } from "vitest";
import { combine } from "./evaluate.ts";
import { type Outcome, outcomes } from "./schemas.ts";

const parts = fc.array(fc.constantFrom(...outcomes), { minLength: 1, maxLength: 6 });
const rule = { module: "total" as const, cmp: "gte" as const, value: 1 };
const groupOf = (op: "all" | "any" | "atLeast", size: number, n?: number) => ({
  op,
  n,
  rules: Array.from({ length: size }, () => rule),
});

/** Every way the indeterminate parts could turn out. */
function worlds(from: readonly Outcome[]): boolean[][] {
  const [first, ...rest] = from;
  if (first === undefined) return [[]];
  const values = first === "indeterminate" ? [true, false] : [first === "pass"];
  return worlds(rest).flatMap((world) => values.map((value) => [value, ...world]));
}

/** What a truth table says: pass or fail where all worlds agree. */
function expected(from: readonly Outcome[], holds: (world: readonly boolean[]) => boolean): Outcome {
  const verdicts = new Set(worlds(from).map(holds));
  if (verdicts.size > 1) return "indeterminate";
  return verdicts.has(true) ? "pass" : "fail";
}

test("all, any and at least n have the outcome that every way the indeterminate parts could turn out agrees on", () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 6 }), (from, n) => {
      const size = from.length;
      expect(combine(groupOf("all", size), from)).toBe(expected(from, (world) => world.every(Boolean)));
      expect(combine(groupOf("any", size), from)).toBe(expected(from, (world) => world.some(Boolean)));
      const passing = (world: readonly boolean[]) => world.filter(Boolean).length;
      expect(combine(groupOf("atLeast", size, n), from)).toBe(expected(from, (world) => passing(world) >= n));
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

test("groups combine the outcomes of their rules in order, at any depth", () => {
  const policy = { op: "all" as const, rules: [rule, { op: "any" as const, rules: [rule, rule] }, rule] };
  expect(combine(policy, ["pass", "fail", "pass", "pass"])).toBe("pass");
  expect(combine(policy, ["pass", "fail", "indeterminate", "pass"])).toBe("indeterminate");
  expect(combine(policy, ["pass", "fail", "fail", "indeterminate"])).toBe("fail");
});
