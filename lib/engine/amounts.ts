/** Millionths of a chain's reference unit: the unit of every amount in merged facts. */
export const MICRO = 1_000_000n;

/**
 * Convert wei to millionths of a reference unit, rounded down. Where the unit is a power of ten, as nearly always, dropping
 * digits is enough, which saves a wallet with thousands of counterparties most of the work.
 */
export function microOf(referenceWei: string): (wei: string) => bigint {
  if (/^10{6,}$/.test(referenceWei)) {
    const spare = referenceWei.length - 7;
    return (wei) => (spare === 0 ? BigInt(wei) : wei.length <= spare ? 0n : BigInt(wei.slice(0, -spare)));
  }
  const reference = BigInt(referenceWei);
  return (wei) => (BigInt(wei) * MICRO) / reference;
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
