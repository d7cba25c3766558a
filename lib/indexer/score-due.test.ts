import { expect, test } from "vitest";
import { nextSize } from "./score-due.ts";

test("a transaction scores as many due subjects as fit into the time that others may wait, within bounds", () => {
  expect(nextSize(200, 100)).toBe(100);
  expect(nextSize(200, 25)).toBe(400);
  // One fast transaction says little: the next one at most doubles.
  expect(nextSize(200, 0)).toBe(400);
  expect(nextSize(200, 5_000)).toBe(50);
  expect(nextSize(1_000, 1)).toBe(1_000);
});
