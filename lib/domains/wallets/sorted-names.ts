/** The index of a text in a sorted list, or where it would be inserted. */
export function positionOf(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Insert a new text into a sorted list. */
export function insertSorted(sorted: string[], text: string): void {
  sorted.splice(positionOf(sorted, text), 0, text);
}

/** Remove a text from a sorted list, if present. */
export function removeSorted(sorted: string[], text: string): void {
  const position = positionOf(sorted, text);
  if (sorted[position] === text) sorted.splice(position, 1);
}

/** The first texts of a sorted list that begin with `prefix`. */
export function startingWith(sorted: readonly string[], prefix: string, limit: number): string[] {
  const from = positionOf(sorted, prefix);
  return sorted.slice(from, from + limit).filter((text) => text.startsWith(prefix));
}
