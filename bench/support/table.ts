import { cpus, loadavg } from "node:os";

/** Print a table, figures right-aligned. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(" | ")} |`;
  console.log(line(headings));
  console.log(
    `|${widths.map((width, i) => (i === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`,
  );
  for (const row of rows) console.log(line(row));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error("the median of an empty list is undefined");
  return (low + high) / 2;
}

/** The median of one figure of each. */
export function medianOf<T>(items: readonly T[], pick: (item: T) => number): number {
  return median(items.map(pick));
}

/** Print medians of milliseconds relative to those of the first, by name. `of` heads the ratios: "of the download". */
export function printRatios(of: string, times: Readonly<Record<string, readonly number[]>>): void {
  const medians = Object.entries(times).map(([name, ones]) => [name, median(ones)] as const);
  const base = medians[0]?.[1] ?? Number.NaN;
  printTable(
    ["", "ms", of],
    medians.map(([name, ms]) => [name, ms.toFixed(0), (ms / base).toFixed(2)]),
  );
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** A rounded number for people: "1,234". */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** A duration for people: "1.23 s". */
export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** A rounded rate for people: "1,234". */
export function perSecond(count: number, ms: number): string {
  return whole((count / ms) * 1000);
}

/** What figures depend on: "2 cores (…), load 0.4". */
export function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model}), load ${currentLoad()}`;
}

/** The load of the last minute. */
export function currentLoad(): string {
  return loadavg()[0]?.toFixed(1) ?? "";
}
