import { eachLanguage } from "../../lib/core/each-language.ts";
import type { Language } from "../../lib/core/language.ts";
import type { Texts } from "../texts/create-texts.ts";

// Dates in the visitor's language and UTC, the same on the server and in the browser.

const dayParts = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const minuteParts = { ...dayParts, hour: "2-digit", minute: "2-digit" } as const;

const day = eachLanguage((locale) => new Intl.DateTimeFormat(locale, dayParts));
const minute = eachLanguage((locale) => new Intl.DateTimeFormat(locale, minuteParts));
const second = eachLanguage((locale) => new Intl.DateTimeFormat(locale, { ...minuteParts, second: "2-digit" }));
const local = eachLanguage((locale) => {
  const { timeZone: _, ...parts } = minuteParts;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZoneName: "short" });
});
const relative = eachLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** A date as a UTC day. */
export function formatDay(at: number | string, language: Language): string {
  return day(language).format(new Date(at));
}

/** A date to the minute, UTC. */
export function formatTime(at: number | string, language: Language): string {
  return `${minute(language).format(new Date(at))} UTC`;
}

/** A date to the second, UTC. */
export function formatSecond(at: number | string, language: Language): string {
  return `${second(language).format(new Date(at))} UTC`;
}

/** A date to the minute in the reader's own zone, which it names. */
export function formatLocal(at: string, language: Language): string {
  return local(language).format(new Date(at));
}

const units = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** Seconds from now in the largest unit that fits; null below a minute. */
function inUnits(seconds: number, language: Language): string | null {
  const step = units.find((one) => Math.abs(seconds) >= one.seconds);
  return step ? relative(language).format(Math.trunc(seconds / step.seconds), step.unit) : null;
}

/** How long ago, such as "2 hours ago"; of a clock that runs ahead, "just now". `now`: a date, or Unix milliseconds. */
export function formatAgo(at: string, now: Date | number, dates: Texts<"dates">): string {
  return inUnits(Math.min(0, (Date.parse(at) - Number(now)) / 1000), dates.language) ?? dates("now");
}

/** How long until, such as "in 2 hours". */
export function formatUntil(at: string, now: Date | number, dates: Texts<"dates">): string {
  return inUnits(Math.max(0, (Date.parse(at) - Number(now)) / 1000), dates.language) ?? dates("withinMinute");
}
