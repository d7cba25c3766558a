import { expect, test } from "vitest";
import { formatNumber, formatPercent, formatPercentile, formatShare } from "./numbers.ts";

test("numbers and shares are written as in the visitor's language", () => {
  expect(formatNumber(1_234_567, "en")).toBe("1,234,567");
  expect(formatNumber(1_234_567, "es")).toBe("1.234.567");
  expect(formatNumber(1_234_567, "ja")).toBe("1,234,567");
  expect([
    formatShare(0.8125, "en"),
    formatShare(0.09, "en"),
    formatShare(0.09, "es"),
    formatShare(0.09, "ja"),
  ]).toEqual(["81.3%", "9.0%", "9,0\u00a0%", "9.0%"]);
  expect([formatPercent(-0.025, "en"), formatPercent(-0.025, "es"), formatPercent(0.45, "en")]).toEqual([
    "−2.5%",
    "−2,5\u00a0%",
    "45%",
  ]);
  expect([formatPercentile(99.5, "en"), formatPercentile(99.5, "es")]).toEqual(["99.50", "99,50"]);
});
