"use client";

import { scaleLinear } from "@visx/scale";
import { useTexts } from "#texts";
import { Plot } from "../charts/plot.tsx";
import type { Texts } from "../texts/create-texts.ts";
import { formatNumber, formatPercent, formatShare } from "../ui/numbers.ts";

interface Threshold {
  value: number;
  /** 0 to 1. */
  pass: number;
}

/** The share that passes at each threshold, with a mark at the current one. */
export function ThresholdChart({ thresholds, value }: { thresholds: readonly Threshold[]; value: number | null }) {
  const t = useTexts("policies.simulation");
  const [first, last] = [thresholds[0], thresholds.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(0.01, ...thresholds.map(({ pass }) => pass));
  const shares = scaleLinear({ domain: [0, most], nice: 2 });
  const [, highest = most] = shares.domain();
  const marked = value !== null && value >= first.value && value <= last.value ? value : null;
  // The label is on the side with more room.
  const isRight = marked !== null && marked > (first.value + last.value) / 2;
  return (
    <div className="pt-3">
      <Plot
        points={thresholds.map((one) => ({ x: one.value, y: one.pass }))}
        bounds={[0, highest]}
        rules={shares.ticks(2).map((share) => ({ y: share, name: formatPercent(share, t.language) }))}
        height={180}
        ground="surface"
        label={summarize([first, nearest(thresholds, value), last], t)}
        foot={
          <>
            <span>{formatNumber(first.value, t.language)}</span>
            <span>{formatNumber(last.value, t.language)}</span>
          </>
        }
      >
        {({ left }) =>
          marked !== null && (
            <CurrentValue
              x={left(marked)}
              text={t("current", { value: formatNumber(marked, t.language) })}
              isRight={isRight}
            />
          )
        }
      </Plot>
    </div>
  );
}

function CurrentValue({ x, text, isRight }: { x: string; text: string; isRight: boolean }) {
  return (
    <>
      <line x1={x} x2={x} y1="0" y2="100%" strokeDasharray="3 4" className="stroke-ink-soft" />
      <text
        x={x}
        y="16"
        dx={isRight ? -6 : 6}
        textAnchor={isRight ? "end" : "start"}
        className="fill-ink-soft stroke-surface stroke-4 text-xs [paint-order:stroke]"
      >
        {text}
      </text>
    </>
  );
}

function nearest(thresholds: readonly Threshold[], value: number | null): Threshold | null {
  if (value === null) return null;
  const [closest] = thresholds.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
  return closest ?? null;
}

function summarize(points: readonly (Threshold | null)[], t: Texts<"policies.simulation">): string {
  const said = points.flatMap((one) =>
    one ? t("chartPoint", { share: formatShare(one.pass, t.language), value: one.value }) : [],
  );
  const [first = "", second = "", third] = said;
  return third === undefined
    ? t("chart", { first, last: second })
    : t("chartNear", { first, near: second, last: third });
}
