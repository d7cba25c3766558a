import { expect, test } from "vitest";
import { categories, models } from "../../engine/index.ts";
import { newestModel } from "../models/index.ts";
import { describeModules } from "./list-modules.ts";
import { moduleIds } from "./modules.ts";

test.each(Object.values(models))(
  "every category is a module with the range and the formula of model $spec.version",
  (model) => {
    const modules = describeModules(model);
    for (const category of categories) {
      const found = modules.find((module) => module.id === category);
      expect(found?.range).toEqual({ min: 0, max: model.spec.max[category] });
      expect(found?.formula).toContain(model.spec.formulas[category]);
      expect(found?.inputs).toContain("trustPermille");
    }
  },
);

test("the total reaches 1300, and every module is listed once", () => {
  const modules = describeModules(newestModel);
  expect(modules.find((module) => module.id === "total")?.range).toEqual({ min: 0, max: 1300 });
  expect(modules.map((module) => module.id).sort()).toEqual([...moduleIds].sort());
});
