/** A number with thousands separators. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en");
}

/** A number with its noun: "1 point", "4 points". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
