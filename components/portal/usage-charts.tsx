import { Columns } from "../charts/columns.tsx";
import { Cell, HeadCell, Table } from "../ui/table.tsx";
import { formatMilliseconds } from "./format.ts";
import type { Range, UsagePoint } from "./usage-series.ts";
import { ranges } from "./usage-series.ts";

const hour = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });
const count = (value: number) => value.toLocaleString("en");

/** Requests and latencies over a range: two pictures, and the same as a table. Times are UTC. */
export function UsageCharts({ points, range }: { points: readonly UsagePoint[]; range: Range }) {
  const format = ranges[range].interval === "hour" ? hour : day;
  const requests = points.reduce((sum, point) => sum + point.requests, 0);
  const errors = points.reduce((sum, point) => sum + point.errors, 0);
  const slowest = Math.max(0, ...points.map((point) => point.p95Ms ?? 0));
  const first = points[0];
  if (!first) return null;
  const ends = [`${format.format(first.at)}${ranges[range].interval === "hour" ? " UTC" : ""}`, "now"] as const;
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title="Requests" legend={<Legend />}>
          <Columns
            columns={points.map((point) => ({
              name: `${format.format(point.at)}: ${count(point.requests)} requests, ${count(point.errors)} errors`,
              parts: [
                { size: point.requests - point.errors, className: "fill-accent" },
                { size: point.errors, className: "fill-down" },
              ],
            }))}
            label={`${count(requests)} requests over ${ranges[range].label}, ${count(errors)} of them errors`}
            ends={ends}
            format={count}
          />
        </Panel>
        <Panel title="Latency" legend={<span>median to 95th percentile</span>}>
          <Columns
            columns={points.map((point) => ({
              name: `${format.format(point.at)}: median ${formatMilliseconds(point.p50Ms)}, 95th ${formatMilliseconds(point.p95Ms)}`,
              from: point.p50Ms ?? 0,
              parts:
                point.p95Ms === null
                  ? []
                  : [{ size: Math.max(point.p95Ms - (point.p50Ms ?? 0), slowest / 100), className: "fill-ink-faint" }],
            }))}
            label={`Latencies over ${ranges[range].label}, the slowest 95th percentile ${formatMilliseconds(slowest)}`}
            ends={ends}
            format={formatMilliseconds}
          />
        </Panel>
      </div>
      <details className="group mt-3">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
          Show as table
        </summary>
        <div className="mt-2">
          <UsageTable points={points} range={range} format={format} />
        </div>
      </details>
    </>
  );
}

function Panel({ title, legend, children }: { title: string; legend: React.ReactNode; children: React.ReactNode }) {
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

function Legend() {
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-xs bg-accent" /> answered
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-xs bg-down" /> errors
      </span>
    </>
  );
}

function UsageTable(props: { points: readonly UsagePoint[]; range: Range; format: Intl.DateTimeFormat }) {
  const used = props.points.filter((point) => point.requests > 0).toReversed();
  return (
    <Table caption={`Usage over ${ranges[props.range].label}`}>
      <thead>
        <tr>
          <HeadCell>From (UTC)</HeadCell>
          <HeadCell className="text-right">Requests</HeadCell>
          <HeadCell className="text-right">Errors</HeadCell>
          <HeadCell className="text-right">Median</HeadCell>
          <HeadCell className="text-right">95th percentile</HeadCell>
        </tr>
      </thead>
      <tbody className="figures">
        {used.map((point) => (
          <tr key={point.at}>
            <Cell>{props.format.format(point.at)}</Cell>
            <Cell className="text-right">{count(point.requests)}</Cell>
            <Cell className="text-right">{count(point.errors)}</Cell>
            <Cell className="text-right">{formatMilliseconds(point.p50Ms)}</Cell>
            <Cell className="text-right">{formatMilliseconds(point.p95Ms)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
