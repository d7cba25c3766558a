import { expect, test } from "vitest";
import { formatMilliseconds, timeAgo, timeUntil } from "./format.ts";

const NOW = Date.parse("2026-03-05T12:00:00Z");

test.each([
  ["2026-03-05T11:59:40Z", "just now"],
  ["2026-03-05T11:58:00Z", "2 minutes ago"],
  ["2026-03-05T09:00:00Z", "3 hours ago"],
  ["2026-03-04T11:00:00Z", "yesterday"],
  ["2025-01-01T00:00:00Z", "last year"],
  // A clock that runs ahead is no reason to speak of the future.
  ["2026-03-05T12:03:00Z", "just now"],
])("%s was %s", (time, words) => {
  expect(timeAgo(time, NOW)).toBe(words);
});

test.each([
  ["2026-03-05T12:00:30Z", "within a minute"],
  ["2026-03-05T13:00:00Z", "in 1 hour"],
  ["2026-03-06T13:00:00Z", "tomorrow"],
])("%s is %s", (time, words) => {
  expect(timeUntil(time, NOW)).toBe(words);
});

test.each([
  [null, "–"],
  [0, "0 ms"],
  [0.42, "0.4 ms"],
  [12.6, "13 ms"],
  [1530, "1.5 s"],
])("%s milliseconds are %s", (ms, words) => {
  expect(formatMilliseconds(ms)).toBe(words);
});
