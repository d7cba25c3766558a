import { describe, expect, test } from "vitest";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { formatWei, inputName, inputValue } from "./labels.ts";

const values = createTexts("en", messagesOf("en", "scores.values"), "scores.values");

describe("inputs have labels in words", () => {
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
    ["trustPermille", 857, "85.7%"],
    ["trustPermille", 1000, "100%"],
    ["firstSentAt", 1_500_000_000, "14 Jul 2017"],
    ["firstSentAt", 0, "never"],
    ["fan_in", 250, "25%"],
    ["volume", "12.000001", "12.000001"],
  ])("%s of %s reads %s", (key, value, text) => {
    expect(inputValue(values, key, value)).toBe(text);
  });
});

test.each([
  ["0", "0 ETH"],
  ["1", "< 0.0001 ETH"],
  ["1500000000000000000", "1.5 ETH"],
  ["-12345678900000000000000", "−12,345.6789 ETH"],
])("%s wei read %s", (wei, text) => {
  expect(formatWei(wei, "ETH", "en")).toBe(text);
});
