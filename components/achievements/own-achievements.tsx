import { ChevronDown } from "lucide-react";
import { AchievementCard, type OwnAchievement } from "./achievement-card.tsx";

/** Unearned achievements that are shown at first. */
const MAX_CLOSEST = 6;

/** An identity's achievements: earned ones, then the closest, then the rest on demand. */
export function OwnAchievements({ achievements, ranked }: { achievements: readonly OwnAchievement[]; ranked: number }) {
  const earned = achievements.filter((one) => one.earned);
  const inProgress = achievements
    .filter((one) => !one.earned)
    .toSorted((a, b) => (b.progress?.percentage ?? 0) - (a.progress?.percentage ?? 0));
  const rest = inProgress.slice(MAX_CLOSEST);
  return (
    <>
      {earned.length > 0 && <Cards label="Earned achievements" achievements={earned} ranked={ranked} />}
      {inProgress.length > 0 && (
        <>
          <p className="mt-8 mb-3 text-sm font-medium text-ink-faint">In progress, closest first</p>
          <Cards label="Achievements in progress" achievements={inProgress.slice(0, MAX_CLOSEST)} ranked={ranked} />
        </>
      )}
      {rest.length > 0 && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-ink-soft hover:text-ink">
            <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
            <span className="group-open:hidden">Show {rest.length} more</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <Cards label="More achievements" achievements={rest} ranked={ranked} />
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
