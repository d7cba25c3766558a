import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { StepLine } from "../charts/step-line.tsx";
import { formatDay, formatTime } from "../ui/dates.ts";
import { LinkPending } from "../ui/link-pending.tsx";
import { causeName } from "./labels.ts";
import { TierBadge, type TierName, type TierStep, tierLook } from "./tiers.tsx";

export interface HistoryPoint {
  at: string;
  total: number;
  tier: TierName;
  cause: string;
}

interface Props {
  /** From the oldest to the newest. */
  points: readonly HistoryPoint[];
  grain: "change" | "hour" | "day";
  tiers: readonly TierStep[];
  ranges: readonly { name: string; href: string; current: boolean }[];
}

/** Below this span days alone would not tell the ends of the line apart. */
const SHORT_SPAN_MS = 3 * 86_400_000;
const EVENTS = 6;

/** A score over time: a line with its events on it, the events in words, and the same as a table. */
export function ScoreHistory({ points, grain, tiers, ranges }: Props) {
  const first = points[0];
  const last = points.at(-1);
  const moves = movesOf(points);
  const events = moves.filter((move) => move.before !== null && move.before.tier !== move.tier);
  return (
    <>
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
      {!first || !last ? (
        <p className="text-ink-soft">No score changes yet.</p>
      ) : points.length === 1 ? (
        <p className="text-ink-soft">
          Not enough history to chart yet. Current score: {first.total.toLocaleString("en")}, as of{" "}
          {formatDay(first.at)}.
        </p>
      ) : (
        <Line points={points} first={first} last={last} events={events} tiers={tiers} />
      )}
      {events.length > 0 && <Events events={events} />}
      {moves.length > 0 && <Rows moves={moves} grain={grain} />}
    </>
  );
}

interface Move extends HistoryPoint {
  before: HistoryPoint | null;
}

/** Each point with the one before it. */
function movesOf(points: readonly HistoryPoint[]): Move[] {
  return points.map((point, i) => ({ ...point, before: points[i - 1] ?? null }));
}

function Line(props: {
  points: readonly HistoryPoint[];
  first: HistoryPoint;
  last: HistoryPoint;
  events: readonly Move[];
  tiers: readonly TierStep[];
}) {
  const { first, last } = props;
  const short = Date.parse(last.at) - Date.parse(first.at) < SHORT_SPAN_MS;
  const place = (point: HistoryPoint) => ({ x: Date.parse(point.at), y: point.total });
  return (
    <StepLine
      points={props.points.map(place)}
      events={props.events.map((event) => ({ ...place(event), color: tierLook(event.tier).text }))}
      levels={props.tiers
        .slice(1)
        .map(({ name, from }) => ({ y: from, name: tierLook(name).name, color: tierLook(name).text }))}
      label={`Score from ${first.total} on ${formatDay(first.at)} to ${last.total} on ${formatDay(last.at)}`}
      formatX={short ? formatTime : formatDay}
    />
  );
}

/** The newest changes of the tier. */
function Events({ events }: { events: readonly Move[] }) {
  return (
    <div className="mt-6">
      <h3 className="text-sm font-medium text-ink-faint">Changes of tier</h3>
      <ol className="mt-1 grid gap-x-12 sm:grid-cols-2">
        {events
          .slice(-EVENTS)
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

const ROWS = 100;
const grains = { change: "Every change", hour: "The last change of each hour", day: "The last change of each day" };

function Rows({ moves, grain }: { moves: readonly Move[]; grain: Props["grain"] }) {
  // Only what moved the total; the rest is the passing of days.
  const moved = moves.filter((move) => move.before?.total !== move.total);
  const rows = moved.slice(-ROWS).reverse();
  const caption =
    rows.length < moved.length ? `${grains[grain]}, the newest ${ROWS} of ${moved.length}` : grains[grain];
  return (
    <details className="group mt-6">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
        Show as table
      </summary>
      <table className="mt-2 w-full border-collapse text-left">
        <caption className="py-2 text-left text-sm text-ink-faint">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-faint [&>th]:py-2 [&>th]:font-medium">
            <th scope="col">When</th>
            <th scope="col" className="text-right">
              Change
            </th>
            <th scope="col" className="text-right">
              Score
            </th>
            <th scope="col" className="hidden pl-10 sm:table-cell">
              Tier
            </th>
            <th scope="col" className="hidden sm:table-cell">
              Cause
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at} className="border-b border-line [&>td]:py-2.5 [&>td]:align-top">
              <td className="figures">
                {grain === "day" ? formatDay(row.at) : formatTime(row.at)}
                <span className="block text-sm text-ink-faint sm:hidden">{causeName(row.cause)}</span>
              </td>
              <td className="figures text-right text-ink-soft">
                {row.before ? signed(row.total - row.before.total) : "new"}
              </td>
              <td className="figures text-right font-medium">{row.total.toLocaleString("en")}</td>
              <td className="hidden pl-10 sm:table-cell">
                <TierBadge tier={row.tier} />
              </td>
              <td className="hidden text-ink-soft sm:table-cell">{causeName(row.cause)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points.toLocaleString("en")}` : `−${Math.abs(points).toLocaleString("en")}`;
}
