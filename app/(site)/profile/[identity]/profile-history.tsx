import { useTexts } from "#texts";
import { DayScore } from "@/components/scores/day-score.tsx";
import { ScoreHistory } from "@/components/scores/score-history.tsx";
import { Button } from "@/components/ui/button.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { DayFilter } from "@/components/ui/day-filter.tsx";
import { FoldedSection } from "@/components/ui/section.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import { maxPoints } from "@/lib/domains/models/index.ts";
import { scoreTiers } from "@/lib/domains/scores/index.ts";
import { type CloseDays, missingReason } from "../../_lib/close-days.ts";
import { type Profile, type Range, ranges, type View } from "./read-profile.ts";

const rangeList = Object.keys(ranges) as Range[]; // The keys of the table.

interface Props {
  profile: Profile;
  view: View;
  /** The address of the profile with another view. */
  href: (changed: Partial<View>) => string;
}

/** The score over time, and on the day of the URL. */
export function ProfileHistory({ profile, view, href }: Props) {
  const t = useTexts("profile.history");
  const { line, day } = profile;
  return (
    <FoldedSection id="history" title={t("title")} note={t("note")} open={view.opensHistory} phoneOnly>
      <ScoreHistory
        {...line}
        tiers={scoreTiers}
        ranges={rangeList.map((range) => ({
          name: t(`ranges.${range}`),
          href: href({ range, opensHistory: true }),
          current: range === view.range,
        }))}
        table={{ shown: view.isListed, href: href({ isListed: !view.isListed, opensHistory: true }) }}
        hrefOf={(at) => `${href({ at, opensHistory: true })}#day`}
        day={view.at ?? null}
        choice={day.days && <DayChoice day={view.at ?? ""} days={day.days} action={href({ at: undefined })} />}
        score={<ChosenDay day={day} view={view} close={href({ at: undefined, opensHistory: true })} />}
      />
    </FoldedSection>
  );
}

/** `action`: the address of the view; for readers without scripts, its parameters are fields of the form. */
function DayChoice({ day, days, action }: { day: string; days: CloseDays; action: string }) {
  const t = useTexts("profile.history");
  const [address, query] = action.split("?");
  return (
    <form action={address && withBasePath(address)} className="print:hidden">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DayFilter label={t("asOf")} value={day} {...days} className="w-44" />
      <noscript>
        <Button type="submit" kind="quiet" className="mt-2">
          {t("apply")}
        </Button>
      </noscript>
    </form>
  );
}

function ChosenDay({ day: { days, score }, view, close }: { day: Profile["day"]; view: View; close: string }) {
  const [t, closeDays] = [useTexts("profile.history"), useTexts("profile.closeDays")];
  if (score) return <DayScore score={score} isToday={score.day === days?.last} most={maxPoints} close={close} />;
  if (view.at === undefined || days === null) return null;
  return (
    <p className="mt-6 text-caution">
      {t("noScores", { day: formatDay(view.at, t.language), reason: missingReason(days, view.at, closeDays) })}
    </p>
  );
}
