import { scaleLinear } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import type { ComponentProps, ReactNode } from "react";

export interface Point {
  x: number;
  y: number;
}

/** A height with a name. One with a colour (a text colour class) is dashed in it, and named further in. */
interface Rule {
  y: number;
  name: string;
  color?: string;
}

/** Where something of the data stands in the picture. */
interface Place {
  left: (x: number) => string;
  top: (y: number) => string;
}

interface Props {
  /** From left to right, at least one. */
  points: readonly Point[];
  curve?: ComponentProps<typeof AreaClosed>["curve"];
  /** What the picture's foot and head stand for. */
  bounds: readonly [low: number, high: number];
  rules: readonly Rule[];
  /** Pixels. */
  height: number;
  /** What it stands on: words keep their distance from the line in its colour. */
  ground: "paper" | "surface";
  label: string;
  /** Labels below the plot, from left to right. */
  foot: ReactNode;
  /** What is drawn over it. */
  children: (place: Place) => ReactNode;
}

const WIDTH = 1000;
const halos = { paper: "stroke-paper", surface: "stroke-surface" };

/**
 * A line over its area. The drawing stretches with its box; its strokes, dots and words do not. It is one picture to a screen
 * reader (`label`); the caller gives the numbers as a table too.
 */
export function Plot({ points, curve, bounds, rules, height, ground, label, foot, children }: Props) {
  const [from, to] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const x = scaleLinear({ domain: [from, Math.max(to, from + 1)], range: [0, WIDTH] });
  const y = scaleLinear({ domain: [...bounds], range: [height, 0] });
  const left = (value: number) => `${(x(value) / WIDTH) * 100}%`;
  const top = (value: number) => `${(y(value) / height) * 100}%`;
  const line = { data: [...points], x: (point: Point) => x(point.x), y: (point: Point) => y(point.y), curve };
  return (
    <div className="figures">
      <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
        {rules.map((rule) => (
          <line
            key={rule.name}
            x1="0"
            x2="100%"
            y1={top(rule.y)}
            y2={top(rule.y)}
            {...(rule.color
              ? { stroke: "currentColor", strokeDasharray: "2 5", className: rule.color }
              : { className: "stroke-line" })}
          />
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
        >
          <AreaClosed {...line} yScale={y} className="fill-accent/8" />
          <LinePath
            {...line}
            className="stroke-accent"
            strokeWidth={1.8}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {rules.map((rule) => (
          // On the line they belong to, a little above it.
          <text
            key={rule.name}
            x={rule.color ? 44 : 0}
            y={top(rule.y)}
            dy="-5"
            className={`stroke-4 text-[11px] [paint-order:stroke] ${halos[ground]} ${rule.color ? "fill-ink-soft" : "fill-ink-faint"}`}
          >
            {rule.name}
          </text>
        ))}
        {children({ left, top })}
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-xs text-ink-faint">
        {foot}
      </div>
    </div>
  );
}
