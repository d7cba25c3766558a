/** The index of a text in a sorted list, or its insertion point. */
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

export function insertSorted(sorted: string[], text: string): void {
  sorted.splice(positionOf(sorted, text), 0, text);
}

export function removeSorted(sorted: string[], text: string): void {
  const position = positionOf(sorted, text);
  if (sorted[position] === text) sorted.splice(position, 1);
}

export function startingWith(sorted: readonly string[], prefix: string, limit: number): string[] {
  const from = positionOf(sorted, prefix);
  return sorted.slice(from, from + limit).filter((text) => text.startsWith(prefix));
}
