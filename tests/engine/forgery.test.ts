import { beforeAll, expect, test } from "vitest";
import { boundedCounts, boundsOf, brokenBounds, readBounds } from "../../bench/forgery/bounds.ts";
import { catalogue } from "../../bench/forgery/catalogue.ts";
import type { Family } from "../../bench/forgery/family.ts";
import { type Level, levelsOf, type Population, readHonest, sampleFolder } from "../../bench/forgery/honest.ts";
import { measureFamily } from "../../bench/forgery/measure.ts";
import { emptyBill, priceOf } from "../../bench/forgery/prices.ts";
import { currentModel, type Model } from "../../lib/engine/index.ts";

let honest: Population;
let levels: Level[];
beforeAll(async () => {
  honest = await readHonest(sampleFolder, currentModel);
  levels = levelsOf(honest);
});

function measure(family: Family, model: Model = currentModel) {
  return boundsOf([measureFamily(family, { honest, levels, identities: boundedCounts, model })]);
}

test("every family has a name of its own, and something that is measured", () => {
  const names = catalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { plans = [], gains = [], harms = [], innocent = [], measures = [] } of catalogue) {
    expect(plans.length + gains.length + harms.length + innocent.length + measures.length).toBeGreaterThan(0);
    expect(new Set(plans.map(({ label }) => label)).size).toBe(plans.length);
  }
});

// When an attack became dearer on purpose, `npm run forgery -- --bounds > bench/forgery/bounds.json` raises its bound.
test.each(catalogue)("$name costs no less and reaches no more than its bound", (family) => {
  expect(brokenBounds(measure(family), readBounds())).toEqual([]);
});

test("a bound without an attack is not left behind", () => {
  const found = boundsOf(catalogue.map((family) => measureFamily({ ...family, plans: [] }, bench())));
  const { prices, figures } = readBounds();
  expect(Object.keys(figures).sort()).toEqual(Object.keys(found.figures).sort());
  const names = catalogue.filter(({ plans }) => plans).map(({ name }) => name);
  expect(new Set(Object.keys(prices).map((about) => about.split(",")[0]))).toEqual(new Set(names));
});

test("a model that asks less for a year of use breaks the bounds of the lone farmer", () => {
  const easy: Model = { spec: structuredClone(currentModel.spec) };
  easy.spec.activity.days.cap = 90;
  easy.spec.exposure.days.cap = 10;
  const farmer = catalogue.filter(({ name }) => name === "lone-farmer");
  expect(farmer.flatMap((family) => brokenBounds(measure(family, easy), readBounds()))).not.toEqual([]);
});

test("a model that counts every payer as a stranger breaks the bounds of griefing by dust", () => {
  const harsh: Model = { spec: structuredClone(currentModel.spec) };
  harsh.spec.merge.dustShare = 0;
  const dust = catalogue.filter(({ name }) => name === "grief-tokens" || name === "honest-acts");
  expect(dust.flatMap((family) => brokenBounds(measure(family, harsh), readBounds()))).not.toEqual([]);
});

test("a bill is gas, data fees, interest, gifts and bought wallets, at the list's prices", () => {
  const bill = { ...emptyBill(), gas: { transfer: 10 }, transactions: 10 };
  expect(priceOf(bill, "mainnet")).toBeCloseTo(210_000e-9 * 3_000, 10);
  expect(priceOf(bill, "rollup")).toBeCloseTo((210_000 * 0.01 + 10 * 100) * 1e-9 * 3_000, 10);
  const locked = { ...emptyBill(), etherDays: 365, etherSpent: 0.5, boughtWallets: 2 };
  expect(priceOf(locked, "rollup")).toBeCloseTo(300 + 1_500 + 40, 10);
});

function bench() {
  return { honest, levels, identities: boundedCounts, model: currentModel };
}
