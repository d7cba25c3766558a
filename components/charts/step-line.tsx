import { curveStepAfter } from "@visx/curve";
import { useLanguage } from "#texts";
import { formatNumber } from "../ui/numbers.ts";
import { Plot, type Point } from "./plot.tsx";

/** `x` in Unix milliseconds. */
type LinePoint = Point;

/** An event at a point of the line. `color` is a text colour class, `note` is shown on hovering. */
export interface LineEvent extends LinePoint {
  color: string;
  note: string;
}

/** A labelled height, drawn if it is within the chart. */
export interface Level {
  y: number;
  name: string;
  color: string;
}

/** A step line over time: each value lasts until the next, the last one until the end of the span. */
export function StepLine(props: {
  points: readonly LinePoint[];
  /** The ends of the axis. */
  span: readonly [from: number, to: number];
  events: readonly LineEvent[];
  levels: readonly Level[];
  label: string;
  formatX: (x: number) => string;
}) {
  const { span } = props;
  const language = useLanguage();
  const last = props.points.at(-1);
  if (!last) return null;
  const points = [...props.points, { x: span[1], y: last.y }];
  const ys = points.map((point) => point.y);
  const [low, high] = bounds(Math.min(...ys), Math.max(...ys));
  return (
    <Plot
      points={points}
      span={span}
      curve={curveStepAfter}
      bounds={[low, high]}
      rules={[
        ...[low, (low + high) / 2, high].map((y) => ({ y, name: formatNumber(Math.round(y), language) })),
        ...props.levels
          .filter((level) => level.y > low && level.y < high)
          .map((level) => ({ ...level, side: roomierSide(points, span, level.y) })),
      ]}
      height={240}
      ground="paper"
      label={props.label}
      foot={
        <>
          <span>{props.formatX(span[0])}</span>
          <span>{props.formatX(span[1])}</span>
        </>
      }
    >
      {({ left, top }) => (
        <>
          {props.events.map((event) => (
            <EventDot key={`${event.x} ${event.y}`} event={event} x={left(event.x)} y={top(event.y)} />
          ))}
          <circle cx="100%" cy={top(last.y)} r="4.5" strokeWidth="2" className="fill-accent stroke-surface" />
        </>
      )}
    </Plot>
  );
}

function EventDot({ event, x, y }: { event: LineEvent; x: string; y: string }) {
  return (
    <circle cx={x} cy={y} r="4.5" fill="currentColor" strokeWidth="2" className={`stroke-surface ${event.color}`}>
      <title>{event.note}</title>
    </circle>
  );
}

/** How much of the chart the name of a level takes, from either side. */
const NAME_SHARE = 0.15;

/** The side on which the line keeps away from this height more. */
function roomierSide(points: readonly Point[], [from, to]: readonly [number, number], y: number): "left" | "right" {
  const width = (to - from) * NAME_SHARE;
  const isRight = distance(points, y, to - width, to) > distance(points, y, from, from + width);
  return isRight ? "right" : "left";
}

/** How far the line stays away from a height between two times; 0 if it crosses it. */
function distance(points: readonly Point[], y: number, from: number, to: number): number {
  const before = points.findLast(({ x }) => x < from);
  const within = points.filter(({ x }) => x >= from && x <= to);
  const ys = [...(before ? [before] : []), ...within].map((point) => point.y);
  return Math.max(Math.min(...ys) - y, y - Math.max(...ys), 0);
}

/** Round bounds around the data, at least 20 apart, so that small changes look small. */
function bounds(min: number, max: number): [number, number] {
  const step = Math.max(10, 10 ** Math.floor(Math.log10(Math.max(1, max - min))));
  const low = Math.max(0, Math.floor(min / step) * step);
  const high = Math.ceil(max / step) * step;
  return high - low >= 2 * step ? [low, high] : [Math.max(0, low - step), high + step];
}
