import { curveLinearClosed } from "@visx/curve";
import { Group } from "@visx/group";
import { LineRadial } from "@visx/shape";
import { useTexts } from "#texts";

export interface RadarAxis {
  name: string;
  value: number;
  max: number;
}

/** Has room for the longest names of categories at both sides. */
const WIDTH = 380;
const HEIGHT = 300;
const RADIUS = 104;
const rings = [0.25, 0.5, 0.75, 1];

interface Axes {
  axes: readonly RadarAxis[];
}

/** Shares of several maxima as one shape; one image for screen readers. */
export function Radar({ axes, label }: Axes & { label: string }) {
  const t = useTexts("charts");
  const values = axes.map(({ name, value, max }) => t("value", { name, value, max })).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${label}: ${values}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="figures block h-auto w-full"
    >
      <Group left={WIDTH / 2} top={HEIGHT / 2}>
        <Grid axes={axes} />
        <Shape axes={axes} />
        {axes.map((axis, i) => (
          <AxisLabel key={axis.name} axis={axis} at={pointAt(axes, i, RADIUS + 14)} />
        ))}
      </Group>
    </svg>
  );
}

interface Point {
  x: number;
  y: number;
}

function angleOf(axes: readonly RadarAxis[], i: number): number {
  return (2 * Math.PI * i) / axes.length;
}

function pointAt(axes: readonly RadarAxis[], i: number, radius: number): Point {
  return { x: Math.sin(angleOf(axes, i)) * radius, y: -Math.cos(angleOf(axes, i)) * radius };
}

function shareOf({ value, max }: RadarAxis): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

function Grid({ axes }: Axes) {
  return (
    <>
      {rings.map((ring) => (
        <LineRadial
          key={ring}
          data={[...axes]}
          angle={(_, i) => angleOf(axes, i)}
          radius={RADIUS * ring}
          curve={curveLinearClosed}
          className={ring === 1 ? "stroke-line-strong" : "stroke-line"}
          strokeWidth={ring === 1 ? 0.8 : 1}
        />
      ))}
      {axes.map(({ name }, i) => {
        const { x, y } = pointAt(axes, i, RADIUS);
        return <line key={name} x1={0} y1={0} x2={x} y2={y} className="stroke-line" />;
      })}
    </>
  );
}

function Shape({ axes }: Axes) {
  return (
    <>
      <LineRadial
        data={[...axes]}
        angle={(_, i) => angleOf(axes, i)}
        radius={(axis) => RADIUS * shareOf(axis)}
        curve={curveLinearClosed}
        className="fill-accent/12 stroke-accent"
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      {axes.map((axis, i) => {
        const { x, y } = pointAt(axes, i, RADIUS * shareOf(axis));
        return (
          <circle key={axis.name} cx={x} cy={y} r={2.6} className="fill-surface stroke-accent" strokeWidth={1.6} />
        );
      })}
    </>
  );
}

/** Two lines, which grow away from the shape above and below it. */
function AxisLabel({ axis, at: { x, y } }: { axis: RadarAxis; at: Point }) {
  const offset = y < -RADIUS / 2 ? -9 : y > RADIUS / 2 ? 6 : -2;
  return (
    <text
      x={x}
      y={y + offset}
      textAnchor={Math.abs(x) < 1 ? "middle" : x > 0 ? "start" : "end"}
      className="fill-ink-soft text-[11.5px]"
    >
      {axis.name}
      <tspan x={x} dy="14" className="fill-ink font-semibold">
        {axis.value}
      </tspan>
    </text>
  );
}
