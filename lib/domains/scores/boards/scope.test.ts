import fc from "fast-check";
import { expect, test } from "vitest";
import { addressNumber } from "../../../../tests/factories/scores.ts";
import { addressAt, findRow } from "./address-table.ts";
import { boardCategories } from "./board-category.ts";
import { buildOrders } from "./build-orders.ts";
import { percentileOf, rankOf } from "./histogram.ts";
import { rowsFrom } from "./ordered-rows.ts";
import { type BoardScore, createScope, histogramOf, putScore, removeScore, type Scope } from "./scope.ts";

// Few subjects, points and times, so that ties of every kind are common.
const subjects = Array.from({ length: 40 }, (_, index) => addressNumber(index * 7919 + 3));
const score: fc.Arbitrary<BoardScore> = fc.record({
  subject: fc.constantFrom(...subjects),
  points: fc.array(fc.integer({ min: 0, max: 4 }), {
    minLength: boardCategories.length,
    maxLength: boardCategories.length,
  }),
  ranked: fc.boolean(),
  status: fc.constantFrom("final", "provisional", "partial"),
  unavailable: fc.constant(0),
  reachedAt: fc.integer({ min: 0, max: 3 }),
  updatedAt: fc.constant(0),
});
const step = fc.oneof({ weight: 5, arbitrary: score }, { weight: 1, arbitrary: fc.constantFrom(...subjects) });

function applyTo(scope: Scope, current: Map<string, BoardScore>, change: BoardScore | string): void {
  if (typeof change === "string") {
    removeScore(scope, change);
    current.delete(change);
  } else {
    putScore(scope, change);
    current.set(change.subject, change);
  }
}

/** The board as its definition says, by comparing every subject with every other. */
function bruteForce(current: Map<string, BoardScore>, board: number) {
  const points = (one: BoardScore) => one.points[board] ?? 0;
  const ranked = [...current.values()].filter((one) => one.ranked);
  return ranked
    .sort((a, b) => points(b) - points(a) || a.reachedAt - b.reachedAt || (a.subject < b.subject ? -1 : 1))
    .map((one) => {
      const above = ranked.filter((other) => points(other) > points(one)).length;
      const below = ranked.filter((other) => points(other) < points(one)).length;
      const equals = ranked.length - above - below - 1;
      const percentile = ranked.length === 1 ? 100 : (100 * (below + equals / 2)) / (ranked.length - 1);
      return { subject: one.subject, rank: above + 1, percentile };
    });
}

function rowsOf(scope: Scope, board: number, offset: number, limit: number) {
  const order = scope.orders?.[board];
  if (!order) throw new Error("not built");
  return rowsFrom(order, offset, limit);
}

function expectBoards(scope: Scope, current: Map<string, BoardScore>): void {
  for (const board of boardCategories.keys()) {
    const expected = bruteForce(current, board);
    const rows = rowsOf(scope, board, 0, 1000);
    expect(rows.map((row) => addressAt(scope.addresses, row))).toEqual(expected.map((one) => one.subject));
    const histogram = histogramOf(scope, board);
    for (const [place, row] of rows.entries()) {
      const points = scope.points[board]?.[row] ?? -1;
      expect(rankOf(histogram, points)).toBe(expected[place]?.rank);
      const percentile = percentileOf(histogram, points);
      expect(Math.abs(percentile - (expected[place]?.percentile ?? -1))).toBeLessThan(0.005_001);
      expect(percentile).toBe(Number(percentile.toFixed(2)));
    }
  }
}

test("after any changes every board has the order, ranks and percentiles of its definition", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.array(step, { maxLength: 60 }), (before, after) => {
      const scope = createScope();
      const current = new Map<string, BoardScore>();
      for (const change of before) applyTo(scope, current, change);
      buildOrders(scope);
      expectBoards(scope, current);
      for (const change of after) applyTo(scope, current, change);
      expectBoards(scope, current);
    }),
    { numRuns: 150 },
  );
});

test("pages put together are the board, each row once, at any size of page", () => {
  const scope = createScope();
  buildOrders(scope);
  for (let index = 0; index < 5000; index++) {
    // A permutation of 0…4999, in which most points are equal.
    const number = (index * 2741) % 5000;
    putScore(scope, made(number, number % 3));
  }
  const whole = rowsOf(scope, 0, 0, 5000);
  for (const size of [1, 7, 100, 701, 1024]) {
    const pages: number[] = [];
    for (let offset = 0; offset < 5000; offset += size) pages.push(...rowsOf(scope, 0, offset, size));
    expect(pages).toEqual(whole);
  }
  expect(rowsOf(scope, 0, 5000, 10)).toEqual([]);
});

test("a board of many chunks stays sorted while rows are removed and inserted", () => {
  const scope = createScope();
  for (let index = 0; index < 4000; index++) putScore(scope, made(index, index % 900));
  buildOrders(scope);
  const current = new Map<string, BoardScore>();
  for (let index = 0; index < 4000; index++) current.set(addressNumber(index), made(index, index % 900));
  for (let index = 0; index < 4000; index += 3) applyTo(scope, current, made(index, (index * 31) % 1000));
  for (let index = 0; index < 4000; index += 2) applyTo(scope, current, addressNumber(index));
  const expected = [...current.values()].sort(
    (a, b) => (b.points[0] ?? 0) - (a.points[0] ?? 0) || (a.subject < b.subject ? -1 : 1),
  );
  const addresses = rowsOf(scope, 0, 0, 4000).map((row) => addressAt(scope.addresses, row));
  expect(addresses).toEqual(expected.map((one) => one.subject));
});

test("a percentile is rounded half up to two decimals, and is 100 for a sole subject", () => {
  const scope = createScope();
  putScore(scope, made(0, 5));
  expect(percentileOf(histogramOf(scope, 0), 5)).toBe(100);
  for (let index = 1; index <= 3; index++) putScore(scope, made(index, index === 3 ? 9 : 5));
  // Three equals below one: each of the equals has (0 + 2/2)/3 below, the first (3 + 0)/3.
  expect(percentileOf(histogramOf(scope, 0), 5)).toBe(33.33);
  expect(percentileOf(histogramOf(scope, 0), 9)).toBe(100);
});

test("a subject is found by its address and no other", () => {
  const scope = createScope();
  for (let index = 0; index < 3000; index++) putScore(scope, made(index * 2, 0));
  for (let index = 0; index < 6000; index++) {
    const row = findRow(scope.addresses, addressNumber(index));
    if (index % 2 === 1) expect(row).toBe(-1);
    else expect(addressAt(scope.addresses, row)).toBe(addressNumber(index));
  }
});

test("points beyond a column's range are refused", () => {
  expect(() => putScore(createScope(), made(1, 70_000))).toThrow(RangeError);
});

function made(number: number, points: number): BoardScore {
  return {
    subject: addressNumber(number),
    points: boardCategories.map(() => points),
    ranked: true,
    status: "final",
    unavailable: 0,
    reachedAt: 0,
    updatedAt: 0,
  };
}
