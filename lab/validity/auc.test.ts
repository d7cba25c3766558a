import fc from "fast-check";
import { expect, test } from "vitest";
import { auc } from "./auc.ts";

const scores = fc.array(fc.nat({ max: 40 }), { minLength: 2, maxLength: 40 });

test("the area is the chance that a positive beats a negative, ties counted half", () => {
  fc.assert(
    fc.property(scores, scores, (positives, negatives) => {
      const found = auc(positives, negatives);
      let wins = 0;
      for (const p of positives) for (const n of negatives) wins += p > n ? 1 : p === n ? 0.5 : 0;
      if (new Set([...positives, ...negatives]).size === 1) expect(found).toBeNull();
      else expect(found?.auc).toBeCloseTo(wins / (positives.length * negatives.length), 10);
    }),
    { seed: 20_260_105, numRuns: 300 },
  );
});

test("the interval holds the area, within 0 and 1, and narrows with more of the same", () => {
  const positives = [3, 5, 6, 8, 9, 4];
  const negatives = [1, 2, 5, 4, 7];
  const few = auc(positives, negatives);
  const many = auc(
    Array.from({ length: 20 }, () => positives).flat(),
    Array.from({ length: 20 }, () => negatives).flat(),
  );
  expect(few && many).not.toBeNull();
  if (!few || !many) return;
  expect(few.low).toBeLessThan(few.auc);
  expect(few.high).toBeGreaterThan(few.auc);
  expect(few.high).toBeLessThanOrEqual(1);
  expect(many.auc).toBeCloseTo(few.auc, 10);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
});

test("DeLong's standard error agrees with its definition on a worked example", () => {
  // Placements of the positives: 1, 1/2, 1; of the negatives: 1, 2/3. Variances 1/12 and 1/18.
  const found = auc([4, 2, 5], [1, 3]);
  const error = Math.sqrt(1 / 12 / 3 + 1 / 18 / 2);
  expect(found?.auc).toBeCloseTo(5 / 6, 12);
  expect(found?.low).toBeCloseTo(5 / 6 - 1.959964 * error, 12);
  expect(found?.high).toBe(1);
});

test("nothing to measure is null: one group missing, or one value for all", () => {
  expect(auc([1], [2, 3])).toBeNull();
  expect(auc([0, 0], [0, 0, 0])).toBeNull();
});
