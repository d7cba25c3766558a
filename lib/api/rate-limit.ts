import type { Pool } from "pg";

/** Fixed UTC windows, so that the headers are exact. Lengths in milliseconds. */
export const windows = { minute: 60_000, day: 86_400_000 } as const;

/** Something that counts requests: at most `limit` in each window. */
export interface Bucket {
  id: string;
  window: keyof typeof windows;
  limit: number;
}

/**
 * What the buckets of a request say. Allowed: the one with the least remaining, at a tie the one that resets later. Refused: of
 * those that have no room the one that resets last.
 */
export interface Charge {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** When the window ends, unix seconds. */
  reset: number;
}

/** Counts requests. In memory here; several processes share one that keeps the same promises elsewhere. */
export interface LimitStore {
  /** Charge all buckets or, where one is used up, none. `at` is in unix milliseconds. */
  charge(buckets: readonly Bucket[], at: number): Charge | Promise<Charge>;
  /**
   * Charge what a request that was charged as one counts as beyond that, at most a bucket's whole limit: all buckets or none.
   * Where one has no room, each gets back the one.
   */
  chargeRest(buckets: readonly Bucket[], at: number, cost: number): Charge | Promise<Charge>;
  /** What a charge would answer, without charging. */
  peek(buckets: readonly Bucket[], at: number): Charge;
  /** Keep what must outlive the process. */
  save(): Promise<void>;
}

/** Where the day counts live between processes. */
export interface DayCounts {
  load(id: string, day: Date): Promise<number>;
  /** Add requests to each count. Returns the new counts. */
  add(changes: readonly { id: string; requests: number }[], day: Date): Promise<Map<string, number>>;
}

interface DayCell {
  count: number;
  /** Of `count`, what is stored. */
  saved: number;
}

/** Counters of this process. Day counts are loaded at first use and saved by `save`. */
export function memoryLimits(days: DayCounts): LimitStore {
  let minute = 0;
  let minuteCounts = new Map<string, number>();
  let day = 0;
  let dayCells = new Map<string, DayCell>();
  const loading = new Map<string, Promise<void>>();
  // Counts of the day before that are not stored yet.
  let leftover: { cells: Map<string, DayCell>; day: number } | undefined;

  // Windows only move forward: a clock that steps back opens no window a second time.
  function turn(at: number): void {
    const nowMinute = Math.floor(at / windows.minute);
    if (nowMinute <= minute) return;
    minute = nowMinute;
    minuteCounts = new Map();
    const nowDay = Math.floor(at / windows.day);
    if (nowDay <= day) return;
    leftover = { cells: dayCells, day };
    day = nowDay;
    dayCells = new Map();
    loading.clear();
  }

  function countOf(bucket: Bucket): number {
    return (bucket.window === "minute" ? minuteCounts.get(bucket.id) : dayCells.get(bucket.id)?.count) ?? 0;
  }

  function resetOf(bucket: Bucket): number {
    return bucket.window === "minute" ? ((minute + 1) * windows.minute) / 1000 : ((day + 1) * windows.day) / 1000;
  }

  function hasRoom(buckets: readonly Bucket[], cost: number, charged: 0 | 1): boolean {
    for (const bucket of buckets) if (countOf(bucket) + restOf(bucket, cost, charged) > bucket.limit) return false;
    return true;
  }

  function add(bucket: Bucket, requests: number): void {
    const count = Math.max(0, countOf(bucket) + requests);
    if (bucket.window === "minute") minuteCounts.set(bucket.id, count);
    else dayCellOf(bucket.id).count = count;
  }

  function take(buckets: readonly Bucket[], cost: number, charged: 0 | 1, at: number): Charge {
    const allowed = hasRoom(buckets, cost, charged);
    if (allowed) for (const bucket of buckets) add(bucket, restOf(bucket, cost, charged));
    else if (charged) {
      // What was charged in a window that has ended since went with it.
      for (const bucket of buckets) if (isCurrent(bucket, at)) add(bucket, -charged);
    }
    return report(buckets, allowed, cost);
  }

  function isCurrent({ window }: Bucket, at: number): boolean {
    return Math.floor(at / windows[window]) === (window === "minute" ? minute : day);
  }

  function report(buckets: readonly Bucket[], allowed: boolean, cost: number): Charge {
    let shown: Charge = { allowed, limit: 0, remaining: Number.POSITIVE_INFINITY, reset: 0 };
    for (const bucket of buckets) {
      const count = countOf(bucket);
      const reset = resetOf(bucket);
      if (isShownBefore(shown, bucket, count, reset, cost)) {
        shown = { allowed, limit: bucket.limit, remaining: Math.max(0, bucket.limit - count), reset };
      }
    }
    return shown;
  }

  function dayCellOf(id: string): DayCell {
    const cell = dayCells.get(id) ?? { count: 0, saved: 0 };
    dayCells.set(id, cell);
    return cell;
  }

  function load(id: string): Promise<void> {
    const begun = loading.get(id);
    if (begun) return begun;
    const wanted = day;
    const work = days.load(id, dateOf(wanted)).then((count) => {
      if (day === wanted && !dayCells.has(id)) dayCells.set(id, { count, saved: count });
    });
    loading.set(id, work);
    // A failed load is tried again by the next request.
    work.catch(() => loading.delete(id));
    return work;
  }

  function takeLoaded(buckets: readonly Bucket[], cost: number, charged: 0 | 1, at: number): Charge | Promise<Charge> {
    turn(at);
    for (const bucket of buckets) {
      if (bucket.window === "day" && !dayCells.has(bucket.id)) {
        return load(bucket.id).then(() => {
          turn(at);
          return take(buckets, cost, charged, at);
        });
      }
    }
    return take(buckets, cost, charged, at);
  }

  async function saveCells(cells: Map<string, DayCell>, ofDay: number): Promise<void> {
    const changed = [...cells].filter(([, cell]) => cell.count !== cell.saved);
    if (changed.length === 0) return;
    const sent = new Map(changed.map(([id, cell]) => [id, cell.count - cell.saved]));
    const totals = await days.add(
      changed.map(([id]) => ({ id, requests: sent.get(id) ?? 0 })),
      dateOf(ofDay),
    );
    for (const [id, cell] of changed) {
      // Other processes count too: their requests come in with the stored total.
      const total = totals.get(id) ?? cell.saved;
      const unsaved = cell.count - cell.saved - (sent.get(id) ?? 0);
      cell.saved = total;
      cell.count = total + unsaved;
    }
  }

  return {
    charge: (buckets, at) => takeLoaded(buckets, 1, 0, at),
    chargeRest: (buckets, at, cost) => takeLoaded(buckets, cost, 1, at),
    peek(buckets, at) {
      turn(at);
      return report(buckets, hasRoom(buckets, 1, 0), 1);
    },
    async save() {
      const ended = leftover;
      if (ended) {
        await saveCells(ended.cells, ended.day);
        // Another day may have ended meanwhile.
        if (leftover === ended) leftover = undefined;
      }
      await saveCells(dayCells, day);
    },
  };
}

/** What a bucket is still to be charged of a cost, of which `charged` was charged before. */
export function restOf({ limit }: Bucket, cost: number, charged: 0 | 1): number {
  return Math.min(cost, limit) - charged;
}

/** Whether a bucket with this count tells more of a charge than what was found before: see {@link Charge}. */
export function isShownBefore(found: Charge, bucket: Bucket, count: number, reset: number, cost: number): boolean {
  const remaining = Math.max(0, bucket.limit - count);
  if (!found.allowed) {
    if (count + restOf(bucket, cost, 0) <= bucket.limit) return false;
    return reset > found.reset || (reset === found.reset && remaining < found.remaining);
  }
  return remaining < found.remaining || (remaining === found.remaining && reset > found.reset);
}

function dateOf(day: number): Date {
  return new Date(day * windows.day);
}

/** Day counts in the table `day_count`. */
export function storedDayCounts(pg: Pool): DayCounts {
  return {
    async load(id, day) {
      const { rows } = await pg.query<{ requests: number }>(
        "select requests from day_count where developer_id = $1 and day = $2::date",
        [id, isoDay(day)],
      );
      return rows[0]?.requests ?? 0;
    },
    async add(changes, day) {
      // One order for all processes, so that no two wait for each other's rows.
      const sorted = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const { rows } = await pg.query<{ developer_id: string; requests: number }>(
        `insert into day_count (developer_id, day, requests)
         select id, $3::date, requests from unnest($1::text[], $2::int[]) as given (id, requests)
         on conflict (developer_id, day) do update set requests = day_count.requests + excluded.requests
         returning developer_id, requests`,
        [sorted.map((change) => change.id), sorted.map((change) => change.requests), isoDay(day)],
      );
      return new Map(rows.map((row) => [row.developer_id, row.requests]));
    },
  };
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
