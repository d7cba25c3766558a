import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { StepLine } from "../charts/step-line.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { formatDay, formatTime } from "../ui/dates.ts";
import { LinkPending } from "../ui/link-pending.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { ShowAsTable } from "../ui/show-as-table.tsx";
import { causeName } from "./labels.ts";
import { TierBadge, type TierName, type TierStep, tierLook } from "./tiers.tsx";

export interface HistoryPoint {
  at: string;
  total: number;
  tier: TierName;
  cause: string;
}

interface Props {
  /** Oldest first. */
  points: readonly HistoryPoint[];
  grain: "change" | "hour" | "day";
  tiers: readonly TierStep[];
  ranges: readonly { name: string; href: string; current: boolean }[];
}

/** Below this span, the ends of the line show times as well. */
const SHORT_SPAN_MS = 3 * 86_400_000;
const MAX_EVENTS = 6;

/** A score over time as a chart, with changes of tier, and as a table. */
export function ScoreHistory({ points, grain, tiers, ranges }: Props) {
  const first = points[0];
  const last = points.at(-1);
  const changes = changesOf(points);
  const events = changes.filter(({ before, tier }) => before !== null && before.tier !== tier);
  return (
    <>
      <Ranges ranges={ranges} />
      {!first || !last ? (
        <p className="text-ink-soft">No score changes yet.</p>
      ) : points.length === 1 ? (
        <p className="text-ink-soft">
          Not enough history to chart yet. Current score: {first.total.toLocaleString("en")}, as of{" "}
          {formatDay(first.at)}.
        </p>
      ) : (
        <Chart points={points} first={first} last={last} events={events} tiers={tiers} />
      )}
      {events.length > 0 && <Events events={events} />}
      {changes.length > 0 && <ChangeTable changes={changes} grain={grain} />}
    </>
  );
}

function Ranges({ ranges }: Pick<Props, "ranges">) {
  return (
    <nav aria-label="Range" className="mb-6">
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

function Chart(props: {
  points: readonly HistoryPoint[];
  first: HistoryPoint;
  last: HistoryPoint;
  events: readonly Change[];
  tiers: readonly TierStep[];
}) {
  const { first, last } = props;
  const isShort = Date.parse(last.at) - Date.parse(first.at) < SHORT_SPAN_MS;
  const toPoint = (point: HistoryPoint) => ({ x: Date.parse(point.at), y: point.total });
  return (
    <StepLine
      points={props.points.map(toPoint)}
      events={props.events.map((event) => ({ ...toPoint(event), color: tierLook(event.tier).text }))}
      levels={props.tiers
        .slice(1)
        .map(({ name, from }) => ({ y: from, name: tierLook(name).name, color: tierLook(name).text }))}
      label={`Score from ${first.total} on ${formatDay(first.at)} to ${last.total} on ${formatDay(last.at)}`}
      formatX={isShort ? formatTime : formatDay}
    />
  );
}

/** The latest changes of tier. */
function Events({ events }: { events: readonly Change[] }) {
  return (
    <div className="mt-6">
      <h3 className="text-sm font-medium text-ink-faint">Changes of tier</h3>
      <ol className="mt-1 grid gap-x-12 sm:grid-cols-2">
        {events
          .slice(-MAX_EVENTS)
          .reverse()
          .map((event) => {
            const up = event.before !== null && event.total > event.before.total;
            const Icon = up ? ArrowUpRight : ArrowDownRight;
            return (
              <li
                key={event.at}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2.5"
              >
                <span className="flex items-center gap-2.5">
                  <Icon size={16} className={up ? "text-up" : "text-down"} />
                  <span>
                    {up ? "Rose" : "Fell"} to {tierLook(event.tier).name}
                  </span>
                </span>
                <span className="figures text-sm text-ink-faint max-sm:w-full max-sm:pl-[1.625rem]">
                  {causeName(event.cause)}, {formatDay(event.at)}
                </span>
              </li>
            );
          })}
      </ol>
    </div>
  );
}

const MAX_ROWS = 100;
const grains = { change: "Every change", hour: "The last change of each hour", day: "The last change of each day" };

function ChangeTable({ changes, grain }: { changes: readonly Change[]; grain: Props["grain"] }) {
  // Days can pass without changing the total.
  const all = changes.filter(({ before, total }) => before?.total !== total);
  const rows = all.slice(-MAX_ROWS).reverse();
  const caption =
    rows.length < all.length ? `${grains[grain]}, the newest ${MAX_ROWS} of ${all.length}` : grains[grain];
  return (
    <ShowAsTable className="mt-6">
      <p className="mb-2 text-sm text-ink-faint">{caption}</p>
      <DataTable
        caption={caption}
        rows={rows}
        columns={[
          {
            head: "When",
            cellClassName: "figures align-top",
            cell: ({ at, cause }) => (
              <>
                {grain === "day" ? formatDay(at) : formatTime(at)}
                <span className="block text-sm text-ink-faint sm:hidden">{causeName(cause)}</span>
              </>
            ),
          },
          {
            head: "Change",
            className: "text-right",
            cellClassName: "figures align-top text-ink-soft",
            cell: ({ before, total }) => (before ? formatChange(total - before.total) : "new"),
          },
          {
            head: "Score",
            className: "text-right",
            cellClassName: "figures align-top font-medium",
            cell: ({ total }) => formatNumber(total),
          },
          {
            head: "Tier",
            className: "hidden sm:table-cell",
            cellClassName: "align-top",
            cell: ({ tier }) => <TierBadge tier={tier} />,
          },
          {
            head: "Cause",
            className: "hidden sm:table-cell",
            cellClassName: "align-top text-ink-soft",
            cell: ({ cause }) => causeName(cause),
          },
        ]}
      />
    </ShowAsTable>
  );
}

function formatChange(points: number): string {
  return `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points))}`;
}
