import { useTexts } from "#texts";
import { formatNumber } from "../ui/numbers.ts";
import { TierBadge, type TierName, type TierStep, tierLook } from "./tiers.tsx";

/** The distance from the current tier to the next one. */
export function TierProgress(props: { total: number; tier: TierName; tiers: readonly TierStep[] }) {
  const t = useTexts("scores.tierProgress");
  const tiers = useTexts("scores.tiers");
  const at = props.tiers.findIndex((step) => step.name === props.tier);
  const from = props.tiers[at]?.from ?? 0;
  const next = props.tiers[at + 1];
  if (!next) {
    return (
      <div>
        <TierBadge tier={props.tier} />
        <p className="mt-2 text-sm text-ink-soft">{t("highest")}</p>
      </div>
    );
  }
  const missing = next.from - props.total;
  return (
    <div>
      <p className="text-lg text-balance text-ink-soft [&>span]:text-ink">
        {t.rich("missing", {
          points: missing,
          next: tiers(next.name),
          b: (inside) => <span className="figures font-semibold">{inside}</span>,
        })}
      </p>
      <Segments from={from} to={next.from} total={props.total} color={tierLook(props.tier).text} />
      <p aria-hidden="true" className="figures mt-1.5 flex justify-between text-xs text-ink-faint">
        <span>{formatNumber(from, t.language)}</span>
        <span>{formatNumber(next.from, t.language)}</span>
      </p>
    </div>
  );
}

/** One bar for every ten points of the tier. */
function Segments({ from, to, total, color }: { from: number; to: number; total: number; color: string }) {
  const bars = Array.from({ length: (to - from) / 10 }, (_, i) => from + (i + 1) * 10);
  const width = 100 / bars.length;
  return (
    <svg aria-hidden="true" width="100%" height="16" className={`mt-3 block ${color}`}>
      {bars.map((end, i) => (
        <rect
          key={end}
          x={`${(i * width).toFixed(3)}%`}
          width={`${(width * 0.62).toFixed(3)}%`}
          height="16"
          className={end <= total ? "fill-current" : "fill-line"}
        />
      ))}
    </svg>
  );
}
