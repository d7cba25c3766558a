import type { Language } from "../../lib/core/language.ts";

const DECIMALS = 18;

/** An amount of wei in whole units of its currency, exact and without trailing zeros. */
export function formatAmount(wei: string, currency: string, language: Language): string {
  const digits = wei.padStart(DECIMALS + 1, "0");
  const number = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: DECIMALS });
  // Given as text, a number is formatted to its last digit.
  return `${format.format(number as `${number}`)} ${currency}`;
}
