import type { Language } from "../../lib/core/language.ts";

/** A number with thousands separators. */
export function formatNumber(value: number, language: Language): string {
  return value.toLocaleString(language);
}

/** A number with its noun in English, for documents: "1 point", "4 points". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count, "en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** Spanish has a space before the sign. */
const percent = (number: string, language: Language) => `${number}${language === "es" ? "\u00a0" : ""}%`;

/** A measured share of 1, to one decimal: "81.3%", "9.0%". */
export function formatShare(share: number, language: Language): string {
  const rounded = Number((100 * share).toFixed(1));
  return percent(rounded.toLocaleString(language, { minimumFractionDigits: 1, useGrouping: false }), language);
}

/** An exact share of 1, such as a model's weight: "45%", "−2.5%". */
export function formatPercent(share: number, language: Language): string {
  return percent((100 * share).toLocaleString(language, { maximumFractionDigits: 1 }).replace("-", "−"), language);
}

/** A percentile, with the two decimals it is computed to. */
export function formatPercentile(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
