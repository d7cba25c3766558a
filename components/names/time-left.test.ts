import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [6 * day + 4 * hour + 59 * minute, "6 d 4 h"],
  [3 * hour, "3 h 0 min"],
  [59 * minute + 59 * second, "59 min 59 s"],
  [12 * second, "12 s"],
  [999, "over"],
  [-day, "over"],
])("%i ms are %s", (ms, words) => {
  expect(timeLeft(ms)).toBe(words);
});
