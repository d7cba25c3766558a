/** A share on a scale with marks. The number is beside it as text, so screen readers skip it. */
export function Ruler({ value, max }: { value: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0;
  const at = share.toFixed(2);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      width="100%"
      height="12"
      className="block min-w-0 flex-1 overflow-visible [&>path]:[vector-effect:non-scaling-stroke]"
    >
      <path d="M0 6H100" strokeWidth="2" className="stroke-line" />
      <path d="M0 3v6M25 3v6M50 3v6M75 3v6M100 3v6" opacity="0.45" className="stroke-line-strong" />
      <path d={`M0 6H${at}`} strokeWidth="3" className="stroke-accent" />
      <path d={`M${at} 1v10`} strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
    </svg>
  );
}
