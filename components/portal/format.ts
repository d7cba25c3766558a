import type { Language } from "../../lib/core/language.ts";

/** A duration with its unit. */
export function formatMilliseconds(ms: number | null, language: Language): string {
  if (ms === null) return "–";
  if (ms >= 1_000) return `${tenths(ms / 1_000, language)} s`;
  // 9.97 is 10, not 10.0.
  return ms >= 9.95 || ms === 0 ? `${Math.round(ms)} ms` : `${tenths(ms, language)} ms`;
}

const tenths = (value: number, language: Language) =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
