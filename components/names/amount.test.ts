import { expect, test } from "vitest";
import { formatAmount } from "./amount.ts";

test.each([
  ["0", "0 ETH"],
  ["1", "0.000000000000000001 ETH"],
  ["10000000000000000", "0.01 ETH"],
  ["1000000000000000000", "1 ETH"],
  ["123000000000000000000", "123 ETH"],
])("%s wei are %s", (wei, words) => {
  expect(formatAmount(wei, "ETH", "en")).toBe(words);
});

test("digits are all kept, and separated as in each language", () => {
  const wei = "12345000000000000000001";
  expect(formatAmount(wei, "ETH", "en")).toBe("12,345.000000000000000001 ETH");
  expect(formatAmount(wei, "ETH", "es")).toBe("12.345,000000000000000001 ETH");
  expect(formatAmount(wei, "ETH", "ja")).toBe("12,345.000000000000000001 ETH");
});
