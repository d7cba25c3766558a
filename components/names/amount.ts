const DECIMALS = 18;

/** An amount of wei in whole units of its currency, exact and without trailing zeros. */
export function formatAmount(wei: string, currency: string): string {
  const digits = wei.padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, "");
  return `${digits.slice(0, -DECIMALS)}${fraction === "" ? "" : `.${fraction}`} ${currency}`;
}
