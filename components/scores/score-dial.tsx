import { Group } from "@visx/group";
import { Arc } from "@visx/shape";
import { dialAngle, dialPoint, FULL_SCORE } from "./dial-geometry.ts";
import { type TierName, type TierStep, tierLook } from "./tiers.tsx";

const TICK = 20;

/**
 * The total on a dial: a ring of the tiers with the points each begins at, a scale of ticks, and an arc up to a needle at the
 * score. One picture to a screen reader.
 */
export function ScoreDial(props: { total: number; tier: TierName; tiers: readonly TierStep[] }) {
  const { total, tiers } = props;
  const look = tierLook(props.tier);
  const label = `Score ${total.toLocaleString("en")} of ${FULL_SCORE.toLocaleString("en")}, tier ${look.name}`;
  const ticks = Array.from({ length: FULL_SCORE / TICK + 1 }, (_, i) => i * TICK);
  return (
    <svg role="img" aria-label={label} viewBox="0 0 260 232" className="figures mx-auto block h-auto w-full max-w-80">
      <Group left={130} top={130}>
        {tiers.map(({ name, from }, i) => (
          <Arc
            key={name}
            innerRadius={101}
            outerRadius={105}
            startAngle={dialAngle(from) + (i === 0 ? 0 : 0.012)}
            endAngle={dialAngle(tiers[i + 1]?.from ?? FULL_SCORE) - (i === tiers.length - 1 ? 0 : 0.012)}
            className={`fill-current ${tierLook(name).text}`}
            opacity={total >= from ? 1 : 0.32}
          />
        ))}
        {tiers.slice(1).map(({ name, from }) => (
          <text
            key={name}
            {...dialPoint(dialAngle(from), 115)}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink-faint text-[9px]"
          >
            {from}
          </text>
        ))}
        {ticks.map((points) => {
          const inner = dialPoint(dialAngle(points), points % 100 === 0 ? 90 : 93.5);
          const outer = dialPoint(dialAngle(points), 97);
          return (
            <line
              key={points}
              x1={inner.x}
              y1={inner.y}
              x2={outer.x}
              y2={outer.y}
              className={points <= total ? "stroke-ink" : "stroke-line-strong"}
              strokeWidth={points % 100 === 0 ? 1.4 : 0.7}
              opacity={points <= total ? 1 : 0.55}
            />
          );
        })}
        <Arc
          innerRadius={80}
          outerRadius={82}
          startAngle={dialAngle(0)}
          endAngle={dialAngle(FULL_SCORE)}
          className="fill-line"
        />
        {total > 0 && (
          <>
            <Arc
              innerRadius={78}
              outerRadius={84}
              startAngle={dialAngle(0)}
              endAngle={dialAngle(total)}
              className="fill-ink"
            />
            <Needle angle={dialAngle(total)} />
          </>
        )}
        <text textAnchor="middle" y="16" className="fill-ink text-[58px] font-semibold tracking-[-0.045em]">
          {total.toLocaleString("en")}
        </text>
        <text textAnchor="middle" y="36" className="fill-ink-faint text-[11px]">
          of {FULL_SCORE.toLocaleString("en")}
        </text>
        <circle cx="0" cy="72" r="4" className={`fill-current ${look.text}`} />
        <text textAnchor="middle" y="93" className="fill-ink text-[14px] font-medium">
          {look.name}
        </text>
      </Group>
    </svg>
  );
}

function Needle({ angle }: { angle: number }) {
  const tip = dialPoint(angle, 107);
  const foot = dialPoint(angle, 72);
  return (
    <>
      <line x1={foot.x} y1={foot.y} x2={tip.x} y2={tip.y} className="stroke-surface" strokeWidth="6" />
      <line
        x1={foot.x}
        y1={foot.y}
        x2={tip.x}
        y2={tip.y}
        className="stroke-accent"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  );
}
