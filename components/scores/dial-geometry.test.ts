import { expect, test } from "vitest";
import { maxPoints } from "../../lib/domains/models/index.ts";
import { FULL_SCORE } from "./dial-geometry.ts";

test("the dial ends where every category is full", () => {
  expect(Object.values(maxPoints).reduce((sum, max) => sum + max, 0)).toBe(FULL_SCORE);
});
