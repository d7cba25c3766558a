import { eachLanguage } from "../../lib/core/each-language.ts";
import type { Language } from "../../lib/core/language.ts";
import type { Texts } from "../texts/create-texts.ts";

// How far a time is from now, in the visitor's language. Apart from dates, which many more pages show in the browser.

const relative = eachLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

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
