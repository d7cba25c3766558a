import type { CSSProperties } from "react";

/** A share on a scale with marks. The number is beside it as text, so screen readers skip it. */
export function Ruler({ value, max }: { value: number; max: number }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0;
  // One element, as a page shows dozens of them. React's type lacks custom properties.
  const style = { "--share": `${share.toFixed(2)}%` } as CSSProperties;
  return <span aria-hidden="true" className="ruler block min-w-0 flex-1" style={style} />;
}
