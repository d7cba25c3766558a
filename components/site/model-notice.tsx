import { CalendarClock } from "lucide-react";
import Link from "next/link";
import { formatTime } from "@/components/ui/dates.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";

interface Props {
  /** Version of the scheduled model. */
  version: string;
  /** When it becomes active. */
  from: string;
  /** The total under it, and its difference to the present one. */
  score?: { total: number; change: number };
}

/** Announces the switch to another scoring model. */
export function ModelNotice({ version, from, score }: Props) {
  return (
    <Notice icon={CalendarClock} title={`Model ${version} replaces the scoring model on ${formatTime(from)}`}>
      {score ? (
        <p className="figures">
          Under model {version}: <strong className="text-ink">{formatNumber(score.total)}</strong> (
          {signed(score.change)})
        </p>
      ) : (
        <p>Every score is computed again then. A profile shows its score under the new model.</p>
      )}
      <p>
        <Link className="text-accent hover:underline hover:underline-offset-4" href="/docs/scoring">
          The model that is active now
        </Link>
      </p>
    </Notice>
  );
}

function signed(change: number): string {
  if (change === 0) return "no change";
  return `${change > 0 ? "+" : "−"}${formatNumber(Math.abs(change))}`;
}
