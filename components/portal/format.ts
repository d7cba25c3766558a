/** A duration with its unit. */
export function formatMilliseconds(ms: number | null): string {
  if (ms === null) return "–";
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`;
  // 9.97 is 10, not 10.0.
  return ms >= 9.95 || ms === 0 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`;
}
