import { expect, test } from "vitest";
import { formatAgo, formatDay, formatSecond, formatTime } from "./dates.ts";

test("days, minutes and seconds are in UTC, whatever the time zone of the machine", () => {
  expect(formatDay("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026");
  expect(formatTime("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026, 23:59 UTC");
  expect(formatSecond("2026-01-15T23:59:59.000Z")).toBe("15 Jan 2026, 23:59:59 UTC");
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
