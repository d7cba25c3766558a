import type { Achievement } from "../../lib/domains/achievements/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { Bar } from "../ui/bar.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { AchievementIcon } from "./achievement-icon.tsx";
import { categoryNames, formatHolders, formatPoints, rarityNames } from "./labels.ts";

interface Props {
  achievements: readonly Achievement[];
  /** Number of ranked wallets, of which the holders are a share. */
  ranked: number;
}

/** All achievements by category, with requirements, rewards and rarity. */
export function AchievementTable({ achievements, ranked }: Props) {
  return Object.entries(categoryNames).map(([category, name]) => {
    const own = achievements.filter((one) => one.category === category);
    if (own.length === 0) return null;
    return (
      <section key={category} aria-labelledby={category} className="grid gap-x-10 lg:grid-cols-[9rem_1fr]">
        <h2 id={category} className="mb-3 text-xl font-semibold tracking-tight lg:pt-5">
          {name}
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
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[3rem_1fr_16rem] md:gap-x-6">
      <AchievementIcon id={one.id} earned />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{one.title}</h3>
          <Badge>{rarityNames[one.rarity]}</Badge>
        </div>
        <p className="text-ink-soft">{one.description}</p>
        <p className="figures mt-1 text-sm text-ink-faint">Requires {one.requirement}.</p>
      </div>
      <div className="figures col-start-2 text-sm md:col-start-3">
        <p>
          <span className="font-semibold text-accent">+{formatPoints(one.scoreBonus)}</span>
          <span className="text-ink-faint"> in the score when claimed</span>
        </p>
        <p className="text-ink-faint">{formatNumber(one.points)} achievement points</p>
        <p className="mb-1.5 text-ink-faint">{formatHolders(one.holders, ranked)}</p>
        <Bar value={one.holders} max={Math.max(ranked, one.holders)} />
      </div>
    </li>
  );
}
