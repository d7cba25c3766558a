import { createUnsavedDays, type DayCounts, dateOf } from "./day-counts.ts";
import type { Bucket, Charge, LimitStore } from "./limit-store.ts";
import { type Counted, dueOf, endOf, haveRoom, reportCharge, windowAt } from "./limit-store.ts";

/** A store in this process. */
export interface MemoryLimits extends LimitStore {
  countOf(bucket: Bucket, at: number): number;
  /** Continue a bucket from the count that it has elsewhere. */
  setCount(bucket: Bucket, count: number, at: number): void;
}

/** Counts in this process. Synchronous, except for the first request of a day, which loads its day count. */
export function memoryLimits(days: DayCounts): MemoryLimits {
  const unsaved = createUnsavedDays(days);
  const current = createCurrentWindows();
  const load = createDayLoader(days, current);

  function add(bucket: Bucket, requests: number): void {
    const added = current.add(bucket, requests);
    if (bucket.window === "day") unsaved.add(bucket.id, current.numberOf("day"), added);
  }

  function giveBack(buckets: readonly Bucket[], at: number): void {
    for (const bucket of buckets) {
      // If the window ended since the charge, there is nothing to return.
      if (windowAt(bucket.window, at) === current.numberOf(bucket.window)) add(bucket, -1);
    }
  }

  function take(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Charge {
    const allowed = haveRoom(buckets.map(current.counted), cost, charged);
    if (allowed) for (const bucket of buckets) add(bucket, dueOf(bucket, cost, charged));
    else if (charged) giveBack(buckets, at);
    return reportCharge(buckets.map(current.counted), allowed, cost);
  }

  function charge(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Charge | Promise<Charge> {
    current.advance(at);
    const missing = buckets.filter(({ id, window }) => window === "day" && !current.countsOf("day").has(id));
    if (missing.length === 0) return take(buckets, at, cost, charged);
    // Meanwhile the next day may begin, whose counts are then missing.
    return Promise.all(missing.map(({ id }) => load(id))).then(() => charge(buckets, at, cost, charged));
  }

  return {
    charge: (buckets, at) => charge(buckets, at, 1, 0),
    chargeRest: (buckets, at, cost) => charge(buckets, at, cost, 1),
    giveBack,
    peek(buckets, at) {
      current.advance(at);
      const counted = buckets.map(current.counted);
      return reportCharge(counted, haveRoom(counted, 1, 0), 1);
    },
    countOf(bucket, at) {
      current.advance(at);
      return current.counted(bucket).count;
    },
    setCount({ id, window }, count, at) {
      current.advance(at);
      if (windowAt(window, at) === current.numberOf(window)) current.countsOf(window).set(id, count);
    },
    // The stored total includes requests of other processes.
    save: () =>
      unsaved.save((id, day, total) => {
        if (day === current.numberOf("day")) current.countsOf("day").set(id, total + unsaved.countOf(id, day));
      }),
  };
}

type Counts = Map<string, number>;
type CurrentWindows = ReturnType<typeof createCurrentWindows>;

function createCurrentWindows() {
  const current = {
    minute: { number: 0, counts: new Map() as Counts },
    day: { number: 0, counts: new Map() as Counts },
  };
  return {
    numberOf: (window: Bucket["window"]) => current[window].number,
    countsOf: (window: Bucket["window"]) => current[window].counts,
    counted(bucket: Bucket): Counted {
      const { number, counts } = current[bucket.window];
      return { bucket, count: counts.get(bucket.id) ?? 0, reset: endOf(bucket.window, number) };
    },
    /** Begins the windows that contain a time. A clock that steps back does not reopen a window. */
    advance(at: number): void {
      for (const window of ["minute", "day"] as const) {
        const number = windowAt(window, at);
        if (number <= current[window].number) return;
        current[window] = { number, counts: new Map() };
      }
    },
    /** Adds to a count, which does not fall below zero. Returns what was added. */
    add({ id, window }: Bucket, requests: number): number {
      const { counts } = current[window];
      const before = counts.get(id) ?? 0;
      const after = Math.max(0, before + requests);
      counts.set(id, after);
      return after - before;
    },
  };
}

/** Loads the current day's count of a bucket, once for concurrent requests. */
function createDayLoader(days: DayCounts, current: CurrentWindows): (id: string) => Promise<void> {
  let counts: Counts | null = null;
  let loading = new Map<string, Promise<void>>();
  return (id) => {
    const today = current.countsOf("day");
    if (counts !== today) [counts, loading] = [today, new Map()];
    const pending = loading;
    const running = pending.get(id);
    if (running) return running;
    const work = days.load(id, dateOf(current.numberOf("day"))).then((count) => {
      if (!today.has(id)) today.set(id, count);
    });
    pending.set(id, work);
    // The next request repeats a failed load.
    work.catch(() => pending.delete(id));
    return work;
  };
}
