import type { ReactNode } from "react";
import { useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import { Columns } from "../charts/columns.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { formatMilliseconds } from "./format.ts";
import { type Range, ranges, type UsagePoint } from "./usage-series.ts";

const hour = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" } as const;
const day = { day: "numeric", month: "short", timeZone: "UTC" } as const;

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

type StepFormat = (at: number) => string;

function stepFormat(range: Range, language: Language): StepFormat {
  const format = new Intl.DateTimeFormat(language, ranges[range].interval === "hour" ? hour : day);
  return (at) => format.format(at);
}

/** Labels of both ends of the time axis. */
function endsOf({ points, range }: ChartProps, t: Texts<"portal.usage">): readonly [string, string] {
  const zone = ranges[range].interval === "hour" ? " UTC" : "";
  return [`${stepFormat(range, t.language)(points[0]?.at ?? 0)}${zone}`, t("now")];
}

function RequestChart({ points, range }: ChartProps) {
  const t = useTexts("portal.usage");
  const step = stepFormat(range, t.language);
  const requests = points.reduce((sum, point) => sum + point.requests, 0);
  const errors = points.reduce((sum, point) => sum + point.errors, 0);
  const legend = (
    <>
      <LegendEntry color="bg-accent">{t("succeeded")}</LegendEntry>
      <LegendEntry color="bg-down">{t("errorsLegend")}</LegendEntry>
    </>
  );
  return (
    <Panel title={t("requests")} legend={legend}>
      <Columns
        columns={points.map((point) => ({
          name: t("bar", { when: step(point.at), requests: point.requests, errors: point.errors }),
          parts: [
            { size: point.requests - point.errors, className: "fill-accent" },
            { size: point.errors, className: "fill-down" },
          ],
        }))}
        label={t("requestsChart", { requests, errors, range: t(`ranges.${range}`) })}
        ends={endsOf({ points, range }, t)}
        format={(value) => formatNumber(value, t.language)}
      />
    </Panel>
  );
}

function LatencyChart({ points, range }: ChartProps) {
  const t = useTexts("portal.usage");
  const step = stepFormat(range, t.language);
  const slowest = Math.max(0, ...points.map((point) => point.p95Ms ?? 0));
  const partsOf = ({ p50Ms, p95Ms }: UsagePoint) =>
    // A minimum height keeps equal percentiles visible.
    p95Ms === null ? [] : [{ size: Math.max(p95Ms - (p50Ms ?? 0), slowest / 100), className: "fill-ink-faint" }];
  return (
    <Panel title={t("latency")} legend={t("latencyLegend")}>
      <Columns
        columns={points.map((point) => ({
          name: t("latencyBar", {
            when: step(point.at),
            median: formatMilliseconds(point.p50Ms, t.language),
            p95: formatMilliseconds(point.p95Ms, t.language),
          }),
          from: point.p50Ms ?? 0,
          parts: partsOf(point),
        }))}
        label={t("latencyChart", { range: t(`ranges.${range}`), slowest: formatMilliseconds(slowest, t.language) })}
        ends={endsOf({ points, range }, t)}
        format={(ms) => formatMilliseconds(ms, t.language)}
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
  const t = useTexts("portal.usage");
  const step = stepFormat(range, t.language);
  const right = "text-right";
  return (
    <DataTable
      caption={t("table", { range: t(`ranges.${range}`) })}
      bodyClassName="figures"
      rows={points.filter((point) => point.requests > 0).toReversed()}
      columns={[
        { head: t("from"), cell: ({ at }) => step(at) },
        { head: t("requests"), className: right, cell: ({ requests }) => formatNumber(requests, t.language) },
        { head: t("errors"), className: right, cell: ({ errors }) => formatNumber(errors, t.language) },
        { head: t("median"), className: right, cell: ({ p50Ms }) => formatMilliseconds(p50Ms, t.language) },
        { head: t("p95"), className: right, cell: ({ p95Ms }) => formatMilliseconds(p95Ms, t.language) },
      ]}
    />
  );
}
