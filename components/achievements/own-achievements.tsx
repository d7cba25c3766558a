import { ChevronDown } from "lucide-react";
import { useTexts, useTranslate } from "#texts";
import { factName, type UserAchievement } from "../../lib/domains/achievements/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { formatDay } from "../ui/dates.ts";
import { AchievementIcon } from "./achievement-icon.tsx";
import { formatHolders } from "./labels.ts";

/** Unearned achievements that are shown at first. */
const MAX_CLOSEST = 6;

/** An identity's achievements: earned ones, then the closest, then the rest on demand. */
export function OwnAchievements({ achievements, ranked }: { achievements: readonly OwnAchievement[]; ranked: number }) {
  const t = useTexts("achievements.own");
  const earned = achievements.filter((one) => one.earned);
  const inProgress = achievements
    .filter((one) => !one.earned)
    .toSorted((a, b) => (b.progress?.percentage ?? 0) - (a.progress?.percentage ?? 0));
  const rest = inProgress.slice(MAX_CLOSEST);
  return (
    <>
      {earned.length > 0 && <Cards label={t("earned")} achievements={earned} ranked={ranked} />}
      {inProgress.length > 0 && (
        <>
          <p className="mt-8 mb-3 text-sm font-medium text-ink-faint">{t("inProgress")}</p>
          <Cards label={t("inProgressList")} achievements={inProgress.slice(0, MAX_CLOSEST)} ranked={ranked} />
        </>
      )}
      {rest.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-ink-soft hover:text-ink">
            <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
            <span className="group-open:hidden">{t("more", { count: rest.length })}</span>
            <span className="hidden group-open:inline">{t("fewer")}</span>
          </summary>
          <Cards label={t("moreList")} achievements={rest} ranked={ranked} />
        </details>
      )}
    </>
  );
}

function Cards(props: { label: string; achievements: readonly OwnAchievement[]; ranked: number }) {
  return (
    <ul aria-label={props.label} className="grid border-t border-line md:grid-cols-2 md:gap-x-12">
      {props.achievements.map((one) => (
        <AchievementCard key={one.id} achievement={one} ranked={props.ranked} />
      ))}
    </ul>
  );
}

/** An achievement of an identity, and how many wallets have it. */
interface OwnAchievement extends UserAchievement {
  claimed: boolean;
  holders: number;
}

/** An achievement with its state and its progress. */
function AchievementCard({ achievement: one, ranked }: { achievement: OwnAchievement; ranked: number }) {
  const [t, translate] = [useTexts("achievements"), useTranslate("sentences.achievements")];
  return (
    <li className="flex gap-4 border-b border-line py-5">
      <AchievementIcon id={one.id} earned={one.earned} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className={`font-semibold ${one.earned ? "" : "text-ink-soft"}`}>{translate(one.title)}</h3>
          <State achievement={one} />
        </div>
        <p className="text-sm text-ink-soft">{translate(one.description)}</p>
        {one.progress && <Progress progress={one.progress} />}
        <p className="figures mt-2 text-xs text-ink-faint">
          {t(`rarities.${one.rarity}`)} · {formatHolders(t, one.holders, ranked)} · +
          {t("points", { points: one.scoreBonus })}
        </p>
      </div>
    </li>
  );
}

function State({ achievement: { earned, earnedAt, claimed } }: { achievement: OwnAchievement }) {
  const t = useTexts("achievements.own");
  if (!earned) return null;
  return (
    <Badge tone={claimed ? "good" : "accent"}>
      {t(claimed ? "state.claimed" : "state.earned")}
      {earnedAt && <span className="sr-only"> {t("onDay", { day: formatDay(earnedAt, t.language) })}</span>}
    </Badge>
  );
}

/** The bar shows the requirement furthest from being met; the list shows all of them. */
function Progress({ progress }: { progress: NonNullable<UserAchievement["progress"]> }) {
  const [t, translate] = [useTexts("achievements.own"), useTranslate("sentences.achievements")];
  return (
    <div className="mt-2">
      <Bar value={progress.percentage} max={100} />
      <ul className="figures mt-1.5 text-sm text-ink-faint">
        {Object.entries(progress.requirements).map(([key, { current, required }]) => (
          <li key={key}>
            {t.rich("progress", {
              current,
              required,
              fact: translate(factName(key)),
              b: (inside) => <span className="text-ink">{inside}</span>,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
