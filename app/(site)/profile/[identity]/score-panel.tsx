import { useTexts } from "#texts";
import { Radar } from "@/components/charts/radar.tsx";
import { categoryName } from "@/components/scores/labels.ts";
import { LastChange } from "@/components/scores/last-change.tsx";
import { NextSteps } from "@/components/scores/next-steps.tsx";
import { RiskCosts } from "@/components/scores/risk-costs.tsx";
import { ScoreDial } from "@/components/scores/score-dial.tsx";
import { TierProgress } from "@/components/scores/tier-progress.tsx";
import { Definition } from "@/components/ui/definition.tsx";
import { formatNumber, formatPercentile } from "@/components/ui/numbers.ts";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { scoreTiers } from "@/lib/domains/scores/index.ts";
import { syncingChains } from "./profile-notices.tsx";
import type { Profile } from "./read-profile.ts";

interface Props {
  profile: Pick<Profile, "score" | "ranked" | "breakdown" | "claims" | "wallets"> & {
    line: Pick<Profile["line"], "lastChange">;
  };
  /** The currency of one unit of the score. */
  unit: string | null;
  /** It is on no board. */
  isReadOnce?: boolean;
}

/** Dial, next tier, rank, next steps, and the categories as a radar. */
export function ScorePanel({ profile, unit, isReadOnce = false }: Props) {
  const [t, categories] = [useTexts("profile.score"), useTexts("scores.categories")];
  const { score, ranked, breakdown, line, claims } = profile;
  const isIndexed = syncingChains(profile).length === 0 && breakdown.breakdown.every(isRiskIndexed);
  return (
    <section
      aria-label={t("label")}
      className="mt-6 grid items-center gap-x-10 gap-y-6 rounded-2xl border border-line bg-surface px-4 py-6 sm:gap-y-8 sm:p-8 md:grid-cols-2 lg:grid-cols-[17rem_1fr_20rem] lg:gap-x-12"
    >
      <ScoreDial total={score.total} tier={score.tier} tiers={scoreTiers} />
      <div className="grid gap-5 sm:gap-7">
        <TierProgress total={score.total} tier={score.tier} tiers={scoreTiers} />
        <dl className="grid grid-cols-2 gap-x-4 border-y border-line py-4">
          <Figure
            name={isReadOnce ? t("rankOnce") : t("rank")}
            value={ranked ? formatNumber(score.rank, t.language) : null}
          />
          <Figure name={t("percentile")} value={ranked ? formatPercentile(score.percentile, t.language) : null} />
        </dl>
        <NextSteps parts={breakdown.breakdown} claims={claims} unit={unit} />
      </div>
      {/* The bars below say the same: a phone has no room for both. */}
      <div className="mx-auto hidden w-full max-w-sm md:col-span-2 md:block lg:col-span-1">
        <Radar
          label={t("points")}
          axes={breakdown.breakdown.map(({ category, score: value, max }) => ({
            name: categoryName(categories, category),
            value,
            max,
          }))}
        />
      </div>
      <div className="border-t border-line pt-6 md:col-span-2 lg:col-span-3">
        <RiskCosts {...breakdown.risk} isIndexed={isIndexed} />
      </div>
      <p className="figures text-sm text-ink-faint md:col-span-2 lg:col-span-3">
        {line.lastChange && <LastChange {...line.lastChange} />}{" "}
        {t.rich("updated", { time: () => <TimeAt at={score.lastUpdated} /> })}{" "}
        {isReadOnce && score.status === "provisional" ? t("notCompared") : t(`statuses.${score.status}`)}{" "}
        {t(`confidences.${breakdown.confidence}`)}
      </p>
    </section>
  );
}

function isRiskIndexed({ category, state }: Profile["breakdown"]["breakdown"][number]): boolean {
  return category !== "risk" || state !== "unavailable";
}

function Figure({ name, value }: { name: string; value: string | null }) {
  const t = useTexts("profile.score");
  return (
    <Definition name={name} className={value === null ? "mt-1.5 text-ink-soft" : figureClass}>
      {value ?? t("unranked")}
    </Definition>
  );
}

const figureClass = "figures mt-0.5 text-2xl font-semibold tracking-tight";
