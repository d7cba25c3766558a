import fc from "fast-check";
import { expect, test } from "vitest";
import { conditionOf, describeCondition, distance, isDecidedFrom, satisfies } from "./condition.ts";
import { comparisons } from "./policy-schema.ts";

const number = fc.integer({ min: 0, max: 50 });

test("a negated comparison is satisfied exactly where the plain one is not", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...comparisons),
      number,
      fc.array(number, { minLength: 1, maxLength: 3 }),
      (cmp, actual, list) => {
        const value = cmp === "in" ? list : (list[0] ?? 0);
        const rule = { module: "total" as const, cmp, value };
        expect(satisfies(conditionOf({ ...rule, negate: true }), actual)).toBe(!satisfies(conditionOf(rule), actual));
      },
    ),
  );
});

test("a count is decided exactly where every greater count has the same outcome", () => {
  const half = fc.integer({ min: 0, max: 100 }).map((value) => value / 2);
  const list = fc.array(half, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...comparisons), fc.boolean(), number, list, (cmp, negate, count, values) => {
      const value = cmp === "in" ? values : (values[0] ?? 0);
      const condition = conditionOf({ module: "attestation", cmp, value, negate });
      const later = Array.from({ length: 60 }, (_, more) => satisfies(condition, count + more));
      expect(isDecidedFrom(condition, count)).toBe(new Set(later).size === 1);
    }),
  );
});

test("tiers and identity states compare by their order, amounts without losing a digit", () => {
  const gold = conditionOf({ module: "tier", cmp: "gte", value: "gold" });
  expect(["silver", "gold", "platinum"].map((tier) => satisfies(gold, tier))).toEqual([false, true, true]);
  const minted = conditionOf({ module: "identity", cmp: "gt", value: "none" });
  expect(["none", "minted", "activated"].map((state) => satisfies(minted, state))).toEqual([false, true, true]);
  const amount = conditionOf({ module: "token", cmp: "gt", value: "9007199254740992000000000000000000" });
  expect(satisfies(amount, 9007199254740992000000000000000001n)).toBe(true);
  expect(satisfies(amount, 9007199254740992000000000000000000n)).toBe(false);
});

test("a value moved by its distance satisfies the condition, and moved by less does not", () => {
  fc.assert(
    fc.property(fc.constantFrom("gte", "gt", "lte", "lt", "eq"), number, number, (cmp, actual, value) => {
      const condition = conditionOf({ module: "total", cmp, value });
      const gap = distance(condition, actual, 0);
      if (typeof gap !== "number") throw new Error("a total has a distance");
      expect(gap === 0).toBe(satisfies(condition, actual));
      const sign = actual < value || cmp === "gt" ? 1 : -1;
      expect(satisfies(condition, actual + sign * gap)).toBe(true);
      if (gap > 0) expect(satisfies(condition, actual + sign * (gap - 1))).toBe(false);
    }),
  );
});

test("a tier's distance is the points to the nearest tier that satisfies the condition", () => {
  const tier = (cmp: "gte" | "lt" | "eq", value: string, total: number) =>
    distance(conditionOf({ module: "tier", cmp, value }), "", total);
  expect(tier("gte", "gold", 450)).toBe(50);
  expect(tier("gte", "gold", 501)).toBe(0);
  expect(tier("lt", "silver", 350)).toBe(51);
  expect(tier("eq", "silver", 700)).toBe(201);
});

test("a condition is described in words", () => {
  expect(describeCondition(conditionOf({ module: "total", cmp: "gte", value: 300 }))).toBe("at least 300");
  expect(describeCondition(conditionOf({ module: "tier", cmp: "in", value: ["gold", "silver"], negate: true }))).toBe(
    "none of gold, silver",
  );
  expect(describeCondition(conditionOf({ module: "total", cmp: "eq", value: 300 }))).toBe("exactly 300");
  expect(describeCondition(conditionOf({ module: "tier", cmp: "eq", value: "gold" }))).toBe("gold");
  expect(describeCondition(conditionOf({ module: "tier", cmp: "ne", value: "gold" }))).toBe("anything but gold");
});
