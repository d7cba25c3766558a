import { CalendarClock } from "lucide-react";
import Link from "next/link";
import { useTexts } from "#texts";
import { formatTime } from "@/components/ui/dates.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import type { Texts } from "../texts/create-texts.ts";

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
  const t = useTexts("site.modelNotice");
  return (
    <Notice icon={CalendarClock} title={t("title", { version, at: formatTime(from, t.language) })}>
      {score ? (
        <p className="figures">
          {t.rich("under", {
            version,
            total: score.total,
            change: signed(t, score.change),
            b: (inside) => <strong className="text-ink">{inside}</strong>,
          })}
        </p>
      ) : (
        <p>{t("later")}</p>
      )}
      <p>
        <Link className="text-accent hover:underline hover:underline-offset-4" href="/docs/scoring">
          {t("active")}
        </Link>
      </p>
    </Notice>
  );
}

function signed(t: Texts<"site.modelNotice">, change: number): string {
  if (change === 0) return t("noChange");
  return `${change > 0 ? "+" : "−"}${formatNumber(Math.abs(change), t.language)}`;
}
