import { expect, it } from "vitest";
import { formatHolders, formatPoints } from "./labels.ts";

it("shows the share of holders, and omits it where it would mislead", () => {
  expect(formatHolders(0, 375)).toBe("No holders yet");
  expect(formatHolders(1, 375)).toBe("1 wallet (0.3%)");
  expect(formatHolders(1_200, 2_400)).toBe("1,200 wallets (50.0%)");
  // Wallets that are not ranked at the moment keep what they earned.
  expect(formatHolders(3, 2)).toBe("3 wallets");
});

it("counts points in one and in many", () => {
  expect([formatPoints(1), formatPoints(1_000)]).toEqual(["1 point", "1,000 points"]);
});
