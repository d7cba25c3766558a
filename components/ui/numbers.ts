/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en");
}

/** A number with its noun: "1 point", "4 points". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A measured share of 1, to one decimal: "81.3%", "9.0%". */
export function formatShare(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** An exact share of 1, such as a model's weight: "45%", "−2.5%". */
export function formatPercent(share: number): string {
  return `${(100 * share).toLocaleString("en", { maximumFractionDigits: 1 }).replace("-", "−")}%`;
}

/** A percentile, with the two decimals it is computed to. */
export function formatPercentile(value: number): string {
  return value.toFixed(2);
}
