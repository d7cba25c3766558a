import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import elsewhere from "../app/(site)/docs/quality/elsewhere.json" with { type: "json" };
import measured from "../app/(site)/docs/quality/measured.json" with { type: "json" };
import { QualityElsewhere } from "../components/docs/quality-elsewhere.tsx";
import { modelHash } from "../lib/domains/models/index.ts";
import { models } from "../lib/engine/index.ts";
import { withTexts } from "../tests/setup/with-texts.ts";

const scoring = readFileSync(join(import.meta.dirname, "../docs/scoring.md"), "utf8").replaceAll(/\s+/g, " ");

/** Where no money passed from hand to hand, and no recorded wallet had such, model 5 gives the same points (lib/engine/score.test.ts). */
const measuredModel = models["4"] ?? expect.fail("model 4 was published");

it("the figures of the page on quality are of a model with the current one's points, and those of docs/scoring.md", () => {
  expect(measured.modelHash).toBe(modelHash(measuredModel));
  const { newcomers, whole, plans } = measured;
  const [first, later] = [newcomers, whole].map(
    ({ auc, low, high }) => `${auc.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`,
  );
  expect(scoring).toContain(`| **nested** | ${first} | ${later} |`);
  for (const { name, usd } of plans) {
    if (name === "p90 in 90 days" || name === "platinum") expect(scoring).toContain(`$${usd?.toFixed(2)}`);
  }
});

it("the page on quality and docs/scoring.md show what it reached on wallets that nobody here had", () => {
  expect(elsewhere.modelHash).toBe(modelHash(measuredModel));
  const { newcomers, whole } = elsewhere;
  const times = [newcomers, whole];
  const [first, later] = times.map(({ auc, low, high }) => `${auc.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`);
  const [share, shareLater] = times.map(({ aboveMedian }) => `${(100 * aboveMedian).toFixed(1)} %`);
  expect(scoring).toContain(`| **on wallets that nobody here had** | ${first} | ${later} |`);
  expect(scoring).toContain(`${share} and ${shareLater} of the ${elsewhere.frauds} frauds`);
  expect(scoring).toContain(`\`age\` over whole histories has ${whole.age}`);
  const page = renderToStaticMarkup(withTexts(createElement(QualityElsewhere, { nested: measured, elsewhere })));
  for (const shown of ["88.4%", "87.8%", "86.0% (82.9%–89.1%)", "83.7% (80.1%–87.4%)", "10.3%", "10.6%", "58.4%"]) {
    expect(page).toContain(shown);
  }
});
