type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A list of numbers of one type that grows at the end. */
export interface Column<T extends Numbers> {
  readonly length: number;
  push(value: number): void;
  /** The numbers so far; valid until the next push. */
  values(): T;
}

export function newColumn<T extends Numbers>(make: (length: number) => T): Column<T> {
  let held = make(1_024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === held.length) {
        const larger = make(length * 2);
        larger.set(held);
        held = larger;
      }
      held[length++] = value;
    },
    // The part of an array of this type is one too.
    values: () => held.subarray(0, length) as T,
  };
}
