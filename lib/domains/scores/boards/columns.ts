/** A growing column of numbers, which holds a million rows. */
export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The number at an index that exists. */
export function at(column: Column, index: number): number {
  // Unchecked, since every comparison of a sort calls this.
  return column[index] as number;
}

/** A copy with room for `length` numbers; new ones are zero. */
export function grown<T extends Column>(column: T, length: number): T {
  // Every member of Column has this constructor; TypeScript knows only the union's.
  const copy = new (column.constructor as new (length: number) => T)(length);
  copy.set(column);
  return copy;
}
