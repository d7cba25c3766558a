import { Group } from "@visx/group";
import { Arc } from "@visx/shape";
import { useLanguage, useTexts } from "#texts";
import { formatNumber } from "../ui/numbers.ts";
import { dialAngle, dialPoint, FULL_SCORE } from "./dial-geometry.ts";
import { type TierName, type TierStep, tierLook } from "./tiers.tsx";

interface Props {
  total: number;
  tier: TierName;
  tiers: readonly TierStep[];
}

/** The total on a dial with tiers, ticks and a needle; one image for screen readers. */
export function ScoreDial({ total, tier, tiers }: Props) {
  const t = useTexts("scores.dial");
  const look = tierLook(tier);
  const tiersText = useTexts("scores.tiers");
  const label = t("label", { total, most: FULL_SCORE, tier: tiersText(tier) });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 260 232"
      className="figures mx-auto block h-auto w-full max-w-60 overflow-visible sm:max-w-80"
    >
      <Group left={130} top={130}>
        <TierRing total={total} tiers={tiers} />
        <Ticks total={total} />
        <Ring from={0} to={FULL_SCORE} inner={80} outer={82} className="fill-line" />
        {total > 0 && (
          <>
            <Ring from={0} to={total} inner={78} outer={84} className="fill-ink" />
            <Needle angle={dialAngle(total)} />
          </>
        )}
        <text textAnchor="middle" y="16" className="fill-ink text-[58px] font-semibold tracking-[-0.045em]">
          {formatNumber(total, t.language)}
        </text>
        <text textAnchor="middle" y="36" className="fill-ink-faint text-[11px]">
          {t("of", { most: FULL_SCORE })}
        </text>
        <circle cx="0" cy="72" r="4" className={`fill-current ${look.text}`} />
        <text textAnchor="middle" y="93" className="fill-ink text-[14px] font-medium">
          {tiersText(tier)}
        </text>
      </Group>
    </svg>
  );
}

function Ring(props: { from: number; to: number; inner: number; outer: number; className: string }) {
  return (
    <Arc
      innerRadius={props.inner}
      outerRadius={props.outer}
      startAngle={dialAngle(props.from)}
      endAngle={dialAngle(props.to)}
      className={props.className}
    />
  );
}

/** One arc for each tier, with a gap between two. */
function TierRing({ total, tiers }: Pick<Props, "total" | "tiers">) {
  const GAP = 0.012;
  const language = useLanguage();
  return (
    <>
      {tiers.map(({ name, from }, i) => (
        <Arc
          key={name}
          innerRadius={101}
          outerRadius={105}
          startAngle={dialAngle(from) + (i === 0 ? 0 : GAP)}
          endAngle={dialAngle(tiers[i + 1]?.from ?? FULL_SCORE) - (i === tiers.length - 1 ? 0 : GAP)}
          className={`fill-current ${tierLook(name).text}`}
          opacity={total >= from ? 1 : 0.32}
        />
      ))}
      {tiers.slice(1).map(({ name, from }) => (
        <text
          key={name}
          {...labelPlace(dialAngle(from))}
          dominantBaseline="central"
          className="fill-ink-faint text-[9px]"
        >
          {formatNumber(from, language)}
        </text>
      ))}
    </>
  );
}

/** Outside of the ring: above it at the top, beside it elsewhere, so that no text touches an arc. */
function labelPlace(angle: number) {
  if (Math.abs(Math.sin(angle)) < 0.3) return { ...dialPoint(angle, 115), textAnchor: "middle" as const };
  return { ...dialPoint(angle, 110), textAnchor: angle < 0 ? ("end" as const) : ("start" as const) };
}

const TICK = 20;
const ticks = Array.from({ length: FULL_SCORE / TICK + 1 }, (_, i) => i * TICK);

/** Four paths: long and short ticks, reached or not. */
function Ticks({ total }: { total: number }) {
  return [true, false].flatMap((isReached) =>
    [true, false].map((isMajor) => (
      <path
        key={`${isReached} ${isMajor}`}
        d={ticks
          .filter((points) => points <= total === isReached && (points % 100 === 0) === isMajor)
          .map((points) => pathOf(points, isMajor ? 90 : 93.5))
          .join("")}
        className={isReached ? "stroke-ink" : "stroke-line-strong"}
        strokeWidth={isMajor ? 1.4 : 0.7}
        opacity={isReached ? 1 : 0.55}
      />
    )),
  );
}

function pathOf(points: number, radius: number): string {
  const inner = dialPoint(dialAngle(points), radius);
  const outer = dialPoint(dialAngle(points), 97);
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}

function Needle({ angle }: { angle: number }) {
  const tip = dialPoint(angle, 107);
  const foot = dialPoint(angle, 72);
  const line = { x1: foot.x, y1: foot.y, x2: tip.x, y2: tip.y };
  return (
    <>
      <line {...line} className="stroke-surface" strokeWidth="6" />
      <line {...line} className="stroke-accent" strokeWidth="2.6" strokeLinecap="round" />
    </>
  );
}
