import { formatDay } from "../ui/dates.ts";
import { formatCount } from "../ui/numbers.ts";
import { causeName } from "./labels.ts";
import type { HistoryPoint } from "./score-history.tsx";

/** The newest change of a score in a sentence; nothing where there is only one day. */
export function LastChange({ points }: { points: readonly HistoryPoint[] }) {
  const [before, after] = points.slice(-2);
  if (!before || !after || before.total === after.total) return null;
  const change = after.total - before.total;
  return (
    <span className="block text-base text-ink">
      <span className={change > 0 ? "text-up" : "text-down"}>
        {change > 0 ? "Up" : "Down"} {formatCount(Math.abs(change), "point")}
      </span>{" "}
      on {formatDay(after.day)}. {after.cause === null ? "The score ended" : causeName(after.cause)}.
    </span>
  );
}
