/** The most wei and the most token units that facts hold: sums stop there, whatever a chain or a contract claims to have moved. */
export const MOST_WEI = (1n << 96n) - 1n;
export const MOST_UNITS = (1n << 112n) - 1n;

export function plusWei(a: bigint, b: bigint): bigint {
  const sum = a + b;
  return sum > MOST_WEI ? MOST_WEI : sum;
}

export function plusUnits(a: bigint, b: bigint): bigint {
  const sum = a + b;
  return sum > MOST_UNITS ? MOST_UNITS : sum;
}
