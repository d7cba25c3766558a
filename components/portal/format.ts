const units = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;
const relativeFormat = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function relative(seconds: number): string {
  const step = units.find((one) => Math.abs(seconds) >= one.seconds);
  return step ? relativeFormat.format(Math.trunc(seconds / step.seconds), step.unit) : "";
}

/** The time since a date, such as "2 hours ago". `now`: Unix milliseconds. */
export function timeAgo(date: string, now: number): string {
  return relative(Math.min(0, (Date.parse(date) - now) / 1000)) || "just now";
}

/** The time until a date, such as "in 2 hours". */
export function timeUntil(date: string, now: number): string {
  return relative(Math.max(0, (Date.parse(date) - now) / 1000)) || "within a minute";
}

/** A duration with its unit. */
export function formatMilliseconds(ms: number | null): string {
  if (ms === null) return "–";
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`;
  return ms >= 10 || ms === 0 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}
