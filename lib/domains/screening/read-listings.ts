import { plainArray } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { StoredList } from "../../core/screening-lists.ts";

const MINUTE_MS = 60_000;

/** What a list says, as of its last refresh. */
interface Listings {
  /** Null before the first refresh. */
  asOf: Date | null;
  /** It was not refreshed in time. */
  isStale: boolean;
  /** The asked addresses that are on it, with when each was first seen there. */
  entries: ReadonlyMap<string, Date>;
}

/** What lists say of addresses (lower case), by the names of the lists. `at`: the end of a past day; absent: whatever is stored, as of now. */
export async function readListings(
  { pg, now }: Pick<Context, "pg" | "now">,
  { lists, addresses, at }: { lists: readonly StoredList[]; addresses: readonly Address[]; at?: Date | undefined },
): Promise<ReadonlyMap<string, Listings>> {
  if (lists.length === 0) return new Map();
  const names = plainArray(lists.map(({ name }) => name));
  const until = at ?? "infinity";
  const [refreshes, found] = await Promise.all([
    // Now a list is stale whose source became another one that could not be read.
    pg.query<{ list: string; asOf: Date; isOther: boolean }>({
      name: "screening-refreshes",
      text: `select distinct on (d.list) d.list, d.refreshed_at as "asOf",
          $3 and s.source_at is not null and s.refreshed_at is null as "isOther"
        from screening_day d left join screening_list s on s.name = d.list
        where d.list = any($1::text[]) and d.day <= ($2::timestamptz at time zone 'UTC')::date order by d.list, d.day desc`,
      values: [names, until, at === undefined],
    }),
    pg.query<{ list: string; address: string; at: Date }>({
      name: "screening-entries",
      text: `select l.list, a.address, e.at
        from unnest($1::text[]) as l(list) cross join unnest($2::text[]) as a(address) cross join lateral (
          select at, listed from screening_entry e
          where e.list = l.list and e.address = a.address and e.at <= $3 order by e.at desc limit 1) as e
        where e.listed`,
      values: [names, plainArray(addresses), until],
    }),
  ]);
  const newest = new Map(refreshes.rows.map((row) => [row.list, row]));
  return new Map(
    lists.map((list) => {
      const { asOf = null, isOther = false } = newest.get(list.name) ?? {};
      const entries = new Map(found.rows.flatMap((row) => (row.list === list.name ? [[row.address, row.at]] : [])));
      return [list.name, { asOf, isStale: isOther || isStale(list, asOf, at ?? now), entries }];
    }),
  );
}

/** Whether a list that was refreshed then is stale at a time. */
export function isStale(
  { staleMinutes }: Pick<StoredList, "staleMinutes">,
  refreshedAt: Date | null,
  at: Date,
): boolean {
  return refreshedAt === null || at.getTime() - refreshedAt.getTime() > staleMinutes * MINUTE_MS;
}
