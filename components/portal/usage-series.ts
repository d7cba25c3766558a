import type { UsageView } from "../../lib/domains/developers/index.ts";

type UsageFigures = UsageView["totals"];
type UsageRow = UsageView["usage"][number];

/** Time spans usage is shown over, and the steps it is counted in. Milliseconds. */
export const ranges = {
  "24h": { label: "24 hours", span: 86_400_000, step: 3_600_000, interval: "hour" },
  "7d": { label: "7 days", span: 7 * 86_400_000, step: 86_400_000, interval: "day" },
  "30d": { label: "30 days", span: 30 * 86_400_000, step: 86_400_000, interval: "day" },
} as const;
export type Range = keyof typeof ranges;

/** What was used in one step; `at` is its beginning in Unix milliseconds. */
export interface UsagePoint extends UsageFigures {
  at: number;
}

/** One point for each step of the range that ends `now`, those without requests included. */
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

/** Where a range begins, so that it holds whole steps alone, the running one included. */
export function rangeStart(range: Range, now: number): Date {
  const { span, step } = ranges[range];
  return new Date(Math.floor(now / step) * step - span + step);
}

export interface EndpointUsage {
  endpoint: string;
  requests: number;
  errors: number;
  /** Of the slowest step, milliseconds. */
  p95Ms: number | null;
}

/** Sums for each endpoint, the most used first, then by name. */
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
