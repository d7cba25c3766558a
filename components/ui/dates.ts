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

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long ago, in the largest unit that fits. */
export function formatAgo(at: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1000));
  if (seconds < 60) return "just now";
  if (seconds < 3_600) return relative.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return relative.format(-Math.floor(seconds / 3_600), "hour");
  return relative.format(-Math.floor(seconds / 86_400), "day");
}
