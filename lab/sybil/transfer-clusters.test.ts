import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterSuspicion, type TransferGraph } from "./transfer-clusters.ts";

function graphOf(addresses: number, transfers: readonly (readonly [number, number])[]): TransferGraph {
  const side = (i: 0 | 1) => Int32Array.from(transfers, (transfer) => transfer[i]);
  return { addresses, from: side(0), to: side(1) };
}

const numbersTo = (end: number) => Array.from({ length: end }, (_, i) => i);
const chain = (length: number) => numbersTo(length - 1).map((i) => [i, i + 1] as const);
const suspect = (addresses: number, transfers: readonly (readonly [number, number])[], members: readonly number[]) => [
  ...clusterSuspicion(graphOf(addresses, transfers), Int32Array.from(members)),
];

test("a longer chain of members that pay each other is more suspicious", () => {
  const first = (length: number) => suspect(100, chain(length), numbersTo(100))[0] ?? 0;
  const found = [1, 2, 5, 10, 41, 80].map(first);
  expect(found.slice(1).every((value, i) => i === 0 || value > (found[i] ?? 0) || value === found.at(-1))).toBe(true);
  expect(found[4]).toBeGreaterThan(900);
  expect(found[2]).toBeLessThan(600);
});

test("counterparties of any kind lower a member's suspicion and no one else's", () => {
  const cluster = chain(10);
  const outside = numbersTo(40).map((i) => [0, 10 + i] as const);
  const before = suspect(50, cluster, numbersTo(10));
  const after = suspect(50, [...cluster, ...outside], numbersTo(10));
  expect(after[0]).toBeLessThan(before[0] ?? 0);
  expect(after.slice(1)).toEqual(before.slice(1));
});

test("a service that pays many members links none of them, and an outsider never links", () => {
  const members = numbersTo(60);
  const service = members.slice(1).map((i) => [0, i] as const);
  const outsider = members.map((i) => [60, i] as const);
  const alone = suspect(61, [[1, 60]], members)[1];
  expect(suspect(61, service, members)[1]).toBe(alone);
  expect(suspect(61, outsider, members)[1]).toBe(alone);
});

test("neither order, direction nor repetition of transfers matters, and every value is from 0 to 1000", () => {
  const transfer = fc.tuple(fc.nat({ max: 29 }), fc.nat({ max: 29 }));
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 80 }), fc.integer(), (transfers, seed) => {
      const members = numbersTo(20);
      const expected = suspect(30, transfers, members);
      const turned = transfers.map(([a, b], i) => ((i + seed) % 2 === 0 ? ([b, a] as const) : ([a, b] as const)));
      expect(suspect(30, [...turned.toReversed(), ...transfers], members)).toEqual(expected);
      expect(expected.every((value) => value >= 0 && value <= 1_000)).toBe(true);
    }),
    { seed: 1, numRuns: 300 },
  );
});
