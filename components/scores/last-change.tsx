import { useTexts, useTranslate } from "#texts";
import { formatDay } from "../ui/dates.ts";

/** The newest change of a score: by how much, why, and for a fall what to do. */
export function LastChange(props: { day: string; gain: number; explanation: string }) {
  const { day, gain, explanation } = props;
  const t = useTexts("scores.lastChange");
  const translate = useTranslate("sentences.changes");
  return (
    <span className="mb-1.5 block text-base text-pretty text-ink">
      {t.rich(gain > 0 ? "up" : "down", {
        points: Math.abs(gain),
        day: formatDay(day, t.language),
        explanation: translate(explanation),
        b: (inside) => <span className={gain > 0 ? "text-up" : "text-down"}>{inside}</span>,
      })}
    </span>
  );
}
