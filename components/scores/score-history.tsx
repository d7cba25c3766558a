import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useLanguage, useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import { StepLine } from "../charts/step-line.tsx";
import { ClientTexts } from "../texts/server.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { formatDay } from "../ui/dates.ts";
import { LinkPending } from "../ui/link-pending.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { DaySlider } from "./day-slider.tsx";
import { causeName } from "./labels.ts";
import { TierBadge, type TierName, type TierStep, tierLook } from "./tiers.tsx";

export interface HistoryPoint {
  /** The first day that ended with this total: YYYY-MM-DD. */
  day: string;
  total: number;
  tier: TierName;
  /** Null where the score ended. */
  cause: string | null;
}

interface Props {
  /** Oldest first; the first holds when the range begins, or begins in it. */
  points: readonly HistoryPoint[];
  /** The first and last day of the range. */
  from: string;
  to: string;
  /** Past days are still being computed. */
  isPending: boolean;
  tiers: readonly TierStep[];
  ranges: readonly { name: string; href: string; current: boolean }[];
  /** Whether the changes are listed, and the address that lists them or no longer does. */
  table: { shown: boolean; href: string };
  /** The address that shows a day. */
  hrefOf: (day: string) => string;
  /** The field that chooses a day, and the score of the chosen one. */
  choice: ReactNode;
  score: ReactNode;
  /** The chosen day. */
  day: string | null;
}

const MAX_EVENTS = 6;
const DAY_MS = 86_400_000;

/** A score at the end of each day as a chart, with changes of tier, and as a table. */
export function ScoreHistory(props: Props) {
  const t = useTexts("scores.history");
  const { points, from, isPending, ranges, table, hrefOf } = props;
  const first = points[0];
  const changes = changesOf(points);
  const events = changes.filter(({ before, tier, day }) => before !== null && before.tier !== tier && day >= from);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Ranges ranges={ranges} />
        {props.choice}
      </div>
      {isPending && <p className="mb-4 text-ink-soft">{t("pending")}</p>}
      {!first ? (
        !isPending && <p className="text-ink-soft">{t("none")}</p>
      ) : from === props.to ? (
        <p className="text-ink-soft">{t("today", { day: formatDay(first.day, t.language), total: first.total })}</p>
      ) : (
        <Chart {...props} events={events} />
      )}
      {/* Below the chart, which stays where it is while days are chosen on it. */}
      {props.score}
      {events.length > 0 && <Events events={events} hrefOf={hrefOf} />}
      {changes.length > 0 && <TableLink table={table} />}
      {table.shown && changes.length > 0 && <ChangeTable changes={changes} from={from} hrefOf={hrefOf} />}
    </>
  );
}

function TableLink({ table }: { table: Props["table"] }) {
  const ui = useTexts("ui");
  const t = useTexts("scores.history");
  return (
    <Link
      href={table.href}
      scroll={false}
      prefetch={false}
      className="relative mt-6 inline-flex min-h-11 items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink print:hidden"
    >
      {table.shown ? t("hideTable") : ui("showTable")}
      <LinkPending />
    </Link>
  );
}

function Ranges({ ranges }: Pick<Props, "ranges">) {
  const t = useTexts("scores.history");
  return (
    <nav aria-label={t("range")} className="print:hidden">
      <ul className="inline-flex rounded-lg border border-line bg-surface p-0.5">
        {ranges.map((range) => (
          <li key={range.name}>
            <Link
              href={range.href}
              scroll={false}
              aria-current={range.current ? "page" : undefined}
              className="relative flex min-h-10 items-center overflow-hidden rounded-md px-3.5 text-sm text-ink-soft transition-colors hover:text-ink aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-ink"
            >
              {range.name}
              <LinkPending />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Change extends HistoryPoint {
  before: HistoryPoint | null;
}

/** Each point with the one before it. */
function changesOf(points: readonly HistoryPoint[]): Change[] {
  return points.map((point, i) => ({ ...point, before: points[i - 1] ?? null }));
}

function Chart(props: Pick<Props, "points" | "from" | "to" | "tiers" | "day"> & { events: readonly Change[] }) {
  const { points, from, to, day } = props;
  const [t, tiers, causeOf] = [useTexts("scores.history"), useTexts("scores.tiers"), useCauses()];
  const daysTo = (end: string) => Math.round((Date.parse(end) - Date.parse(from)) / DAY_MS);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  // What holds when the range begins is drawn from there on.
  const timeOf = (point: HistoryPoint) => Math.max(Date.parse(point.day), Date.parse(from));
  const toPoint = (point: HistoryPoint) => ({ x: timeOf(point), y: point.total });
  return (
    <div className="relative [&_svg]:pointer-events-none [&_svg]:relative [&_svg_circle]:pointer-events-auto">
      <ClientTexts of={["scores.slider"]}>
        {" "}
        <DaySlider
          from={Date.parse(from)}
          days={daysTo(to)}
          chosen={day !== null && day >= from && day <= to ? daysTo(day) : null}
        />
      </ClientTexts>
      <StepLine
        points={points.map(toPoint)}
        span={[Date.parse(from), Date.parse(to)]}
        events={props.events.map((event) => ({
          ...toPoint(event),
          color: tierLook(event.tier).text,
          note: t("event", { tier: tiers(event.tier), day: formatDay(event.day, t.language), cause: causeOf(event) }),
        }))}
        levels={props.tiers.slice(1).map(({ name, from: y }) => ({ y, name: tiers(name), color: tierLook(name).text }))}
        label={t("line", {
          first: first.total,
          from: formatDay(timeOf(first), t.language),
          last: last.total,
          to: formatDay(to, t.language),
        })}
        formatX={(x) => formatDay(x, t.language)}
      />
    </div>
  );
}

function useCauses(): (point: HistoryPoint) => string {
  const [t, causes] = [useTexts("scores.history"), useTexts("scores.causes")];
  return ({ cause }) => (cause === null ? t("ended") : causeName(causes, cause));
}

/** The latest changes of tier. */
function Events({ events, hrefOf }: { events: readonly Change[] } & Pick<Props, "hrefOf">) {
  const [t, tiers, causeOf] = [useTexts("scores.history"), useTexts("scores.tiers"), useCauses()];
  return (
    <div className="mt-6">
      <h3 className="text-sm font-medium text-ink-faint">{t("tierChanges")}</h3>
      <ol className="mt-1 grid gap-x-12 sm:grid-cols-2">
        {events
          .slice(-MAX_EVENTS)
          .reverse()
          .map((event) => {
            const up = event.before !== null && event.total > event.before.total;
            const Icon = up ? ArrowUpRight : ArrowDownRight;
            return (
              <li
                key={event.day}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5"
              >
                <span className="flex items-center gap-2.5">
                  <Icon size={16} className={up ? "text-up" : "text-down"} />
                  <span>{t(up ? "rose" : "fell", { tier: tiers(event.tier) })}</span>
                </span>
                <span className="figures text-sm text-ink-faint max-sm:w-full max-sm:pl-[1.625rem]">
                  {causeOf(event)}, <DayLink day={event.day} hrefOf={hrefOf} />
                </span>
              </li>
            );
          })}
      </ol>
    </div>
  );
}

/** Shows the score of a day, below the chart. */
function DayLink({ day, hrefOf }: { day: string } & Pick<Props, "hrefOf">) {
  return (
    <Link
      href={hrefOf(day)}
      prefetch={false}
      className="relative whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:text-ink"
    >
      {formatDay(day, useLanguage())}
      <LinkPending />
    </Link>
  );
}

const MAX_ROWS = 100;

function ChangeTable(props: { changes: readonly Change[]; from: string } & Pick<Props, "hrefOf">) {
  const [t, causeOf] = [useTexts("scores.history"), useCauses()];
  const { changes, from, hrefOf } = props;
  // Categories can change without the total.
  const all = changes.filter(({ before, total }) => before?.total !== total);
  const rows = all.slice(-MAX_ROWS).reverse();
  const caption = rows.length < all.length ? t("newest", { shown: MAX_ROWS, all: all.length }) : t("days");
  return (
    <div className="mt-2">
      <p className="mb-2 text-sm text-ink-faint">{caption}</p>
      <DataTable
        caption={caption}
        rows={rows}
        columns={[
          {
            head: t("day"),
            cellClassName: "figures align-top",
            cell: (change) => (
              <>
                <DayLink day={change.day} hrefOf={hrefOf} />
                <span className="block text-sm text-ink-faint sm:hidden">{causeOf(change)}</span>
              </>
            ),
          },
          {
            head: t("change"),
            className: "text-right",
            cellClassName: "figures align-top text-ink-soft",
            // What held when the range began changed before it.
            cell: ({ before, total, day }) =>
              before ? formatChange(total - before.total, t.language) : day < from ? "–" : t("new"),
          },
          {
            head: t("score"),
            className: "text-right",
            cellClassName: "figures align-top font-medium",
            cell: ({ total }) => formatNumber(total, t.language),
          },
          {
            head: t("tier"),
            className: "hidden sm:table-cell",
            cellClassName: "align-top",
            cell: ({ tier }) => <TierBadge tier={tier} />,
          },
          {
            head: t("cause"),
            className: "hidden sm:table-cell",
            cellClassName: "align-top text-ink-soft",
            cell: causeOf,
          },
        ]}
      />
    </div>
  );
}

function formatChange(points: number, language: Language): string {
  return `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points), language)}`;
}
