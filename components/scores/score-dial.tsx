import { type TierName, type TierStep, tierLook } from "./tiers.tsx";

const START = 135;
const SWEEP = 270;

/** Points of all categories together, before bonuses. */
export const FULL_SCORE = 1_300;

/** The total on a scale of the tiers: an outer ring of tiers, an inner arc up to the score. */
export function ScoreDial(props: { total: number; tier: TierName; tiers: readonly TierStep[] }) {
  const { total, tiers } = props;
  const max = FULL_SCORE;
  const angle = (points: number) => START + SWEEP * Math.min(1, Math.max(0, points / max));
  const name = tierLook(props.tier).name;
  const label = `Score ${total.toLocaleString("en")} of ${max.toLocaleString("en")}, tier ${name}`;
  const ticks = Array.from({ length: Math.floor(max / 100) + 1 }, (_, i) => i * 100);
  return (
    <div className="relative mx-auto aspect-square w-full max-w-72">
      <svg role="img" aria-label={label} viewBox="0 0 200 200" fill="none" className="block size-full">
        {tiers.map(({ name: tier, from }, i) => {
          const to = tiers[i + 1]?.from ?? max;
          const gap = 0.9;
          return (
            <path
              key={tier}
              d={arc(94, angle(from) + (i === 0 ? 0 : gap), angle(to) - (i === tiers.length - 1 ? 0 : gap))}
              className={tierLook(tier).text}
              stroke="currentColor"
              strokeWidth="3.5"
            />
          );
        })}
        {ticks.map((points) => (
          <path
            key={points}
            d={spoke(angle(points), 85, points % 500 === 0 ? 89 : 87.5)}
            className="stroke-line-strong"
            strokeWidth="0.8"
          />
        ))}
        <path d={arc(76, START, START + SWEEP)} className="stroke-line" strokeWidth="9" strokeLinecap="round" />
        {total > 0 && (
          <path d={arc(76, START, angle(total))} className="stroke-ink" strokeWidth="9" strokeLinecap="round" />
        )}
      </svg>
      <div className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="figures text-6xl font-semibold tracking-tight">{total.toLocaleString("en")}</span>
        <span className="figures mt-1 text-sm text-ink-faint">of {max.toLocaleString("en")}</span>
      </div>
    </div>
  );
}

function point(degrees: number, radius: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${(100 + radius * Math.cos(radians)).toFixed(2)} ${(100 + radius * Math.sin(radians)).toFixed(2)}`;
}

function arc(radius: number, from: number, to: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, radius)}`;
}

function spoke(degrees: number, inner: number, outer: number): string {
  return `M${point(degrees, inner)}L${point(degrees, outer)}`;
}
