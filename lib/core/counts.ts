/** Adds to a count and returns it. A count of zero has no entry, so that the map holds only what is in use. */
export function addToCount<Key>(counts: Map<Key, number>, key: Key, by: number): number {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
  return count;
}
