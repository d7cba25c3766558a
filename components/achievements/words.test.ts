import { expect, it } from "vitest";
import { holdersWords, pointsWords } from "./words.ts";

it("shows the share of holders, and omits it where it would mislead", () => {
  expect(holdersWords(0, 375)).toBe("No holders yet");
  expect(holdersWords(1, 375)).toBe("1 wallet (0.3%)");
  expect(holdersWords(1_200, 2_400)).toBe("1,200 wallets (50.0%)");
  // Wallets that are not ranked at the moment keep what they earned.
  expect(holdersWords(3, 2)).toBe("3 wallets");
});

it("counts points in one and in many", () => {
  expect([pointsWords(1), pointsWords(1_000)]).toEqual(["1 point", "1,000 points"]);
});
