import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import type { ComponentProps, ReactNode } from "react";

export interface Point {
  x: number;
  y: number;
}

/** A labelled horizontal line; dashed if it has a colour (a text colour class). */
interface Rule {
  y: number;
  name: string;
  color?: string;
  /** Where the name of a dashed line is; at the left if absent. */
  side?: "left" | "right";
}

/** Positions of data in the chart, in per cent. */
interface Scales {
  left: (x: number) => string;
  top: (y: number) => string;
}

interface Props {
  /** Ordered by x, at least one. */
  points: readonly Point[];
  /** The values at the left and the right; those of the first and the last point if absent. */
  span?: readonly [from: number, to: number];
  curve?: ComponentProps<typeof LinePath>["curve"];
  /** The values at the bottom and the top. */
  bounds: readonly [low: number, high: number];
  rules: readonly Rule[];
  /** Pixels. */
  height: number;
  /** The background, in which labels are outlined. */
  ground: "paper" | "surface";
  label: string;
  /** Labels below the chart, from left to right. */
  foot: ReactNode;
  /** Drawn over the line, below the labels. */
  children: (scales: Scales) => ReactNode;
}

const WIDTH = 1000;
/** To a tenth of a pixel: a line of years has hundreds of points. */
const round = (position: number) => Math.round(position * 10) / 10;
const halos = { paper: "stroke-paper", surface: "stroke-surface" };

/** A line chart as wide as its container. One image for screen readers (`label`): offer the numbers as a table, too. */
export function Plot({ points, span, curve, bounds, rules, height, ground, label, foot, children }: Props) {
  const [from, to] = span ?? [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  const x = scaleLinear({ domain: [from, Math.max(to, from + 1)], range: [0, WIDTH] });
  const y = scaleLinear({ domain: [...bounds], range: [height, 0] });
  const left = (value: number) => `${(x(value) / WIDTH) * 100}%`;
  const top = (value: number) => `${(y(value) / height) * 100}%`;
  return (
    <div className="figures">
      <svg role="img" aria-label={label} width="100%" height={height} className="block overflow-visible">
        {rules.map(({ name, color, y }) => (
          <RuleLine key={name} color={color} y={top(y)} />
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
        >
          <Line points={points} curve={curve} height={height} x={x} y={y} />
        </svg>
        {children({ left, top })}
        {rules.map((rule) => (
          <RuleName key={rule.name} rule={rule} y={top(rule.y)} ground={ground} />
        ))}
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-xs text-ink-faint">
        {foot}
      </div>
    </div>
  );
}

function RuleLine({ color, y }: { color: Props["rules"][number]["color"]; y: string }) {
  const look = color
    ? { stroke: "currentColor", strokeDasharray: "2 5", className: color }
    : { className: "stroke-line" };
  return <line x1="0" x2="100%" y1={y} y2={y} {...look} />;
}

function RuleName({ rule, y, ground }: { rule: Props["rules"][number]; y: string; ground: Props["ground"] }) {
  return (
    <text
      x={rule.side === "right" ? "100%" : rule.color ? 44 : 0}
      textAnchor={rule.side === "right" ? "end" : undefined}
      y={y}
      dy="-5"
      className={`stroke-4 text-[11px] [paint-order:stroke] ${halos[ground]} ${rule.color ? "fill-ink-soft" : "fill-ink-faint"}`}
    >
      {rule.name}
    </text>
  );
}

interface LineProps extends Pick<Props, "points" | "curve" | "height"> {
  x: (value: number) => number;
  y: (value: number) => number;
}

/** The line, and the area below it. */
function Line({ points, curve, height, x, y }: LineProps) {
  return (
    <LinePath x={(point: Point) => round(x(point.x))} y={(point: Point) => round(y(point.y))} curve={curve}>
      {({ path }) => {
        const line = path([...points]) ?? "";
        return (
          <>
            <path d={`${line}V${height}H${round(x(points[0]?.x ?? 0))}Z`} className="fill-accent/8" />
            <path
              d={line}
              className="fill-none stroke-accent"
              strokeWidth={1.8}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </>
        );
      }}
    </LinePath>
  );
}
