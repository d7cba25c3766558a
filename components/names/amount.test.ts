import { expect, test } from "vitest";
import { formatAmount } from "./amount.ts";

test.each([
  ["0", "0 ETH"],
  ["1", "0.000000000000000001 ETH"],
  ["10000000000000000", "0.01 ETH"],
  ["1000000000000000000", "1 ETH"],
  ["123000000000000000000", "123 ETH"],
])("%s wei are %s", (wei, words) => {
  expect(formatAmount(wei, "ETH")).toBe(words);
});
