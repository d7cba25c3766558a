import fc from "fast-check";
import { expect, test } from "vitest";
import { addPoints, createHistogram, percentileOf, placeAt, rankOf } from "./histogram.ts";

function histogramOf(points: readonly number[]) {
  const histogram = createHistogram();
  for (const one of points) addPoints(histogram, one, 1);
  return histogram;
}

test("ranks and places are those of the sorted points", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 40 }),
      fc.array(fc.nat(600)),
      (points, gone) => {
        const histogram = histogramOf([...points, ...gone]);
        for (const one of gone) addPoints(histogram, one, -1);
        const sorted = points.toSorted((a, b) => b - a);
        for (const [position, one] of sorted.entries()) {
          const first = sorted.indexOf(one);
          expect(rankOf(histogram, one)).toBe(first + 1);
          expect(placeAt(histogram, position)).toEqual({ points: one, skip: position - first });
        }
        expect([placeAt(histogram, -1), placeAt(histogram, sorted.length)]).toEqual([null, null]);
      },
    ),
  );
});

test("a percentile is rounded half up to two decimals, and is 100 for a sole subject", () => {
  expect(percentileOf(histogramOf([5]), 5)).toBe(100);
  // Three equals below one: each of the equals has (0 + 2/2)/3 below, the first (3 + 0)/3.
  const histogram = histogramOf([5, 5, 5, 9]);
  expect([percentileOf(histogram, 5), percentileOf(histogram, 9)]).toEqual([33.33, 100]);
});

test("points that no score can have are refused", () => {
  expect(() => histogramOf([40_000])).toThrow(RangeError);
  expect(() => histogramOf([-1])).toThrow(RangeError);
});
