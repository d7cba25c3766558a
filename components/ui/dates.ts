// Dates in English and UTC, the same on the server and in the browser.

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const minuteFormat = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
} as const;
const minute = new Intl.DateTimeFormat("en-GB", minuteFormat);
const second = new Intl.DateTimeFormat("en-GB", { ...minuteFormat, second: "2-digit" });

/** A date as a UTC day. */
export function formatDay(at: number | string): string {
  return day.format(new Date(at));
}

/** A date to the minute, UTC. */
export function formatTime(at: number | string): string {
  return `${minute.format(new Date(at))} UTC`;
}

/** A date to the second, UTC. */
export function formatSecond(at: number | string): string {
  return `${second.format(new Date(at))} UTC`;
}

const units = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Seconds from now in the largest unit that fits; empty below a minute. */
function inUnits(seconds: number): string {
  const step = units.find((one) => Math.abs(seconds) >= one.seconds);
  return step ? relative.format(Math.trunc(seconds / step.seconds), step.unit) : "";
}

/** How long ago, such as "2 hours ago"; of a clock that runs ahead, "just now". `now`: a date, or Unix milliseconds. */
export function formatAgo(at: string, now: Date | number): string {
  return inUnits(Math.min(0, (Date.parse(at) - Number(now)) / 1000)) || "just now";
}

/** How long until, such as "in 2 hours". */
export function formatUntil(at: string, now: Date | number): string {
  return inUnits(Math.max(0, (Date.parse(at) - Number(now)) / 1000)) || "within a minute";
}
