/**
 * A PostgreSQL array literal of values that need no quoting: numbers, hex, plain words. Writing one is many times
 * cheaper than having the driver quote each element. Null becomes NULL.
 */
export function plainArray(values: readonly (string | number | bigint | boolean | null)[]): string {
  return `{${values.map((value) => value ?? "NULL").join(",")}}`;
}
