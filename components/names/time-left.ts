const units = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
] as const;

/** A duration in milliseconds as its two largest units, such as `6 d 4 h`. */
export function timeLeft(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  if (seconds <= 0) return "over";
  const largest = units.findIndex(([, size]) => seconds >= size);
  return units
    .slice(largest, largest + 2)
    .map(
      ([unit, size], i) =>
        `${Math.floor((i === 0 ? seconds : seconds % (units[largest]?.[1] ?? size)) / size)} ${unit}`,
    )
    .join(" ");
}
