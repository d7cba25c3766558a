import { describe, expect, test } from "vitest";
import { formatAgo, formatDay, formatTime, formatWei, inputName, inputValue } from "./words.ts";

describe("inputs are told in words", () => {
  test.each([
    ["activeDays", "Active days"],
    ["volume", "Volume"],
    ["trustPermille", "Trust"],
    ["firstSentAt", "First sent"],
    ["fan_in", "Fan in"],
  ])("%s is called %s", (key, name) => {
    expect(inputName(key)).toBe(name);
  });

  test.each([
    ["activeDays", 1234, "1,234"],
    ["trustPermille", 857, "85.7 %"],
    ["trustPermille", 1000, "100 %"],
    ["firstSentAt", 1_500_000_000, "14 Jul 2017"],
    ["firstSentAt", 0, "never"],
    ["fan_in", 250, "25 %"],
    ["volume", "12.000001", "12.000001"],
  ])("%s of %s reads %s", (key, value, text) => {
    expect(inputValue(key, value)).toBe(text);
  });
});

test("days and minutes are told in UTC, whatever the machine's zone", () => {
  expect(formatDay("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026");
  expect(formatTime("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026, 23:59 UTC");
});

test.each([
  ["0", "0 ETH"],
  ["1", "< 0.0001 ETH"],
  ["1500000000000000000", "1.5 ETH"],
  ["-12345678900000000000000", "−12,345.6789 ETH"],
])("%s wei read %s", (wei, text) => {
  expect(formatWei(wei, "ETH")).toBe(text);
});

test.each([
  ["2026-01-15T11:59:30Z", "just now"],
  ["2026-01-15T12:00:20Z", "just now"],
  ["2026-01-15T11:58:00Z", "2 minutes ago"],
  ["2026-01-15T09:10:00Z", "2 hours ago"],
  ["2026-01-14T11:00:00Z", "yesterday"],
  ["2025-12-15T11:00:00Z", "31 days ago"],
])("%s was %s", (at, text) => {
  expect(formatAgo(at, new Date("2026-01-15T12:00:00Z"))).toBe(text);
});
