import type { ReactNode } from "react";
import { useTexts } from "#texts";
import { formatNumber, formatShare } from "../ui/numbers.ts";

const outcomes = ["pass", "fail", "indeterminate"] as const;
const fills = { pass: "fill-up", fail: "fill-down", indeterminate: "fill-caution" };

interface Props {
  counts: Readonly<Record<(typeof outcomes)[number], number>>;
  /** What is large: the number of each outcome, or its share. */
  first: "count" | "share";
  children?: ReactNode;
}

/** How many pass, fail and could not be checked, as one bar and in figures. */
export function OutcomeShares({ counts, first, children }: Props) {
  const t = useTexts("policies.outcomes");
  const all = counts.pass + counts.fail + counts.indeterminate;
  let from = 0;
  const parts = outcomes.map((outcome) => {
    const part = { outcome, from, share: all > 0 ? counts[outcome] / all : 0 };
    from += part.share;
    return part;
  });
  return (
    <div className="rounded-2xl border border-line bg-surface p-5">
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="block h-3 w-full">
        <rect width="100" height="4" className="fill-line" />
        {parts.map((part) => (
          <rect
            key={part.outcome}
            x={100 * part.from}
            width={100 * part.share}
            height="4"
            className={fills[part.outcome]}
          />
        ))}
      </svg>
      <dl className="figures mt-4 grid grid-cols-3 items-end gap-4">
        {parts.map(({ outcome, share }) => {
          const [large, small] = [formatNumber(counts[outcome], t.language), formatShare(share, t.language)];
          return (
            <div key={outcome}>
              <dt className="text-sm text-ink-faint">{t(outcome)}</dt>
              <dd className="text-2xl font-semibold tracking-tight">{first === "count" ? large : small}</dd>
              <dd className="text-sm text-ink-faint">{first === "count" ? small : large}</dd>
            </div>
          );
        })}
      </dl>
      {children}
    </div>
  );
}
