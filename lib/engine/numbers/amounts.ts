/** Millionths of a chain's reference unit: the unit of every amount in merged facts. */
export const MICRO = 1_000_000n;

/** Convert wei to millionths of a reference unit, rounded down. Throws for a reference of 0. */
export function microOf(referenceWei: string): (wei: bigint) => bigint {
  const reference = BigInt(referenceWei);
  const millionth = reference / MICRO;
  return millionth * MICRO === reference ? (wei) => wei / millionth : (wei) => (wei * MICRO) / reference;
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** So many thousandths of an amount, rounded down. */
export function permilleOf(amount: bigint, permille: number): bigint {
  return permille === 0 ? 0n : (amount * BigInt(permille)) / 1_000n;
}

/** A whole number of parts, so many digits to one, as a decimal number. */
export function decimal(parts: bigint | number | string, digits: number): string {
  const padded = String(parts).padStart(digits + 1, "0");
  const fraction = padded.slice(-digits).replace(/0+$/, "");
  return padded.slice(0, -digits) + (fraction ? `.${fraction}` : "");
}
