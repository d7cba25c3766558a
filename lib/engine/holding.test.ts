import { expect, test } from "vitest";
import { heldFacts, hold, newHolding } from "./holding.ts";

const UNIT = 10n ** 18n;
const flow = (received: bigint, sent: bigint) => ({ in: received * UNIT, out: sent * UNIT });
/** What days with transfers hold, in units times days. */
function held(days: readonly [day: number, received: bigint, sent: bigint][], width = 1): string {
  const holding = newHolding();
  for (const [day, received, sent] of days) hold(holding, day, width, flow(received, sent));
  return heldFacts([{ holding, micro: (wei) => wei / UNIT }]).balanceTime;
}

test("a balance counts from the day after it came to the day before it leaves", () => {
  expect(held([[100, 5n, 0n]])).toBe("0");
  expect(
    held([
      [100, 5n, 0n],
      [110, 0n, 5n],
    ]),
  ).toBe(String(5 * 9));
  expect(
    held([
      [100, 5n, 0n],
      [110, 0n, 2n],
      [120, 1n, 0n],
    ]),
  ).toBe(String(5 * 9 + 3 + 3 * 9 + 3));
});

test("value that passes through, or is there at midnight alone, is not held", () => {
  expect(held([[100, 7n, 7n]])).toBe("0");
  // It comes before midnight and leaves after it, day after day.
  expect(
    held([[100, 7n, 0n], ...Array.from({ length: 30 }, (_, i) => [101 + i, 7n, 7n] as [number, bigint, bigint])]),
  ).toBe("0");
});

test("wide buckets hold no more than their days would", () => {
  const days: [number, bigint, bigint][] = [
    [96, 5n, 0n],
    [100, 0n, 1n],
    [104, 2n, 0n],
  ];
  expect(BigInt(held(days, 4))).toBeLessThanOrEqual(BigInt(held(days)));
});

test("value that a contract paid is not seen, and leaves no debt", () => {
  const holding = newHolding();
  hold(holding, 100, 1, flow(0n, 3n));
  hold(holding, 101, 1, flow(2n, 0n));
  expect(heldFacts([{ holding, micro: (wei) => wei / UNIT }])).toMatchObject({ balance: "2", heldUntil: 102 * 86_400 });
});
