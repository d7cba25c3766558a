import { eachLanguage } from "../../lib/core/each-language.ts";
import type { Language } from "../../lib/core/language.ts";

// Dates in the visitor's language and UTC, the same on the server and in the browser.

const dayParts = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
const minuteParts = { ...dayParts, hour: "2-digit", minute: "2-digit" } as const;

const day = eachLanguage((locale) => new Intl.DateTimeFormat(locale, dayParts));
const minute = eachLanguage((locale) => new Intl.DateTimeFormat(locale, minuteParts));
const second = eachLanguage((locale) => new Intl.DateTimeFormat(locale, { ...minuteParts, second: "2-digit" }));

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
