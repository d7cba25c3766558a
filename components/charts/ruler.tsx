/** A share on a scale with marks. The number is beside it as text, so screen readers skip it. */
export function Ruler({ value, max }: { value: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0;
  const at = `${share.toFixed(2)}%`;
  return (
    <svg aria-hidden="true" width="100%" height="12" className="block min-w-0 flex-1 overflow-visible">
      <rect y="5" width="100%" height="2" className="fill-line" />
      <g className="fill-line-strong" opacity="0.45">
        {marks.map((mark) => (
          <rect key={mark} x={`${mark}%`} y="3" width="1" height="6" />
        ))}
      </g>
      <rect y="4.5" width={at} height="3" rx="1" className="fill-accent" />
      <svg aria-hidden="true" x={at} y="0" overflow="visible">
        <rect x="-1" width="2" height="12" rx="1" className="fill-ink" />
      </svg>
    </svg>
  );
}

const marks = [0, 25, 50, 75, 100];
