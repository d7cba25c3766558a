import { expect, test } from "vitest";
import { readRetryAfter } from "./http.ts";

test("Retry-After is seconds or a date, and at most five minutes", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  for (const [header, expected] of [
    ["0", 0],
    ["12", 12_000],
    ["999999999999", 300_000],
    ["Thu, 01 Jan 2026 00:00:30 GMT", 30_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["Fri, 31 Dec 9999 23:59:59 GMT", 300_000],
    ["soon", undefined],
    ["-5", undefined],
    ["", undefined],
    [undefined, undefined],
  ] as const) {
    expect([header, readRetryAfter(header, now)]).toEqual([header, expected]);
  }
});
