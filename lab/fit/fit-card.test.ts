import { expect, test } from "vitest";
import { type Activity, scorePoints } from "../../lib/engine/index.ts";
import { createRandom } from "../../scripts/simulation/prng.ts";
import { activity as anyActivity } from "../../tests/indexer/activity-factory.ts";
import type { RecordedWallet } from "../validity/read-histories.ts";
import { cardTerms, honestActs } from "./attributes.ts";
import { designOf } from "./design.ts";
import { cardText, fitCard, totalBy } from "./fit-card.ts";
import { minimize, type Objective } from "./minimize.ts";
import { objectiveOf } from "./objective.ts";
import { fittedModel, samplesOf } from "./samples.ts";

const DAY = 86_400;
const START = 1_600_000_000;
const ETHER = 10n ** 18n;
const settings = { lossPenalty: 0.05, keep: 1, pairs: 300, iterations: 150 };
const { model, card } = fittedModel();

/** Frauds are paid by many and leave after a week; honest wallets stay, and use what comes in. Both overlap. */
function population(size: number): RecordedWallet[] {
  const random = createRandom(7);
  return Array.from({ length: size }, (_, i) => {
    const fraud = i % 3 === 0;
    const address = named(i);
    const activity: Activity[] = [];
    const add = (at: number, kind: "sent" | "received", counterparty: string, amount: bigint) => {
      const number = activity.length + 1;
      const txHash = `0x${(i * 1_000 + number).toString(16).padStart(64, "0")}`;
      const place = { blockNumber: Math.floor(at / 12), at, txHash };
      const row = { wallet: address, kind, counterparty, amount, ...(kind === "sent" && { fee: ETHER / 50n }) };
      activity.push(anyActivity({ ...place, ...row }));
    };
    const payers = fraud ? random.between(1, 30) : random.between(0, 8);
    for (let p = 0; p < payers; p++) add(START + p * DAY, "received", named(1_000 + i * 100 + p), ETHER);
    const weeks = fraud ? random.between(1, 6) : random.between(1, 40);
    for (let week = 0; week < weeks; week++) {
      const other = named(900_000 + random.between(0, 20));
      add(START + week * 7 * DAY + 3_600, "sent", other, BigInt(random.between(0, 30)) * (ETHER / 10n));
    }
    activity.sort((a, b) => a.at - b.at);
    const lastAt = activity.at(-1)?.at ?? START;
    return { address, cohort: i % 2 === 0 ? "even" : "odd", fraud, firstAt: START, lastAt, activity };
  });
}

function named(number: number): string {
  return `0x${number.toString(16).padStart(40, "0")}`;
}

const wallets = population(90);
const samples = samplesOf(wallets);
const fitted = fitCard(samples, cardTerms, card, settings);

test("the same wallets in another order give the same bytes", () => {
  const again = fitCard(samplesOf([...wallets].reverse()), cardTerms, card, settings);
  expect(cardText(again)).toBe(cardText(fitted));
  expect(JSON.parse(cardText(fitted))).toEqual(fitted);
});

test("points only rise, or only fall, and something was learned", () => {
  for (const { name, rises } of cardTerms) {
    const points = (fitted.attributes[name] ?? []).map(([, permille]) => permille);
    const sorted = [...points].sort((a, b) => (rises ? a - b : b - a));
    expect(points).toEqual(sorted);
    expect(points[0]).toBe(0);
  }
  expect(fitted.attributes.oneWayPayers?.at(-1)?.[1]).toBeLessThan(0);
});

test("the engine gives the same totals by the fitted card", () => {
  const attributes = Object.fromEntries(
    Object.entries(card.attributes).map(([name, attribute]) => [
      name,
      { ...attribute, knots: fitted.attributes[name] ?? attribute.knots },
    ]),
  ) as typeof card.attributes; // The same names.
  const spec = { ...model.spec, card: { ...card, base: fitted.base, attributes } };
  for (const sample of samples.filter(({ paid }) => paid === Number.POSITIVE_INFINITY)) {
    expect(Math.abs(totalBy(fitted, cardTerms, sample, card) - scorePoints(sample.facts, { spec }).total)).toBeLessThan(
      2,
    );
  }
});

/** The gradient is that of differences, to some six digits. */
function expectGradient(objective: Objective, point: Float64Array) {
  const gradient = new Float64Array(point.length);
  const value = objective(point, gradient);
  const unused = new Float64Array(point.length);
  const STEP = 1e-6;
  point.forEach((at, i) => {
    const up = objective(point.with(i, at + STEP), unused);
    const down = objective(point.with(i, at - STEP), unused);
    expect(Math.abs((up - down) / (2 * STEP) - (gradient[i] ?? 0))).toBeLessThan(1e-5 * Math.max(1, value));
  });
}

test("the gradient is that of the objective", () => {
  const design = designOf(samples, cardTerms, card);
  const point = Float64Array.from({ length: design.columns }, (_, i) => 0.05 + 0.03 * (i % 4));
  expectGradient(objectiveOf(samples, design, settings), point);
});

/** Honest wallets that one more act would cost something: many one-way payers, and a busy last week. */
const pressed = samples.map((one) => {
  const busiest = { sent: 8, from: (one.facts.lastSentAt ?? 0) - DAY };
  return one.fraud ? one : { ...one, facts: { ...one.facts, sent: 10, busiest, activeWeeks: 2, oneWayPayers: 9 } };
});

test("what honest acts take counts, with its gradient", () => {
  const design = designOf(pressed, cardTerms, card);
  const honest = pressed.filter(({ fraud }) => !fraud).length;
  expect(design.rowsAfter).toHaveLength(2 * honest);
  const point = new Float64Array(design.columns).fill(0.6);
  const unused = new Float64Array(design.columns);
  const lossAt = (at: Float64Array, lossPenalty: number) =>
    objectiveOf(pressed, design, { ...settings, lossPenalty })(at, unused);
  expect(lossAt(point, 1)).toBeGreaterThan(lossAt(point, 0) + 1);
  expectGradient(objectiveOf(pressed, design, { ...settings, lossPenalty: 1 }), point);
});

test("an act is one more payer, or one more transaction, which is in the busiest days where the last one is", () => {
  const [facts] = pressed.filter(({ fraud }) => !fraud).map((one) => one.facts);
  if (!facts?.busiest) throw new Error("there is one");
  const [income, transaction] = honestActs.map((act) => act(facts));
  expect(income).toMatchObject({ oneWayPayers: 10, sent: 10, busiest: { sent: 8 } });
  expect(transaction).toMatchObject({ oneWayPayers: 9, sent: 11, busiest: { sent: 9 } });
  const longAgo = { ...facts, busiest: { ...facts.busiest, from: facts.busiest.from - 30 * DAY } };
  expect(honestActs[1]?.(longAgo)).toMatchObject({ sent: 11, busiest: { sent: 8 } });
});

test("the minimum lies within the bounds, where the free one does not", () => {
  const wanted = [0.5, -2, 3];
  const curved = [1, 10, 100];
  const found = minimize(
    (point, gradient) =>
      point.reduce((sum, value, i) => {
        const off = value - (wanted[i] ?? 0);
        gradient[i] = 2 * (curved[i] ?? 0) * off;
        return sum + (curved[i] ?? 0) * off * off;
      }, 0),
    Float64Array.from([1, 1, 1]),
    { low: new Float64Array(3), high: new Float64Array(3).fill(2) },
    100,
  );
  for (const [i, value] of [0.5, 0, 2].entries()) expect(found[i]).toBeCloseTo(value, 6);
});
