/** Millionths of a chain's reference unit: the unit of every amount in merged facts. */
export const MICRO = 1_000_000n;

/** Convert wei to millionths of a reference unit, rounded down. Throws for a reference of 0. */
export function microOf(referenceWei: string): (wei: bigint) => bigint {
  const reference = BigInt(referenceWei);
  return (wei) => (wei * MICRO) / reference;
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
