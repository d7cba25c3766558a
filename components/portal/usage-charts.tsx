import type { ReactNode } from "react";
import { Columns } from "../charts/columns.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { formatMilliseconds } from "./format.ts";
import { type Range, ranges, type UsagePoint } from "./usage-series.ts";

const hour = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

interface ChartProps {
  points: readonly UsagePoint[];
  range: Range;
}

/** Requests and latencies over a range, as charts and as a table. Times are in UTC. */
export function UsageCharts({ points, range }: ChartProps) {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <RequestChart points={points} range={range} />
        <LatencyChart points={points} range={range} />
      </div>
      <ShowAsTable className="mt-3">
        <UsageTable points={points} range={range} />
      </ShowAsTable>
    </>
  );
}

function formatStep(range: Range, at: number): string {
  return (ranges[range].interval === "hour" ? hour : day).format(at);
}

/** Labels of both ends of the time axis. */
function endsOf(points: readonly UsagePoint[], range: Range): readonly [string, string] {
  const zone = ranges[range].interval === "hour" ? " UTC" : "";
  return [`${formatStep(range, points[0]?.at ?? 0)}${zone}`, "now"];
}

function RequestChart({ points, range }: ChartProps) {
  const requests = points.reduce((sum, point) => sum + point.requests, 0);
  const errors = points.reduce((sum, point) => sum + point.errors, 0);
  const legend = (
    <>
      <LegendEntry color="bg-accent">succeeded</LegendEntry>
      <LegendEntry color="bg-down">errors</LegendEntry>
    </>
  );
  return (
    <Panel title="Requests" legend={legend}>
      <Columns
        columns={points.map((point) => ({
          name: `${formatStep(range, point.at)}: ${formatNumber(point.requests)} requests, ${formatNumber(point.errors)} errors`,
          parts: [
            { size: point.requests - point.errors, className: "fill-accent" },
            { size: point.errors, className: "fill-down" },
          ],
        }))}
        label={`${formatNumber(requests)} requests over ${ranges[range].label}, ${formatNumber(errors)} of them errors`}
        ends={endsOf(points, range)}
        format={formatNumber}
      />
    </Panel>
  );
}

function LatencyChart({ points, range }: ChartProps) {
  const slowest = Math.max(0, ...points.map((point) => point.p95Ms ?? 0));
  const partsOf = ({ p50Ms, p95Ms }: UsagePoint) =>
    // A minimum height keeps equal percentiles visible.
    p95Ms === null ? [] : [{ size: Math.max(p95Ms - (p50Ms ?? 0), slowest / 100), className: "fill-ink-faint" }];
  return (
    <Panel title="Latency" legend="median to 95th percentile">
      <Columns
        columns={points.map((point) => ({
          name: `${formatStep(range, point.at)}: median ${formatMilliseconds(point.p50Ms)}, 95th ${formatMilliseconds(point.p95Ms)}`,
          from: point.p50Ms ?? 0,
          parts: partsOf(point),
        }))}
        label={`Latencies over ${ranges[range].label}, the slowest 95th percentile ${formatMilliseconds(slowest)}`}
        ends={endsOf(points, range)}
        format={formatMilliseconds}
      />
    </Panel>
  );
}

function Panel({ title, legend, children }: { title: string; legend: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-xl border border-line bg-surface p-5">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="flex gap-4 text-sm text-ink-faint">{legend}</p>
      </div>
      {children}
    </section>
  );
}

function LegendEntry({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-xs ${color}`} /> {children}
    </span>
  );
}

function UsageTable({ points, range }: ChartProps) {
  const right = "text-right";
  return (
    <DataTable
      caption={`Usage over ${ranges[range].label}`}
      bodyClassName="figures"
      rows={points.filter((point) => point.requests > 0).toReversed()}
      columns={[
        { head: "From (UTC)", cell: ({ at }) => formatStep(range, at) },
        { head: "Requests", className: right, cell: ({ requests }) => formatNumber(requests) },
        { head: "Errors", className: right, cell: ({ errors }) => formatNumber(errors) },
        { head: "Median", className: right, cell: ({ p50Ms }) => formatMilliseconds(p50Ms) },
        { head: "95th percentile", className: right, cell: ({ p95Ms }) => formatMilliseconds(p95Ms) },
      ]}
    />
  );
}
