import { type DayCounts, dateOf } from "./day-counts.ts";
import type { Bucket } from "./limit-store.ts";
import { windowAt } from "./limit-window.ts";
import type { MemoryLimits } from "./memory-limits.ts";

export type LastCounts = ReturnType<typeof lastCounts>;
export type MissedCounts = ReturnType<typeof missedCounts>;

/** The last counts that Redis returned in the current minute. */
export function lastCounts() {
  let minute = 0;
  let counts = new Map<string, number>();
  // A developer's minute and day have one id.
  const keyOf = ({ id, window }: Bucket) => `${window} ${id}`;
  const get = (bucket: Bucket, at: number) =>
    windowAt("minute", at) === minute ? (counts.get(keyOf(bucket)) ?? 0) : 0;
  const set = (bucket: Bucket, count: number, at: number): void => {
    const now = windowAt("minute", at);
    if (now > minute) [minute, counts] = [now, new Map()];
    if (now === minute) counts.set(keyOf(bucket), count);
  };
  return {
    get,
    set,
    add: (bucket: Bucket, requests: number, at: number) => set(bucket, Math.max(0, get(bucket, at) + requests), at),
  };
}

interface KnownCount {
  /** What the window's count was at least. */
  least: number;
  /** What this process counted alone since then. */
  more: number;
}

/**
 * What Redis may lack of a window's count, once for each connection: it may have lost its data, and did not count during an outage. A
 * minute's count is in this process; a day's is in the database.
 */
export function missedCounts({ days, last, local }: { days: DayCounts; last: LastCounts; local: MemoryLimits }) {
  const none: KnownCount = { least: 0, more: 0 };
  /** Counts of days in the database, which others charge too, such as lists: of those who were stored last. */
  let stored = new Map<string, { day: number; least: number }>();
  const sent = { minute: { number: 0, ids: new Set<string>() }, day: { number: 0, ids: new Set<string>() } };
  /** Once: Redis has it then. */
  function takeStored(id: string, day: number): KnownCount {
    const found = stored.get(id);
    stored.delete(id);
    return found?.day === day ? { least: found.least, more: 0 } : none;
  }
  return {
    setStored(counts: typeof stored): void {
      stored = counts;
    },
    async next(bucket: Bucket, at: number): Promise<KnownCount> {
      const { id, window } = bucket;
      const number = windowAt(window, at);
      if (number > sent[window].number) sent[window] = { number, ids: new Set() };
      const { ids } = sent[window];
      if (ids.has(id)) return window === "day" ? takeStored(id, number) : none;
      if (window === "minute") {
        ids.add(id);
        const least = last.get(bucket, at);
        return { least, more: Math.max(0, local.countOf(bucket, at) - least) };
      }
      const least = await days.load(id, dateOf(number));
      ids.add(id);
      return { least, more: 0 };
    },
    forget(): void {
      for (const { ids } of Object.values(sent)) ids.clear();
    },
  };
}
