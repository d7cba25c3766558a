import { expect, test } from "vitest";
import { formatMilliseconds } from "./format.ts";

test.each([
  [null, "–"],
  [0, "0 ms"],
  [0.42, "0.4 ms"],
  [9.97, "10 ms"],
  [12.6, "13 ms"],
  [1530, "1.5 s"],
])("%s milliseconds are %s", (ms, words) => {
  expect(formatMilliseconds(ms, "en")).toBe(words);
});
