import { expect, test } from "vitest";
import { MOST_ATTEMPTS, nextAttempt, parseRetryAfter, retryDelays } from "./attempt-delivery.ts";

const now = new Date("2026-01-15T12:00:00Z");
const seconds = (at: Date | null) => (at === null ? null : (at.getTime() - now.getTime()) / 1000);

test("twelve attempts span 96 hours or more, for any jitter", () => {
  expect(MOST_ATTEMPTS).toBe(12);
  expect(retryDelays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(96 * 3600);
  for (const [i, delay] of retryDelays.entries()) {
    expect(seconds(nextAttempt({ now, attempt: i + 1, retryAfter: null, random: 0 }))).toBe(delay);
    expect(seconds(nextAttempt({ now, attempt: i + 1, retryAfter: null, random: 0.9999 }))).toBeLessThanOrEqual(
      delay * 1.2,
    );
  }
});

test("after the twelfth there is none", () => {
  expect(nextAttempt({ now, attempt: 12, retryAfter: null, random: 0 })).toBeNull();
  expect(nextAttempt({ now, attempt: 12, retryAfter: 60, random: 0 })).toBeNull();
});

test("Retry-After puts an attempt off within bounds, and never brings it forward", () => {
  const wait = (attempt: number, retryAfter: number) => seconds(nextAttempt({ now, attempt, retryAfter, random: 0 }));
  expect(wait(1, 90)).toBe(90);
  expect(wait(1, 1)).toBe(5);
  expect(wait(1, 10 ** 9)).toBe(3600);
  expect(wait(7, 10 ** 9)).toBe(36_000);
});

test("a Retry-After header is seconds or an HTTP date; all else is none", () => {
  expect(parseRetryAfter("120", now)).toBe(120);
  expect(parseRetryAfter("Thu, 15 Jan 2026 12:02:00 GMT", now)).toBe(120);
  expect(parseRetryAfter("Thu, 01 Jan 1970 00:00:00 GMT", now)).toBe(0);
  for (const value of [undefined, "", "-1", "1.5", "soon", "1e9", "99999999999"]) {
    expect(parseRetryAfter(value, now)).toBeNull();
  }
});
