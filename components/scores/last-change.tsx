import { formatDay } from "../ui/dates.ts";
import { formatCount } from "../ui/numbers.ts";

/** The newest change of a score: by how much, why, and for a fall what to do. */
export function LastChange(props: { day: string; gain: number; explanation: string }) {
  const { day, gain, explanation } = props;
  return (
    <span className="mb-1.5 block text-base text-pretty text-ink">
      <span className={gain > 0 ? "text-up" : "text-down"}>
        {gain > 0 ? "Up" : "Down"} {formatCount(Math.abs(gain), "point")}
      </span>{" "}
      on {formatDay(day)}. {explanation}
    </span>
  );
}
