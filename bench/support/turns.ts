/**
 * Runs works in turns, so that their ratios are valid on a noisy machine: one round that does not count, then so many. Returns what each
 * work found, by its name.
 */
export async function inTurns<K extends string, T>(
  rounds: number,
  works: Readonly<Record<K, (round: number) => Promise<T>>>,
): Promise<Record<K, T[]>> {
  const names = Object.keys(works) as K[]; // Its own keys.
  const found = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<K, T[]>; // One for each of them.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const one = await works[name](round);
      if (round > 0) found[name].push(one);
    }
  }
  return found;
}

/** Milliseconds of a work. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
