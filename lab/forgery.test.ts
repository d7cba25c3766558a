import { beforeAll, expect, test } from "vitest";
import { showsCode } from "../lib/chain/gas.ts";
import { currentModel, type Model, models } from "../lib/engine/index.ts";
import { type Bounds, boundedCounts, boundsOf, brokenBounds, readBounds, withSmallGrid } from "./forgery/bounds.ts";
import { catalogue } from "./forgery/catalogue.ts";
import { ring } from "./forgery/families/capital-ring.ts";
import { passingRing } from "./forgery/families/passing-ring.ts";
import type { Family } from "./forgery/family.ts";
import { type Level, levelsOf, type Population, readHonest, sampleFolder } from "./forgery/honest.ts";
import { measureFamily } from "./forgery/measure.ts";
import { emptyBill, gasUsed, priceOf } from "./forgery/prices.ts";
import { scoreAttempt } from "./forgery/score.ts";

let honest: Population;
let levels: Level[];
beforeAll(async () => {
  honest = await readHonest(sampleFolder, currentModel);
  levels = levelsOf(honest);
});

const bounds = readBounds();
/** What was found of each family, and is compared with all bounds at the end. */
const found = new Map<string, Bounds>();

function measure(family: Family, model: Model = currentModel): Bounds {
  return boundsOf([measureFamily(withSmallGrid(family), { honest, levels, identities: boundedCounts, model })]);
}

function familyNamed(name: string): Family {
  const family = catalogue.find((one) => one.name === name);
  if (!family) throw new Error(`there is no family ${name}`);
  return family;
}

test("every family has a name of its own, and something that is measured", () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { plans = [], gains = [], harms = [], innocent = [], measures = [] } of catalogue) {
    expect(plans.length + gains.length + harms.length + innocent.length + measures.length).toBeGreaterThan(0);
    expect(new Set(plans.map(({ label }) => label)).size).toBe(plans.length);
  }
});

// When an attack became dearer on purpose, `npm run forgery -- --bounds > lab/forgery/bounds.json` raises its bound.
test.each(catalogue)("$name costs no less and reaches no more than its bound", (family) => {
  const reached = measure(family);
  found.set(family.name, reached);
  expect(brokenBounds(reached, bounds)).toEqual([]);
});

test("every bound is one of an attack", () => {
  const names = (pick: (one: Bounds) => object) => [...found.values()].flatMap((one) => Object.keys(pick(one))).sort();
  expect(Object.keys(bounds.prices).sort()).toEqual(names((one) => one.prices));
  expect(Object.keys(bounds.figures).sort()).toEqual(names((one) => one.figures));
});

test("a model without gates breaks the bounds of farming", () => {
  const easy: Model = { spec: { ...currentModel.spec, gates: [] } };
  const family = familyNamed("paid-farmer");
  const fewPlans = { ...family, plans: family.plans?.filter((_, i) => i % 5 === 0) };
  expect(brokenBounds(measure(fewPlans, easy), bounds)).not.toEqual([]);
});

test("a model that counts dust and allows no payers breaks the bounds of griefing and of honest acts", () => {
  const { card, merge } = currentModel.spec;
  const harsh: Model = {
    spec: {
      ...currentModel.spec,
      merge: { ...merge, payerDust: 1_000 },
      ...(card && { card: { ...card, allowance: 1 } }),
    },
  };
  for (const name of ["grief-dust", "honest-acts"]) {
    expect(brokenBounds(measure(familyNamed(name), harsh), bounds)).not.toEqual([]);
  }
});

test("each of twenty wallets that hold the same ether one after the other has at most 400 points; under model 4 each was platinum", () => {
  const totals = (version: string, attempt = passingRing()) =>
    scoreAttempt(attempt, models[version] ?? currentModel).map(({ points }) => points.total);
  expect(Math.min(...totals("4"))).toBeGreaterThanOrEqual(700);
  expect(totals("5")).toHaveLength(20);
  expect(Math.max(...totals("5"))).toBeLessThanOrEqual(400);
});

test("where the operator has seeds, a ring's partners count for three quarters, however many they are, and little more for one payment from outside", () => {
  const pointsOf = (partners: number, ether: number, outside?: "none" | "friend") => {
    const parameters = { days: 90, ether, partners, back: "intermediary", clearing: false } as const;
    const [scored] = scoreAttempt(ring(parameters, 1, { outside, tip: 0.02 }), currentModel);
    return scored?.points.breakdown.volume ?? 0;
  };
  for (const [partners, ether] of [
    [5, 0.5],
    [5, 20],
    [20, 5],
    [40, 20],
  ] as const) {
    const without = pointsOf(partners, ether);
    const withSeeds = pointsOf(partners, ether, "none");
    expect(withSeeds).toBeLessThanOrEqual(Math.ceil(without * 0.75));
    expect(pointsOf(partners, ether, "friend")).toBeLessThanOrEqual(withSeeds + without * 0.15);
  }
});

test("the list prices of a call without code are those by which the decoder sees on each fork that none ran", () => {
  for (const fork of ["osaka", "glamsterdam"] as const) {
    const { transfer, calldata, call } = gasUsed[fork];
    expect(showsCode({ used: transfer, input: "0x" }, fork)).toBe(false);
    expect(showsCode({ used: calldata, input: "0x095ea7b3" }, fork)).toBe(false);
    expect(showsCode({ used: call, input: "0x095ea7b3" }, fork)).toBe(true);
  }
});

test("a bill is gas, data fees, interest, gifts and bought wallets, at the list's prices", () => {
  const bill = { ...emptyBill(), gas: { transfer: 10 }, transactions: 10 };
  expect(priceOf(bill, "mainnet")).toBeCloseTo(210_000e-9 * 3_000, 10);
  expect(priceOf(bill, "rollup")).toBeCloseTo((210_000 * 0.01 + 10 * 100) * 1e-9 * 3_000, 10);
  expect(priceOf(bill, "mainnet since Glamsterdam")).toBeCloseTo(150_000e-9 * 3_000, 10);
  const locked = { ...emptyBill(), etherDays: 365, etherSpent: 0.5, boughtWallets: 2 };
  expect(priceOf(locked, "rollup")).toBeCloseTo(300 + 1_500 + 40, 10);
});
