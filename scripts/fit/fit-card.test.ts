import { expect, test } from "vitest";
import { type Activity, scorePoints } from "../../lib/engine/index.ts";
import { createRandom } from "../simulation/prng.ts";
import type { RecordedWallet } from "../validity/read-histories.ts";
import { cardTerms } from "./attributes.ts";
import { designOf } from "./design.ts";
import { cardText, fitCard, totalBy } from "./fit-card.ts";
import { minimize } from "./minimize.ts";
import { objectiveOf } from "./objective.ts";
import { fittedModel, samplesOf } from "./samples.ts";

const DAY = 86_400;
const START = 1_600_000_000;
const ETHER = 10n ** 18n;
const settings = { incomePenalty: 0.05, keep: 1, pairs: 300, iterations: 150 };
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
      const place = { chainId: 1, blockNumber: Math.floor(at / 12), at, txHash, txIndex: 0, logIndex: -1 };
      const row = {
        wallet: address,
        kind,
        counterparty,
        asset: null,
        amount,
        assetOut: null,
        amountOut: null,
        method: null,
      };
      activity.push({ ...place, ...row, ...(kind === "sent" && { fee: ETHER / 50n }) });
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

test("the gradient is that of the objective", () => {
  const design = designOf(samples, cardTerms, card);
  const objective = objectiveOf(samples, design, settings);
  const point = Float64Array.from({ length: design.columns }, (_, i) => 0.05 + 0.03 * (i % 4));
  const gradient = new Float64Array(design.columns);
  objective(point, gradient);
  const unused = new Float64Array(design.columns);
  const STEP = 1e-6;
  point.forEach((value, i) => {
    const up = objective(point.with(i, value + STEP), unused);
    const down = objective(point.with(i, value - STEP), unused);
    expect((up - down) / (2 * STEP)).toBeCloseTo(gradient[i] ?? 0, 5);
  });
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
