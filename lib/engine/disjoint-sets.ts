/** Sets of numbers from 0 that only grow together: union by size with path halving (Tarjan and van Leeuwen, 1984). */
export class DisjointSets {
  readonly #parent: Int32Array;
  readonly #size: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, i) => i);
    this.#size = new Int32Array(count).fill(1);
  }

  join(a: number, b: number): void {
    const [one, other] = [this.rootOf(a), this.rootOf(b)];
    if (one === other) return;
    const [large, small] = (this.#size[one] ?? 0) >= (this.#size[other] ?? 0) ? [one, other] : [other, one];
    this.#parent[small] = large;
    this.#size[large] = (this.#size[large] ?? 0) + (this.#size[small] ?? 0);
  }

  sizeOf(element: number): number {
    return this.#size[this.rootOf(element)] ?? 1;
  }

  /** The element that stands for the set; the same for all its elements until the next join. */
  rootOf(element: number): number {
    let at = element;
    for (;;) {
      const parent = this.#parent[at] ?? at;
      if (parent === at) return at;
      const grandparent = this.#parent[parent] ?? parent;
      this.#parent[at] = grandparent;
      at = grandparent;
    }
  }
}
