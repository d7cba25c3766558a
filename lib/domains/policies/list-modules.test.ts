import { expect, test } from "vitest";
import { categories, currentModel } from "../../engine/index.ts";
import { listModules } from "./list-modules.ts";
import { moduleIds } from "./modules.ts";

test("every category is a module with the range and the formula of the current model", () => {
  const { modules } = listModules();
  for (const category of categories) {
    const found = modules.find((module) => module.id === category);
    expect(found?.range).toEqual({ min: 0, max: currentModel.spec.max[category] });
    expect(found?.formula).toContain(currentModel.spec.formulas[category]);
    expect(found?.inputs).toContain("trustPermille");
  }
});

test("the total reaches 1300, and every module is listed once", () => {
  const { modules } = listModules();
  expect(modules.find((module) => module.id === "total")?.range).toEqual({ min: 0, max: 1300 });
  expect(modules.map((module) => module.id)).toEqual([
    "total",
    ...categories,
    "percentile",
    "tier",
    "identity",
    "attestation",
    "token",
    "walletAgeDays",
    "flag",
  ]);
  expect(modules.map((module) => module.id).sort()).toEqual([...moduleIds].sort());
});
