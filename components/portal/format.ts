const units = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function relative(seconds: number): string {
  const step = units.find((one) => Math.abs(seconds) >= one.seconds);
  return step ? words.format(Math.trunc(seconds / step.seconds), step.unit) : "";
}

/** How long ago a moment (ISO 8601) was, seen from `now` (Unix milliseconds). */
export function timeAgo(moment: string, now: number): string {
  return relative(Math.min(0, (Date.parse(moment) - now) / 1000)) || "just now";
}

/** How far ahead a moment is. */
export function timeUntil(moment: string, now: number): string {
  return relative(Math.max(0, (Date.parse(moment) - now) / 1000)) || "within a minute";
}

/** A duration given in milliseconds, with its unit. */
export function formatMilliseconds(ms: number | null): string {
  if (ms === null) return "–";
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`;
  return ms >= 10 || ms === 0 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}
