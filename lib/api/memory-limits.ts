import { createUnsavedDays, type DayCounts, dateOf } from "./day-counts.ts";
import type { Bucket, Charge, LimitStore } from "./limit-store.ts";
import { type Counted, dueOf, endOf, haveRoom, reportCharge, windowAt } from "./limit-window.ts";

/** Counts of this process, without a promise once a day count is loaded. Day counts are loaded at first use. */
export function memoryLimits(days: DayCounts): LimitStore {
  const current = {
    minute: { number: 0, counts: new Map<string, number>() },
    day: { number: 0, counts: new Map<string, number>() },
  };
  const unsaved = createUnsavedDays(days);
  const loading = new Map<string, Promise<void>>();

  /** Begin the windows of a time. They only advance: a clock that steps back opens no window a second time. */
  function advance(at: number): void {
    const minute = windowAt("minute", at);
    if (minute <= current.minute.number) return;
    current.minute = { number: minute, counts: new Map() };
    const day = windowAt("day", at);
    if (day <= current.day.number) return;
    current.day = { number: day, counts: new Map() };
    loading.clear();
  }

  function countedOf(bucket: Bucket): Counted {
    const { number, counts } = current[bucket.window];
    return { bucket, count: counts.get(bucket.id) ?? 0, reset: endOf(bucket.window, number) };
  }

  function add({ id, window }: Bucket, requests: number): void {
    const { number, counts } = current[window];
    const before = counts.get(id) ?? 0;
    const after = Math.max(0, before + requests);
    counts.set(id, after);
    if (window === "day") unsaved.add(id, number, after - before);
  }

  function take(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Charge {
    const allowed = haveRoom(buckets.map(countedOf), cost, charged);
    for (const bucket of buckets) {
      if (allowed) add(bucket, dueOf(bucket, cost, charged));
      // What was charged in a window that has ended since went with it.
      else if (charged && windowAt(bucket.window, at) === current[bucket.window].number) add(bucket, -charged);
    }
    return reportCharge(buckets.map(countedOf), allowed, cost);
  }

  function load(id: string): Promise<void> {
    const running = loading.get(id);
    if (running) return running;
    const { day } = current;
    const work = days.load(id, dateOf(day.number)).then((count) => {
      if (!day.counts.has(id)) day.counts.set(id, count);
    });
    loading.set(id, work);
    // A failed load is tried again by the next request.
    work.catch(() => loading.delete(id));
    return work;
  }

  function charge(buckets: readonly Bucket[], at: number, cost: number, charged: 0 | 1): Charge | Promise<Charge> {
    advance(at);
    const missing = buckets.find(({ id, window }) => window === "day" && !current.day.counts.has(id));
    if (!missing) return take(buckets, at, cost, charged);
    return load(missing.id).then(() => {
      advance(at);
      return take(buckets, at, cost, charged);
    });
  }

  return {
    charge: (buckets, at) => charge(buckets, at, 1, 0),
    chargeRest: (buckets, at, cost) => charge(buckets, at, cost, 1),
    peek(buckets, at) {
      advance(at);
      const counted = buckets.map(countedOf);
      return reportCharge(counted, haveRoom(counted, 1, 0), 1);
    },
    // The stored total has the requests of other processes too.
    save: () =>
      unsaved.save((id, day, total) => {
        if (day === current.day.number) current.day.counts.set(id, total + unsaved.countOf(id, day));
      }),
  };
}
