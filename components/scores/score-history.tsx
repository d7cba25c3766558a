import { LineChart } from "../ui/line-chart.tsx";
import { TierBadge, type TierName } from "./tiers.tsx";
import { formatDay, formatTime } from "./words.ts";

export interface HistoryPoint {
  at: string;
  total: number;
  rank: number;
  tier: TierName;
  cause: string;
}

const causes: Record<string, string> = {
  transactions: "New transactions",
  time: "A new day",
  reorg: "Blocks were replaced",
  attestation: "An attestation",
  achievement: "An achievement",
  wallets: "Wallets changed",
  model: "A new model",
};

/** Below this span days alone would not tell the ends of the line apart. */
const SHORT_SPAN_MS = 3 * 86_400_000;

/** The total over time as a line, and the same as a table. `points` from the oldest to the newest. */
export function ScoreHistory({ points, total }: { points: readonly HistoryPoint[]; total: number }) {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return <p className="text-ink-soft">There is no change on record yet.</p>;
  const label = `Score from ${first.total} on ${formatDay(first.at)} to ${last.total} on ${formatDay(last.at)}`;
  // What a transaction commits at once is one step of the line.
  const line = points.filter((point, i) => point.at !== points[i + 1]?.at);
  const short = Date.parse(last.at) - Date.parse(first.at) < SHORT_SPAN_MS;
  // Numbered from the oldest: two changes of one moment may look alike.
  const rows = points.map((point, number) => ({ ...point, number })).reverse();
  return (
    <>
      {line.length > 1 ? (
        <LineChart
          points={line.map((point) => ({ x: Date.parse(point.at), y: point.total }))}
          label={label}
          formatX={short ? formatTime : formatDay}
        />
      ) : (
        <p className="text-ink-soft">One moment so far; a line is drawn from the second one on.</p>
      )}
      <details className="group mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
          The same as a table
        </summary>
        <table className="mt-2 w-full border-collapse text-left">
          <caption className="py-2 text-left text-sm text-ink-faint">
            {points.length < total ? `The newest ${points.length} of ${total} changes` : "Every change"}
          </caption>
          <thead>
            <tr className="border-b border-line text-sm text-ink-faint [&>th]:py-2 [&>th]:font-medium">
              <th scope="col">When</th>
              <th scope="col" className="text-right">
                Score
              </th>
              <th scope="col" className="text-right">
                Rank
              </th>
              <th scope="col" className="hidden pl-8 sm:table-cell">
                Tier
              </th>
              <th scope="col" className="hidden sm:table-cell">
                Because
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((point) => (
              <tr key={point.number} className="border-b border-line [&>td]:py-2.5 [&>td]:align-top">
                <td className="figures">
                  {formatTime(point.at)}
                  <span className="block text-sm text-ink-faint sm:hidden">{causes[point.cause] ?? point.cause}</span>
                </td>
                <td className="figures text-right font-medium">{point.total.toLocaleString("en")}</td>
                <td className="figures text-right text-ink-soft">{point.rank.toLocaleString("en")}</td>
                <td className="hidden pl-8 sm:table-cell">
                  <TierBadge tier={point.tier} />
                </td>
                <td className="hidden text-ink-soft sm:table-cell">{causes[point.cause] ?? point.cause}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
