import { expect, test } from "vitest";
import { fillSeries, rangeStart, sumByEndpoint } from "./usage-series.ts";

const NOW = Date.parse("2026-03-05T14:25:00Z");
const row = (at: string, fields: object = {}) => ({ at, requests: 2, errors: 1, p50Ms: 3, p95Ms: 9, ...fields });

test("a day has 24 hours, the running one last, and those without requests are zero", () => {
  const points = fillSeries([row("2026-03-05T14:00:00.000Z"), row("2026-03-04T15:00:00.000Z")], "24h", NOW);
  expect(points).toHaveLength(24);
  expect(points[0]).toMatchObject({ at: Date.parse("2026-03-04T15:00:00Z"), requests: 2 });
  expect(points[1]).toEqual({
    at: Date.parse("2026-03-04T16:00:00Z"),
    requests: 0,
    errors: 0,
    p50Ms: null,
    p95Ms: null,
  });
  expect(points[23]).toMatchObject({ at: Date.parse("2026-03-05T14:00:00Z"), requests: 2, errors: 1 });
});

test("a range begins where its first step begins", () => {
  for (const range of ["24h", "7d", "30d"] as const) {
    expect(rangeStart(range, NOW).getTime()).toBe(fillSeries([], range, NOW)[0]?.at);
  }
});

test("endpoints are summed over time, the most used first", () => {
  const rows = [
    row("2026-03-05T14:00:00.000Z", { endpoint: "GET /b" }),
    row("2026-03-05T14:00:00.000Z", { endpoint: "GET /a", p95Ms: null }),
    row("2026-03-05T13:00:00.000Z", { endpoint: "GET /b", p95Ms: 20 }),
  ];
  expect(sumByEndpoint(rows)).toEqual([
    { endpoint: "GET /b", requests: 4, errors: 2, p95Ms: 20 },
    { endpoint: "GET /a", requests: 2, errors: 1, p95Ms: null },
  ]);
});
