/** A fetched history or a reorg changes closes of past days, milliseconds. */
const LEAST_MS = 60_000;
/** What is used all the time is read again after half of the time for which it is used. */
const SHARE_OF_TIME = 1 / 50;

/** How long a count over all subjects is used, if it took so long to read, milliseconds: reading it takes at most a fiftieth of the time. */
export function usedFor(readMs: number): number {
  return Math.max(LEAST_MS, (2 * readMs) / SHARE_OF_TIME);
}
