"use client";

import { scaleLinear } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";

interface Threshold {
  value: number;
  /** 0 to 1. */
  pass: number;
}

const WIDTH = 1000;
const HEIGHT = 180;

/**
 * The share that passes at each threshold, with a mark at the one that is asked for. The drawing stretches with its box, its
 * strokes and words do not. It is one picture to a screen reader; the caller gives the numbers as a table too.
 */
export function ThresholdChart({ thresholds, value }: { thresholds: readonly Threshold[]; value: number | null }) {
  const [first, last] = [thresholds[0], thresholds.at(-1)];
  if (!first || !last) return null;
  const x = scaleLinear({ domain: [first.value, Math.max(last.value, first.value + 1)], range: [0, WIDTH] });
  const most = Math.max(0.01, ...thresholds.map(({ pass }) => pass));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT, 0], nice: 2 });
  const shares = y.ticks(2);
  const marked = value !== null && value >= first.value && value <= last.value ? `${x(value) / 10}%` : null;
  return (
    <div className="figures pt-3">
      <svg
        role="img"
        aria-label={told(first, last, nearest(thresholds, value))}
        width="100%"
        height={HEIGHT}
        className="block overflow-visible"
      >
        {shares.map((share) => (
          <line key={share} x1="0" x2="100%" y1={y(share)} y2={y(share)} className="stroke-line" />
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <AreaClosed
            data={[...thresholds]}
            x={(one) => x(one.value)}
            y={(one) => y(one.pass)}
            yScale={y}
            className="fill-accent/8"
          />
          <LinePath
            data={[...thresholds]}
            x={(one) => x(one.value)}
            y={(one) => y(one.pass)}
            className="stroke-accent"
            strokeWidth={1.8}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {marked && (
          <line x1={marked} x2={marked} y1="0" y2={HEIGHT} strokeDasharray="3 4" className="stroke-ink-soft" />
        )}
        {shares.map((share) => (
          <text
            key={share}
            x="0"
            y={y(share)}
            dy="-5"
            className="fill-ink-faint stroke-surface stroke-4 text-[11px] [paint-order:stroke]"
          >
            {Number((share * 100).toFixed(1))} %
          </text>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-xs text-ink-faint">
        <span>{first.value.toLocaleString("en")}</span>
        {marked && <span>asked for: {value?.toLocaleString("en")}</span>}
        <span>{last.value.toLocaleString("en")}</span>
      </div>
    </div>
  );
}

function nearest(thresholds: readonly Threshold[], value: number | null): Threshold | null {
  if (value === null) return null;
  const [closest] = thresholds.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
  return closest ?? null;
}

function told(first: Threshold, last: Threshold, near: Threshold | null): string {
  const words = ({ value, pass }: Threshold) => `${(100 * pass).toFixed(1)} % at ${value}`;
  return `Share that passes: ${words(first)}, ${near ? `${words(near)}, ` : ""}${words(last)}`;
}
