import { type Breakdown, type Category, categories } from "../../engine/types.ts";

/** A value for each category; `index`: its place among them. Safe in a browser. */
export function byCategory<T>(value: (category: Category, index: number) => T): Record<Category, T> {
  return Object.fromEntries(categories.map((name, i) => [name, value(name, i)])) as Record<Category, T>; // All of them.
}

export const noPoints: Readonly<Breakdown> = byCategory(() => 0);
