import { Bar } from "../ui/bar.tsx";
import { TierBadge, type TierName, type TierStep, tierLook } from "./tiers.tsx";

/** The tier now, and how far it is to the next one. */
export function TierPath(props: { total: number; tier: TierName; tiers: readonly TierStep[] }) {
  const at = props.tiers.findIndex((step) => step.name === props.tier);
  const from = props.tiers[at]?.from ?? 0;
  const next = props.tiers[at + 1];
  return (
    <div>
      <TierBadge tier={props.tier} />
      {next ? (
        <>
          <div className={`mt-3 ${tierLook(props.tier).text}`}>
            <Bar value={props.total - from} max={next.from - from} className="text-current" />
          </div>
          <p className="figures mt-2 text-sm text-ink-soft">
            {(next.from - props.total).toLocaleString("en")} points to {tierLook(next.name).name} at{" "}
            {next.from.toLocaleString("en")}
          </p>
        </>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">There is no tier above.</p>
      )}
    </div>
  );
}
