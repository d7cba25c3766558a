import { describe, expect, test } from "vitest";
import { formatDay, formatTime, inputName, inputValue } from "./words.ts";

describe("inputs are told in words", () => {
  test.each([
    ["activeDays", "Active days"],
    ["volume", "Volume"],
    ["trustPermille", "Trust"],
    ["firstSentAt", "First sent"],
  ])("%s is called %s", (key, name) => {
    expect(inputName(key)).toBe(name);
  });

  test.each([
    ["activeDays", 1234, "1,234"],
    ["trustPermille", 857, "85.7 %"],
    ["trustPermille", 1000, "100 %"],
    ["firstSentAt", 1_500_000_000, "14 Jul 2017"],
    ["firstSentAt", 0, "never"],
    ["volume", "12.000001", "12.000001"],
  ])("%s of %s reads %s", (key, value, text) => {
    expect(inputValue(key, value)).toBe(text);
  });
});

test("days and minutes are told in UTC, whatever the machine's zone", () => {
  expect(formatDay("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026");
  expect(formatTime("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026, 23:59 UTC");
});
