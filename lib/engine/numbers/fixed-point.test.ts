import fc from "fast-check";
import { expect, test } from "vitest";
import { LOG_BITS, log2, ONE, ramp, saturate, share, times } from "./fixed-point.ts";

const seed = { seed: 20_260_101, numRuns: 500 };
const curve = fc.record({ k: fc.integer({ min: 1, max: 10 ** 9 }), cap: fc.integer({ min: 1, max: 10 ** 12 }) });

test("log2 is exact on powers of two", () => {
  for (let n = 0n; n < 200n; n++) expect(log2(1n << n)).toBe(n << BigInt(LOG_BITS));
  expect(() => log2(0n)).toThrow(RangeError);
});

test("log2 agrees with Math.log2 to eleven digits", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 52n }), (value) => {
      expect(Math.abs(Number(log2(value)) / 2 ** LOG_BITS - Math.log2(Number(value)))).toBeLessThan(1e-11);
    }),
    seed,
  );
});

test("log2 never falls as its argument grows, however large", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 256n }), fc.bigInt({ min: 0n, max: 2n ** 40n }), (value, more) => {
      expect(log2(value + more) >= log2(value)).toBe(true);
    }),
    seed,
  );
});

test("the saturating curve is ln(1 + x/k) / ln(1 + cap/k), within two millionths", () => {
  fc.assert(
    fc.property(curve, fc.nat({ max: 10 ** 12 }), ({ k, cap }, x) => {
      const expected = Math.min(1, Math.log1p(x / k) / Math.log1p(cap / k));
      // Where cap is far below k the quotient of two tiny logarithms is coarser.
      const tolerance = 2e-6 + (1e-11 * k) / cap;
      expect(Math.abs(saturate(x, { k, cap }) / ONE - expected)).toBeLessThan(tolerance);
    }),
    seed,
  );
});

test("where the formula gives a half, the saturating curve gives it or the millionth below, as docs/scoring.md says", () => {
  expect(saturate(2, { k: 1, cap: 8 })).toBe(499_999);
  for (const { k, x } of [1, 2, 10, 30, 180].flatMap((k) => [1, 2, 5].map((times) => ({ k, x: k * times })))) {
    // ln(1 + cap/k) is twice ln(1 + x/k).
    const cap = (x * x) / k + 2 * x;
    expect([499_999, 500_000]).toContain(saturate(x, { k, cap }));
  }
});

test("the saturating curve starts at 0, ends at 1 and never falls", () => {
  fc.assert(
    fc.property(curve, fc.nat({ max: 10 ** 12 }), fc.nat({ max: 10 ** 6 }), (bounds, x, more) => {
      expect(saturate(x + more, bounds)).toBeGreaterThanOrEqual(saturate(x, bounds));
      expect(saturate(0, bounds)).toBe(0);
      expect(saturate(-x, bounds)).toBe(0);
      expect(saturate(bounds.cap, bounds)).toBe(ONE);
    }),
    seed,
  );
});

test("ramps, shares and products stay between 0 and 1 and grow with what they measure", () => {
  const part = fc.integer({ min: 0, max: ONE });
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      expect(times(a, b)).toBe(Math.floor((a * b) / ONE));
      expect(times(a, Math.max(b, c))).toBeGreaterThanOrEqual(times(a, Math.min(b, c)));
      expect(share(a, a + b)).toBeLessThanOrEqual(ONE);
      expect(share(a + c, a + b + c)).toBeGreaterThanOrEqual(share(a, a + b));
      const bounds = { from: 100_000, to: 700_000 };
      expect(ramp(Math.max(a, b), bounds)).toBeGreaterThanOrEqual(ramp(Math.min(a, b), bounds));
    }),
    seed,
  );
  expect(share(1, 0)).toBe(0);
  expect(ramp(400_000, { from: 100_000, to: 700_000 })).toBe(500_000);
});
