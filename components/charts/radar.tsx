import { curveLinearClosed } from "@visx/curve";
import { Group } from "@visx/group";
import { LineRadial } from "@visx/shape";

export interface RadarAxis {
  name: string;
  value: number;
  max: number;
}

const WIDTH = 340;
const HEIGHT = 300;
const RADIUS = 104;
const rings = [0.25, 0.5, 0.75, 1];

/** Shares of several wholes as one shape: each axis runs from 0 in the middle to its own most. One picture to a reader. */
export function Radar({ axes, label }: { axes: readonly RadarAxis[]; label: string }) {
  const angle = (i: number) => (2 * Math.PI * i) / axes.length;
  const share = ({ value, max }: RadarAxis) => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);
  const place = (i: number, radius: number) => ({
    x: Math.sin(angle(i)) * radius,
    y: -Math.cos(angle(i)) * radius,
  });
  const told = axes.map(({ name, value, max }) => `${name} ${value} of ${max}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${label}: ${told}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="figures block h-auto w-full"
    >
      <Group left={WIDTH / 2} top={HEIGHT / 2}>
        {rings.map((ring) => (
          <LineRadial
            key={ring}
            data={[...axes]}
            angle={(_, i) => angle(i)}
            radius={RADIUS * ring}
            curve={curveLinearClosed}
            className={ring === 1 ? "stroke-line-strong" : "stroke-line"}
            strokeWidth={ring === 1 ? 0.8 : 1}
          />
        ))}
        {axes.map(({ name }, i) => (
          <line key={name} {...line(place(i, 0), place(i, RADIUS))} className="stroke-line" />
        ))}
        <LineRadial
          data={[...axes]}
          angle={(_, i) => angle(i)}
          radius={(axis) => RADIUS * share(axis)}
          curve={curveLinearClosed}
          className="fill-accent/12 stroke-accent"
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
        {axes.map((axis, i) => {
          const at = place(i, RADIUS * share(axis));
          return (
            <circle
              key={axis.name}
              cx={at.x}
              cy={at.y}
              r={2.6}
              className="fill-surface stroke-accent"
              strokeWidth={1.6}
            />
          );
        })}
        {axes.map((axis, i) => {
          const at = place(i, RADIUS + 14);
          // Above and below the middle the two lines of a label grow away from the shape.
          const lift = at.y < -RADIUS / 2 ? -9 : at.y > RADIUS / 2 ? 6 : -2;
          return (
            <text
              key={axis.name}
              x={at.x}
              y={at.y + lift}
              textAnchor={Math.abs(at.x) < 1 ? "middle" : at.x > 0 ? "start" : "end"}
              className="fill-ink-soft text-[11.5px]"
            >
              {axis.name}
              <tspan x={at.x} dy="14" className="fill-ink font-semibold">
                {axis.value}
              </tspan>
            </text>
          );
        })}
      </Group>
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

function line(from: Place, to: Place): { x1: number; y1: number; x2: number; y2: number } {
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}
