import { expect, test } from "vitest";
import { currentModel } from "../../lib/engine/index.ts";
import { FULL_SCORE } from "./dial-geometry.ts";

test("the dial ends where every category of the current model is full", () => {
  expect(Object.values(currentModel.spec.max).reduce((sum, max) => sum + max, 0)).toBe(FULL_SCORE);
});
