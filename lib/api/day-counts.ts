import type { Pool } from "pg";
import { addToCount } from "../core/counts.ts";
import { windows } from "./limit-store.ts";

/** Requests of each day, shared by all processes. `id` is a bucket's. */
export interface DayCounts {
  load(id: string, day: Date): Promise<number>;
  /** Returns the new counts. */
  add(changes: readonly { id: string; requests: number }[], day: Date): Promise<Map<string, number>>;
}

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
      // The same order in all processes prevents deadlocks.
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

/** Requests charged by this process and not stored yet, by day and bucket. */
export interface UnsavedDays {
  add(id: string, day: number, requests: number): void;
  countOf(id: string, day: number): number;
  /** Stores all. Calls `onTotal` with each new total of all processes. */
  save(onTotal?: (id: string, day: number, total: number) => void): Promise<void>;
}

export function createUnsavedDays(days: DayCounts): UnsavedDays {
  const unsaved = new Map<number, Map<string, number>>();

  function add(id: string, day: number, requests: number): void {
    const counts = unsaved.get(day) ?? new Map<string, number>();
    addToCount(counts, id, requests);
    if (counts.size === 0) unsaved.delete(day);
    else unsaved.set(day, counts);
  }

  return {
    add,
    countOf: (id, day) => unsaved.get(day)?.get(id) ?? 0,
    async save(onTotal) {
      for (const [day, counts] of [...unsaved]) {
        const changes = [...counts].map(([id, requests]) => ({ id, requests }));
        const totals = await days.add(changes, dateOf(day));
        // Requests charged meanwhile are stored next time.
        for (const { id, requests } of changes) {
          add(id, day, -requests);
          const total = totals.get(id);
          if (total !== undefined) onTotal?.(id, day, total);
        }
      }
    },
  };
}

export function dateOf(day: number): Date {
  return new Date(day * windows.day);
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
