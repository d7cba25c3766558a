import { X } from "lucide-react";
import Link from "next/link";
import { useTexts } from "#texts";
import { Ruler } from "../charts/ruler.tsx";
import { formatDay } from "../ui/dates.ts";
import { Definition } from "../ui/definition.tsx";
import { formatNumber, formatPercentile } from "../ui/numbers.ts";
import { categoryName } from "./labels.ts";
import { TierBadge, type TierName } from "./tiers.tsx";

export interface DayPoints {
  /** YYYY-MM-DD. */
  day: string;
  /** There were points at the end of the day. */
  hasClose: boolean;
  total: number;
  tier: TierName;
  rank: number;
  percentile: number;
  /** Ranked wallets at the end of the day. */
  ranked: number;
  breakdown: Readonly<Record<string, number>>;
  status: string;
}

/** A score at the end of a past day. `most`: the most points of each category; `close`: the address without the day. */
export function DayScore(props: {
  score: DayPoints;
  isToday: boolean;
  most: Readonly<Record<string, number>>;
  close: string;
}) {
  const t = useTexts("scores.day");
  const { score, isToday, most, close } = props;
  const day = formatDay(score.day, t.language);
  return (
    <section
      aria-labelledby="day"
      className="relative mt-6 rounded-2xl border border-line bg-surface p-4 sm:p-6 print:break-inside-avoid"
    >
      <h3 id="day" className="figures scroll-mt-20 pr-12 font-semibold">
        {day}
        <span className="font-normal text-ink-faint"> {isToday ? t("soFar") : t("atEnd")}</span>
      </h3>
      <Link
        href={close}
        scroll={false}
        prefetch={false}
        aria-label={t("close", { day })}
        className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-lg text-ink-faint hover:bg-sunken hover:text-ink print:hidden"
      >
        <X size={20} />
      </Link>
      {score.hasClose ? <Points score={score} most={most} /> : <p className="mt-2 text-ink-soft">{t("none")}</p>}
      {score.status === "provisional" && <p className="mt-4 text-sm text-caution">{t("again")}</p>}
    </section>
  );
}

function Points({ score, most }: { score: DayPoints; most: Readonly<Record<string, number>> }) {
  const t = useTexts("scores.day");
  const categories = useTexts("scores.categories");
  const isRanked = score.rank <= score.ranked;
  return (
    <>
      <dl className="figures mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:gap-x-12">
        <Definition name={t("score")} className="text-2xl font-semibold tracking-tight">
          {formatNumber(score.total, t.language)}
        </Definition>
        <Definition name={t("tier")} className="mt-1">
          <TierBadge tier={score.tier} />
        </Definition>
        <Definition name={t("rank")} className="mt-0.5">
          {isRanked ? t("rankOf", { rank: score.rank, ranked: score.ranked }) : t("unranked")}
        </Definition>
        <Definition name={t("percentile")} className="mt-0.5">
          {isRanked ? formatPercentile(score.percentile, t.language) : "–"}
        </Definition>
      </dl>
      <ul aria-label={t("points")} className="mt-5 grid gap-x-10 border-t border-line pt-2 sm:grid-cols-2">
        {Object.entries(score.breakdown).map(([category, points]) => (
          <li key={category} className="grid grid-cols-[6rem_1fr_5rem] items-center gap-x-3 py-1.5">
            <span className="text-ink-soft">{categoryName(categories, category)}</span>
            <Ruler value={points} max={most[category] ?? points} />
            <span className="figures text-right">
              {formatNumber(points, t.language)}
              <span className="text-sm text-ink-faint">
                <span className="sr-only"> {t("of")} </span>
                <span aria-hidden="true"> / </span>
                {formatNumber(most[category] ?? points, t.language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
