export interface Point {
  /** Unix milliseconds. */
  x: number;
  y: number;
}

const WIDTH = 1000;
const HEIGHT = 220;

/**
 * A step line over time: each value holds until the next one. The drawing stretches with its box, its strokes do not. It is
 * one picture to a screen reader (`label`); the caller gives the numbers as a table too.
 */
export function LineChart(props: { points: readonly Point[]; label: string; formatX: (x: number) => string }) {
  const first = props.points[0];
  const last = props.points.at(-1);
  if (!first || !last) return null;
  const ys = props.points.map((point) => point.y);
  const [low, high] = bounds(Math.min(...ys), Math.max(...ys));
  const x = (value: number) => (last.x === first.x ? WIDTH / 2 : ((value - first.x) / (last.x - first.x)) * WIDTH);
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT;
  const steps = props.points.map(
    (point, i) => `${i === 0 ? "M" : "H"}${round(x(point.x))}${i === 0 ? " " : "V"}${round(y(point.y))}`,
  );
  const lines = [high, (high + low) / 2, low];
  return (
    <figure aria-label={props.label}>
      <div className="figures relative pr-14">
        <svg
          role="img"
          aria-label={props.label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-56 w-full overflow-visible"
        >
          {lines.map((value) => (
            <line
              key={value}
              x1="0"
              x2={WIDTH}
              y1={y(value)}
              y2={y(value)}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path d={`${steps.join("")}V${HEIGHT}H${round(x(first.x))}Z`} className="fill-accent-soft" />
          <path
            d={steps.join("")}
            fill="none"
            className="stroke-accent"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          {/* A line of no length with round ends is a dot that does not stretch. */}
          <path
            d={`M${round(x(last.x))} ${round(y(last.y))}h0`}
            className="stroke-accent"
            strokeWidth="9"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div
          aria-hidden="true"
          className="absolute inset-y-0 right-0 flex w-12 flex-col justify-between text-right text-xs text-ink-faint"
        >
          {lines.map((value) => (
            <span key={value} className="h-0 leading-0">
              {Math.round(value).toLocaleString("en")}
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="figures mt-3 flex justify-between pr-14 text-xs text-ink-faint">
        <span>{props.formatX(first.x)}</span>
        {last.x > first.x && <span>{props.formatX(last.x)}</span>}
      </div>
    </figure>
  );
}

/** Round values around the data, at least 20 apart, so that small moves do not look like cliffs. */
function bounds(min: number, max: number): [number, number] {
  const step = Math.max(10, 10 ** Math.floor(Math.log10(Math.max(1, max - min))));
  const low = Math.max(0, Math.floor(min / step) * step);
  const high = Math.ceil(max / step) * step;
  return high - low >= 2 * step ? [low, high] : [Math.max(0, low - step), high + step];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
