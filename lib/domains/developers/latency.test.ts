import fc from "fast-check";
import { expect, it } from "vitest";
import { latencyBucket, latencyEnds, noLatencies, percentile } from "./latency.ts";

function count(latencies: readonly number[]): number[] {
  const counts = noLatencies();
  for (const ms of latencies) counts[latencyBucket(ms)] = (counts[latencyBucket(ms)] ?? 0) + 1;
  return counts;
}

it("the buckets double every second one, from a quarter of a millisecond to 23 seconds", () => {
  expect(latencyEnds).toHaveLength(34);
  expect(latencyEnds.filter((_, i) => i % 2 === 0).slice(0, 4)).toEqual([0.25, 0.5, 1, 2]);
  expect(Math.floor(latencyEnds.at(-1) ?? 0)).toBe(23_170);
});

it("there is no percentile of nothing", () => {
  expect(percentile(noLatencies(), 0.5)).toBeNull();
});

it("a percentile lies in the bucket of the true one", () => {
  const latency = fc.double({ min: 0, max: 60_000, noNaN: true });
  const shares = fc.constantFrom(0.5, 0.95, 1);
  fc.assert(
    fc.property(fc.array(latency, { minLength: 1, maxLength: 200 }), shares, (latencies, share) => {
      const sorted = latencies.toSorted((a, b) => a - b);
      const bucket = latencyBucket(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
      const estimate = percentile(count(latencies), share) ?? -1;
      // Rounded to a hundredth of a millisecond.
      expect(estimate).toBeGreaterThanOrEqual((latencyEnds[bucket - 1] ?? 0) - 0.005);
      expect(estimate).toBeLessThanOrEqual((latencyEnds[bucket] ?? latencyEnds.at(-1) ?? 0) + 0.005);
    }),
  );
});
