import { expect, it } from "vitest";
import { holdersWords, pointsWords } from "./words.ts";

it("tells the share of holders, and leaves it out where it would mislead", () => {
  expect(holdersWords(0, 375)).toBe("Nobody holds it yet");
  expect(holdersWords(1, 375)).toBe("1 holds it (0.3 %)");
  expect(holdersWords(1_200, 2_400)).toBe("1,200 hold it (50.0 %)");
  // Whoever is not ranked at the moment holds on to what was earned.
  expect(holdersWords(3, 2)).toBe("3 hold it");
});

it("counts points in one and in many", () => {
  expect([pointsWords(1), pointsWords(1_000)]).toEqual(["1 point", "1,000 points"]);
});
