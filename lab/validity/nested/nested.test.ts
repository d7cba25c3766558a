import { expect, test } from "vitest";
import { emptyFacts, mergeFacts } from "../../../lib/engine/index.ts";
import { categories } from "../../../lib/engine/types.ts";
import { createRandom } from "../../../scripts/simulation/prng.ts";
import { fittedModel, type Sample } from "../../fit/samples.ts";
import { logistic } from "./baselines.ts";
import { boosted } from "./boosting.ts";
import { calibrationOf, figuresOf } from "./figures.ts";
import { crossed, foldOf } from "./folds.ts";
import { leaveYearsOut } from "./years.ts";

const { model } = fittedModel();
const nothing = mergeFacts(
  {
    subject: "0x1",
    wallets: ["0x1"],
    parts: [{ facts: emptyFacts("0x1", 1), asOf: 0, referenceWei: "1000000000000000000" }],
    funding: [],
    social: [],
    listed: new Set(),
    listsHash: "",
    listContacts: false,
    listSelf: false,
    states: Object.fromEntries(categories.map((name) => [name, "ok"])) as Record<(typeof categories)[number], "ok">, // All of them.
  },
  model,
);

function population(size: number): Sample[] {
  const random = createRandom(3);
  return Array.from({ length: size }, (_, i) => {
    const fraud = i % 2 === 0;
    const busiest = { sent: random.between(fraud ? 4 : 1, fraud ? 10 : 6), from: 0 };
    return {
      address: `0x${i}`,
      year: 2020 + (i % 3),
      group: i % 4 < 2 ? "one" : "two",
      fraud,
      facts: { ...nothing, sent: 10, busiest },
      full: [100],
      paid: Number.POSITIVE_INFINITY,
      before: 0,
    };
  });
}

const samples = population(200);

test("every sample is valued by a predictor that never saw its part", () => {
  const values = crossed(
    samples,
    ({ year }) => year,
    (train) => {
      const seen = new Set(train.map(({ year }) => year));
      return ({ year }) => (seen.has(year) ? -1 : train.length);
    },
  );
  expect(values.every((value) => value > 0)).toBe(true);
  expect(new Set(values)).toEqual(new Set([133, 134]));
});

test("folds follow from the address, differ between outer and inner, and are of similar size", () => {
  const outer = samples.map(({ address }) => foldOf(address, 5, "outer"));
  expect(outer).toEqual(samples.map(({ address }) => foldOf(address, 5, "outer")));
  expect(outer).not.toEqual(samples.map(({ address }) => foldOf(address, 5, "inner")));
  for (let fold = 0; fold < 5; fold++) expect(outer.filter((one) => one === fold).length).toBeGreaterThan(20);
});

test("the logistic baseline finds the ratio that differs", () => {
  const predict = logistic(samples);
  const found = figuresOf(samples, samples.map(predict));
  for (const { auc, low, high } of Object.values(found)) {
    expect(auc).toBeGreaterThan(0.8);
    expect(low).toBeLessThan(auc);
    expect(high).toBeGreaterThan(auc);
  }
});

test("trees find a difference that no single value shows", () => {
  const random = createRandom(5);
  const crossing = samples.map((one): Sample => {
    const [contracts, activeDays] = [random.between(0, 9), random.between(0, 9)];
    // Fraud is the exclusive or of two values: each alone says nothing.
    const facts = { ...one.facts, busiest: { sent: 3, from: 0 }, contracts, activeDays };
    return { ...one, facts, fraud: contracts > 4 !== activeDays > 4 };
  });
  const train = crossing.slice(0, 150);
  const test = crossing.slice(150);
  const areaBy = (make: typeof boosted) => Object.values(figuresOf(test, test.map(make(train)))).map(({ auc }) => auc);
  for (const auc of areaBy(boosted)) expect(auc).toBeGreaterThan(0.9);
  for (const auc of areaBy(logistic)) expect(auc).toBeLessThan(0.8);
});

test("the frauds of a year are valued without any fraud of that year, nor the honest wallets they are compared with", () => {
  const trained: { years: number[]; addresses: Set<string> }[] = [];
  const found = leaveYearsOut(population(300), {
    recorded: (train) => {
      const addresses = new Set(train.map(({ address }) => address));
      trained.push({ years: train.filter(({ fraud }) => fraud).map(({ year }) => year), addresses });
      return ({ address, fraud }) => (addresses.has(address) ? Number.NaN : fraud ? 0 : 1);
    },
  });
  expect(found.map(({ year }) => year)).toEqual([2020, 2021, 2022]);
  for (const { figures } of found) for (const { auc } of Object.values(figures.recorded ?? {})) expect(auc).toBe(1);
  trained.forEach(({ years }, i) => {
    expect(years).not.toContain(2020 + Math.floor(i / 5));
  });
});

test("bands hold every wallet once, and their interval is Wilson's", () => {
  const values = samples.map(({ fraud }, i) => (fraud ? 50 : 50 + 100 * (i % 3)));
  const bands = calibrationOf(samples, values);
  const all = Object.values(bands).flat();
  expect(all.reduce((sum, { honest, fraud }) => sum + honest + fraud, 0)).toBe(samples.length);
  const highest = bands.one?.at(-1);
  // No fraud among n: the upper bound is z² / (n + z²).
  expect(highest?.fraud).toBe(0);
  expect(highest?.high).toBeCloseTo(1.959964 ** 2 / ((highest?.honest ?? 0) + 1.959964 ** 2), 10);
});
