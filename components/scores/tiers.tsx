import { useTexts } from "#texts";

/** The number of filled steps and the colour of each tier, and its name on pictures, which are in English. */
const looks = {
  bronze: { name: "Bronze", steps: 1, text: "text-tier-bronze" },
  silver: { name: "Silver", steps: 2, text: "text-tier-silver" },
  gold: { name: "Gold", steps: 3, text: "text-tier-gold" },
  platinum: { name: "Platinum", steps: 4, text: "text-tier-platinum" },
  diamond: { name: "Diamond", steps: 5, text: "text-tier-diamond" },
  legendary: { name: "Legendary", steps: 6, text: "text-tier-legendary" },
} as const;
export type TierName = keyof typeof looks;
/** From the lowest. */
export const tierNames = Object.keys(looks) as readonly TierName[]; // Its keys.

/** A tier and its minimum points. */
export interface TierStep {
  name: TierName;
  from: number;
}

export function tierLook(tier: TierName): { name: string; steps: number; text: string } {
  return looks[tier];
}

/** A stroke that makes bars three wide, with round corners. */
const bar = { strokeWidth: 2, strokeLinejoin: "round" } as const;

/** Rising bars as one path: a page may show hundreds of them. */
function barsOf(from: number, to: number): string {
  let path = "";
  for (let step = from; step < to; step++) path += `M${step * 4 + 1} 13v-${2 + step * 2}h1V13z`;
  return path;
}

/** The tier as steps and name, so that colour is not needed to tell it. */
export function TierBadge({ tier }: { tier: TierName }) {
  const { steps, text } = looks[tier];
  const t = useTexts("scores.tiers");
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap text-ink-soft">
      <svg aria-hidden="true" width="23" height="14" viewBox="0 0 23 14" className={text}>
        <path d={barsOf(0, steps)} {...bar} className="fill-current stroke-current" />
        <path d={barsOf(steps, 6)} {...bar} className="fill-line stroke-line" />
      </svg>
      {t(tier)}
    </span>
  );
}
