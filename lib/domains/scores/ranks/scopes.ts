// Most subjects are on one chain, where and over all chains (0) their scores are the same: then one row stands for both, and its chain id is
// minus the chain. So SQL finds the scores over all chains by `chain_id <= 0`.

/** The scopes of a stored row, by its chain id. */
export function scopesOf(row: number): number[] {
  return row < 0 ? [0, -row] : [row];
}

/** SQL: the scopes of a row, as a set. */
export const scopesIn = (column: string) =>
  `unnest(case when ${column} < 0 then array[0, -${column}] else array[${column}] end)`;

/** SQL: whether a row stands for a scope, or for one of `any(scopes)`. */
export const inScope = (column: string, scope: string) =>
  `(abs(${column}) = ${scope} or (${column} < 0 and 0 = ${scope}))`;

/** The chain ids of the rows of a scope's boards, of all scopes that have rows. */
export function boardRows(scopes: Iterable<number>, chainId: number): number[] {
  return chainId === 0 ? Array.from(scopes, (scope) => -scope) : [chainId, -chainId];
}
