import { scaleBand, scaleLinear } from "@visx/scale";

/** A column of stacked parts. */
export interface Column {
  /** Shown on hover. */
  name: string;
  /** Where the first part starts; default 0. */
  from?: number;
  parts: readonly { size: number; className: string }[];
}

interface Props {
  columns: readonly Column[];
  label: string;
  /** Labels of the left and the right end. */
  ends: readonly [string, string];
  format: (value: number) => string;
  /** Pixels. */
  height?: number;
}

/** A column chart as wide as its container. One image for screen readers (`label`): offer the numbers as a table, too. */
export function Columns(props: Props) {
  const { columns, height = 180 } = props;
  const tops = columns.map(({ from = 0, parts }) => from + parts.reduce((sum, part) => sum + part.size, 0));
  const y = scaleLinear({ domain: [0, Math.max(1, ...tops)], range: [height, 0], nice: 2 });
  const x = scaleBand({ domain: columns.map((_, i) => i), range: [0, 100], paddingInner: 0.25 });
  // What is counted has no halves.
  const marks = y.ticks(2).filter(Number.isInteger);
  return (
    <div className="figures">
      <svg role="img" aria-label={props.label} width="100%" height={height} className="block overflow-visible">
        {marks.map((value) => (
          <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
        ))}
        {columns.map((column, i) => (
          <Stack key={column.name} column={column} left={x(i)} width={x.bandwidth()} height={height} top={y} />
        ))}
        {/* After the columns, which would hide it. */}
        {marks.map((value) => (
          <Mark key={value} y={y(value)}>
            {props.format(value)}
          </Mark>
        ))}
      </svg>
      <div aria-hidden="true" className="mt-2 flex justify-between text-xs text-ink-faint">
        <span>{props.ends[0]}</span>
        <span>{props.ends[1]}</span>
      </div>
    </div>
  );
}

function Stack({
  column,
  left,
  width,
  height,
  top,
}: {
  column: Column;
  left: number | undefined;
  width: number;
  height: number;
  top: (value: number) => number;
}) {
  return (
    <g>
      <title>{column.name}</title>
      <rect x={`${left}%`} y="0" width={`${width}%`} height={height} fill="transparent" />
      {stack(column).map((part) => (
        <rect
          key={part.className}
          x={`${left}%`}
          width={`${width}%`}
          y={top(part.to)}
          // Small values stay visible.
          height={Math.max(2, top(part.from) - top(part.to))}
          rx="1.5"
          className={part.className}
        />
      ))}
    </g>
  );
}

function Mark({ y, children }: { y: number; children: string }) {
  return (
    <text x="0" y={y} dy="-5" className="fill-ink-faint stroke-surface stroke-4 text-[11px] [paint-order:stroke]">
      {children}
    </text>
  );
}

function stack({ from = 0, parts }: Column): { from: number; to: number; className: string }[] {
  let foot = from;
  return parts.flatMap(({ size, className }) => {
    if (size <= 0) return [];
    const part = { from: foot, to: foot + size, className };
    foot = part.to;
    return [part];
  });
}
