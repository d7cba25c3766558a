import { expect, test } from "vitest";
import type { Language } from "../../lib/core/language.ts";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { formatAgo, formatUntil } from "./ago.ts";
import { formatDay, formatSecond, formatTime } from "./dates.ts";

test("days, minutes and seconds are in UTC, whatever the time zone of the machine", () => {
  expect(formatDay("2026-01-15T23:59:59.000Z", "en")).toBe("15 Jan 2026");
  expect(formatTime("2026-01-15T23:59:59.000Z", "en")).toBe("15 Jan 2026, 23:59 UTC");
  expect(formatSecond("2026-01-15T23:59:59.000Z", "en")).toBe("15 Jan 2026, 23:59:59 UTC");
});

const datesIn = (language: Language) => createTexts(language, messagesOf(language, "dates"), "dates");

test("dates, how long ago and how long until are in the visitor's language", () => {
  const [at, now] = ["2026-01-15T23:59:59.000Z", new Date("2026-01-18T00:00:00Z")];
  expect(formatDay(at, "es")).toBe("15 ene 2026");
  expect(formatDay(at, "ja")).toBe("2026年1月15日");
  expect(formatTime(at, "es")).toBe("15 ene 2026, 23:59 UTC");
  expect(formatTime(at, "ja")).toBe("2026年1月15日 23:59 UTC");
  expect(formatAgo(at, now, datesIn("es"))).toBe("anteayer");
  expect(formatAgo(at, now, datesIn("ja"))).toBe("一昨日");
  expect(formatAgo(at, Date.parse(at), datesIn("es"))).toBe("ahora mismo");
  expect(formatUntil(at, Date.parse(at), datesIn("ja"))).toBe("1分以内");
});

test.each([
  ["2026-01-15T11:59:30Z", "just now"],
  ["2026-01-15T12:00:20Z", "just now"],
  ["2026-01-15T11:58:00Z", "2 minutes ago"],
  ["2026-01-15T09:10:00Z", "2 hours ago"],
  ["2026-01-14T11:00:00Z", "yesterday"],
  ["2025-12-15T11:00:00Z", "last month"],
  ["2025-01-01T00:00:00Z", "last year"],
])("%s was %s", (at, text) => {
  expect(formatAgo(at, new Date("2026-01-15T12:00:00Z"), datesIn("en"))).toBe(text);
});

test.each([
  ["2026-01-15T12:00:30Z", "within a minute"],
  ["2026-01-15T13:00:00Z", "in 1 hour"],
  ["2026-01-16T13:00:00Z", "tomorrow"],
])("%s is %s", (at, text) => {
  expect(formatUntil(at, Date.parse("2026-01-15T12:00:00Z"), datesIn("en"))).toBe(text);
});
