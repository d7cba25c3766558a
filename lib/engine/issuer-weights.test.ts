import fc from "fast-check";
import { expect, test } from "vitest";
import { FULL_WEIGHT, issuerWeights, trustRules, type Vouch } from "./issuer-weights.ts";
import { currentModel } from "./model.ts";
import { maxOf } from "./model-spec.ts";
import { ONE, saturate } from "./numbers/fixed-point.ts";

const rich = (names: readonly string[]) => new Map(names.map((name) => [name, 1_000]));

/** Everyone vouches for everyone else. */
function ring(names: readonly string[]): Vouch[] {
  return names.flatMap((issuer) => names.filter((one) => one !== issuer).map((subject) => ({ issuer, subject })));
}

test("a ring that vouches only for itself has no weight, however large and active", () => {
  const sybils = Array.from({ length: 50 }, (_, index) => `sybil${index}`);
  const weights = issuerWeights({ seeds: new Set(["seed"]), vouches: ring(sybils), points: rich(sybils) });
  expect([...weights]).toEqual([["seed", FULL_WEIGHT]]);
});

test("one vouch for a ring is divided among its members: together they weigh less than its issuer", () => {
  const sybils = Array.from({ length: 50 }, (_, index) => `sybil${index}`);
  const vouches = [...ring(sybils), { issuer: "seed", subject: "sybil0" }];
  const weights = issuerWeights({ seeds: new Set(["seed"]), vouches, points: rich(sybils) });
  const together = sybils.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  expect(weights.get("sybil0")).toBeGreaterThan(0);
  expect(together).toBeLessThanOrEqual(FULL_WEIGHT);
});

test("a subject vouched for by a seed is weighed by its own points; without points it has no weight", () => {
  const vouches = ["active", "beginner", "empty"].map((subject) => ({ issuer: "seed", subject }));
  const points = new Map([
    ["active", trustRules.fullPoints],
    ["beginner", trustRules.fullPoints / 5],
  ]);
  const weights = issuerWeights({ seeds: new Set(["seed"]), vouches, points });
  expect(Object.fromEntries(weights)).toEqual({ seed: 1_000, active: 166, beginner: 33 });
});

test("several seeds vouch a subject up to full trust, and trust decreases with each step", () => {
  const chain = ["a", "b", "c", "d"];
  const vouches = [
    ...["s1", "s2", "s3"].map((issuer) => ({ issuer, subject: "a" })),
    ...chain.slice(1).map((subject, index) => ({ issuer: chain[index] ?? "", subject })),
  ];
  const weights = issuerWeights({ seeds: new Set(["s1", "s2", "s3"]), vouches, points: rich(chain) });
  expect(chain.map((name) => weights.get(name))).toEqual([1_000, 500, 250, 125]);
});

test("an issuer that vouches for many weighs less for each, and so does a seed", () => {
  const everybody = Array.from({ length: 40 }, (_, index) => `one${index}`);
  const vouches = [
    ...["s1", "s2", "s3"].map((issuer) => ({ issuer, subject: "generous" })),
    ...everybody.map((subject) => ({ issuer: "generous", subject })),
    ...everybody.map((subject) => ({ issuer: "s1", subject })),
  ];
  const weights = issuerWeights({ seeds: new Set(["s1", "s2", "s3"]), vouches, points: rich(["generous"]) });
  expect(weights.get("s1")).toBe(Math.floor((FULL_WEIGHT * 10) / 41));
  expect(weights.get("s2")).toBe(FULL_WEIGHT);
  expect(weights.get("generous")).toBeLessThanOrEqual(FULL_WEIGHT / 2);
});

test("a bribed seed that vouches for a thousand gives each less than a point, and one that vouches for millions still weighs", () => {
  const vouchesOf = (count: number): Vouch[] =>
    Array.from({ length: count }, (_, n) => ({ issuer: "seed", subject: `one${n}` }));
  const weightFor = (count: number) =>
    issuerWeights({ seeds: new Set(["seed"]), vouches: vouchesOf(count), points: new Map() }).get("seed") ?? 0;
  const { social } = currentModel.spec;
  const points = (weight: number) => (maxOf(currentModel.spec, "social") * saturate(weight, social.weight)) / ONE;
  expect(points(weightFor(1_000))).toBeLessThan(1);
  expect(weightFor(10)).toBe(FULL_WEIGHT);
  expect(weightFor(20_000)).toBe(1);
});

const names = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `n${index}`));
const graph = fc.record({
  seeds: fc.uniqueArray(names, { minLength: 1, maxLength: 3 }).map((list) => new Set(list)),
  vouches: fc.array(fc.record({ issuer: names, subject: names }), { maxLength: 60 }),
  points: fc.dictionary(names, fc.integer({ min: 0, max: 1_150 })).map((one) => new Map(Object.entries(one))),
});

test("order and repetition of vouches, and vouches for oneself, change nothing", () => {
  fc.assert(
    fc.property(graph, names, (input, self) => {
      const twice = [...input.vouches, ...input.vouches].reverse();
      const again = issuerWeights({ ...input, vouches: [...twice, { issuer: self, subject: self }] });
      expect([...again]).toEqual([...issuerWeights(input)]);
    }),
  );
});

test("all others together never weigh more than the seeds", () => {
  fc.assert(
    fc.property(graph, (input) => {
      const weights = issuerWeights(input);
      const others = [...weights].filter(([name]) => !input.seeds.has(name)).reduce((sum, [, one]) => sum + one, 0);
      expect(others).toBeLessThanOrEqual(FULL_WEIGHT * input.seeds.size);
    }),
  );
});
