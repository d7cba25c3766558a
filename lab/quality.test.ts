import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import measured from "../app/(site)/docs/quality/measured.json" with { type: "json" };
import { modelHash } from "../lib/domains/models/index.ts";
import { currentModel } from "../lib/engine/index.ts";

const scoring = readFileSync(join(import.meta.dirname, "../docs/scoring.md"), "utf8");

it("the figures of the page on quality are of the current model, and those of docs/scoring.md", () => {
  expect(measured.modelHash).toBe(modelHash(currentModel));
  const { newcomers, whole, plans } = measured;
  const [first, later] = [newcomers, whole].map(
    ({ auc, low, high }) => `${auc.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`,
  );
  expect(scoring).toContain(`| **nested** | ${first} | ${later} |`);
  for (const { name, usd } of plans) {
    if (name === "p90 in 90 days" || name === "platinum") expect(scoring).toContain(`$${usd?.toFixed(2)}`);
  }
});
