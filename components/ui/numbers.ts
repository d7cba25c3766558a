/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en");
}

/** A number with its noun: "1 point", "4 points". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A share of 1 as a percentage, with at most one decimal: "81.3%". */
export function formatPercent(share: number): string {
  return `${(100 * share).toLocaleString("en", { maximumFractionDigits: 1 })}%`;
}

/** A percentile, with the two decimals it is computed to. */
export function formatPercentile(value: number): string {
  return value.toFixed(2);
}
