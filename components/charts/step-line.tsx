import { curveStepAfter } from "@visx/curve";
import { scaleLinear, scaleTime } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";

export interface LinePoint {
  /** Unix milliseconds. */
  x: number;
  y: number;
}

/** Something that happened at a point of the line. `color` is a text colour class. */
export interface LineEvent extends LinePoint {
  color: string;
}

/** A height with a name of its own, drawn where the line comes near it. */
export interface Level {
  y: number;
  name: string;
  color: string;
}

const WIDTH = 1000;
const HEIGHT = 240;

/**
 * A step line over time: each value holds until the next one. The drawing stretches with its box; its strokes, dots and
 * words do not. It is one picture to a screen reader (`label`); the caller gives the numbers as a table too.
 */
export function StepLine(props: {
  points: readonly LinePoint[];
  events: readonly LineEvent[];
  levels: readonly Level[];
  label: string;
  formatX: (x: number) => string;
}) {
  const { points } = props;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const ys = points.map((point) => point.y);
  const [low, high] = bounds(Math.min(...ys), Math.max(...ys));
  const x = scaleTime({ domain: [first.x, last.x], range: [0, WIDTH] });
  const y = scaleLinear({ domain: [low, high], range: [HEIGHT, 0] });
  const left = (value: number) => `${(x(value) / WIDTH) * 100}%`;
  const top = (value: number) => `${(y(value) / HEIGHT) * 100}%`;
  const levels = props.levels.filter((level) => level.y > low && level.y < high);
  return (
    <div className="figures">
      <svg role="img" aria-label={props.label} width="100%" height="240" className="block overflow-visible">
        {[low, (low + high) / 2, high].map((value) => (
          <line key={value} x1="0" x2="100%" y1={top(value)} y2={top(value)} className="stroke-line" />
        ))}
        {levels.map((level) => (
          <line
            key={level.name}
            x1="0"
            x2="100%"
            y1={top(level.y)}
            y2={top(level.y)}
            stroke="currentColor"
            strokeDasharray="2 5"
            className={level.color}
          />
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <AreaClosed
            data={[...points]}
            x={(point) => x(point.x)}
            y={(point) => y(point.y)}
            yScale={y}
            curve={curveStepAfter}
            className="fill-accent/8"
          />
          <LinePath
            data={[...points]}
            x={(point) => x(point.x)}
            y={(point) => y(point.y)}
            curve={curveStepAfter}
            className="stroke-accent"
            strokeWidth={1.8}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {[low, (low + high) / 2, high].map((value) => (
          <Note key={value} x="0" y={top(value)} className="fill-ink-faint">
            {Math.round(value).toLocaleString("en")}
          </Note>
        ))}
        {levels.map((level) => (
          <Note key={level.name} x="44" y={top(level.y)} className="fill-ink-soft">
            {level.name}
          </Note>
        ))}
        {props.events.map((event) => (
          <circle
            key={`${event.x} ${event.y}`}
            cx={left(event.x)}
            cy={top(event.y)}
            r="4.5"
            fill="currentColor"
            strokeWidth="2"
            className={`stroke-surface ${event.color}`}
          />
        ))}
        <circle cx="100%" cy={top(last.y)} r="4.5" strokeWidth="2" className="fill-accent stroke-surface" />
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-xs text-ink-faint">
        <span>{props.formatX(first.x)}</span>
        <span>{props.formatX(last.x)}</span>
      </div>
    </div>
  );
}

/** Words on the line they belong to, a little above it. */
function Note(props: { x: string; y: string; className: string; children: string }) {
  return (
    <text
      x={props.x}
      y={props.y}
      dy="-5"
      className={`stroke-paper stroke-4 text-[11px] [paint-order:stroke] ${props.className}`}
    >
      {props.children}
    </text>
  );
}

/** Round values around the data, at least 20 apart, so that small moves do not look like cliffs. */
function bounds(min: number, max: number): [number, number] {
  const step = Math.max(10, 10 ** Math.floor(Math.log10(Math.max(1, max - min))));
  const low = Math.max(0, Math.floor(min / step) * step);
  const high = Math.ceil(max / step) * step;
  return high - low >= 2 * step ? [low, high] : [Math.max(0, low - step), high + step];
}
