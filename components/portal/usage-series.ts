import type { UsageView } from "../../lib/domains/developers/index.ts";

type UsageFigures = UsageView["totals"];
type UsageRow = UsageView["usage"][number];

/** The ranges of the usage page. `span` and `step` in milliseconds. */
export const ranges = {
  "24h": { span: 86_400_000, step: 3_600_000, interval: "hour" },
  "7d": { span: 7 * 86_400_000, step: 86_400_000, interval: "day" },
  "30d": { span: 30 * 86_400_000, step: 86_400_000, interval: "day" },
} as const;
export type Range = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as Range[]; // The table's own keys.

/** Usage in one step; `at` is its start, Unix milliseconds. */
export interface UsagePoint extends UsageFigures {
  at: number;
}

/** One point for each step of the range that ends `now`, with zeros where there were no requests. */
export function fillSeries(rows: readonly UsageRow[], range: Range, now: number): UsagePoint[] {
  const { span, step } = ranges[range];
  const known = new Map(rows.map((row) => [Date.parse(row.at), row]));
  const last = Math.floor(now / step) * step;
  return Array.from({ length: span / step }, (_, i) => {
    const at = last - span + (i + 1) * step;
    const { requests = 0, errors = 0, p50Ms = null, p95Ms = null } = known.get(at) ?? {};
    return { at, requests, errors, p50Ms, p95Ms };
  });
}

/** The start of a range, at the beginning of a step. */
export function rangeStart(range: Range, now: number): Date {
  const { span, step } = ranges[range];
  return new Date(Math.floor(now / step) * step - span + step);
}

export interface EndpointUsage {
  endpoint: string;
  requests: number;
  errors: number;
  /** The highest of all steps, milliseconds. */
  p95Ms: number | null;
}

/** Sums by endpoint, ordered by requests (descending), then name. */
export function sumByEndpoint(rows: readonly UsageRow[]): EndpointUsage[] {
  const sums = new Map<string, EndpointUsage>();
  for (const { endpoint = "", requests, errors, p95Ms } of rows) {
    const sum = sums.get(endpoint) ?? { endpoint, requests: 0, errors: 0, p95Ms: null };
    sum.requests += requests;
    sum.errors += errors;
    if (p95Ms !== null) sum.p95Ms = Math.max(sum.p95Ms ?? 0, p95Ms);
    sums.set(endpoint, sum);
  }
  return [...sums.values()].sort((a, b) => b.requests - a.requests || (a.endpoint < b.endpoint ? -1 : 1));
}
