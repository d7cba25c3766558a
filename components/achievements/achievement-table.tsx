import { useTexts, useTranslate } from "#texts";
import type { Achievement } from "../../lib/domains/achievements/schemas.ts";
import { categoryNames } from "../../lib/domains/achievements/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { AchievementIcon } from "./achievement-icon.tsx";
import { formatHolders } from "./labels.ts";

interface Props {
  achievements: readonly Achievement[];
  /** Number of ranked wallets, of which the holders are a share. */
  ranked: number;
}

/** All achievements by category, with requirements, rewards and rarity. */
export function AchievementTable({ achievements, ranked }: Props) {
  const t = useTexts("achievements");
  return categoryNames.map((category) => {
    const own = achievements.filter((one) => one.category === category);
    if (own.length === 0) return null;
    return (
      <section key={category} aria-labelledby={category} className="grid gap-x-10 lg:grid-cols-[9rem_1fr]">
        <h2 id={category} className="mb-3 text-xl font-semibold tracking-tight lg:pt-5">
          {t(`categories.${category}`)}
        </h2>
        <ul className="border-t border-line">
          {own.map((one) => (
            <Row key={one.id} achievement={one} ranked={ranked} />
          ))}
        </ul>
      </section>
    );
  });
}

function Row({ achievement: one, ranked }: { achievement: Achievement; ranked: number }) {
  const [t, translate] = [useTexts("achievements"), useTranslate("sentences.achievements")];
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[3rem_1fr_16rem] md:gap-x-6">
      <AchievementIcon id={one.id} earned />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{translate(one.title)}</h3>
          <Badge>{t(`rarities.${one.rarity}`)}</Badge>
        </div>
        <p className="text-ink-soft">{translate(one.description)}</p>
        <p className="figures mt-1 text-sm text-ink-faint">
          {t("requires", { requirement: translate(one.requirement) })}
        </p>
      </div>
      <div className="figures col-start-2 text-sm md:col-start-3">
        <p className="text-ink-faint">
          {t.rich("bonus", {
            points: one.scoreBonus,
            b: (inside) => <span className="font-semibold text-accent">{inside}</span>,
          })}
        </p>
        <p className="text-ink-faint">{t("ownPoints", { points: one.points })}</p>
        <p className="mb-1.5 text-ink-faint">{formatHolders(t, one.holders, ranked)}</p>
        <Bar value={one.holders} max={Math.max(ranked, one.holders)} />
      </div>
    </li>
  );
}
