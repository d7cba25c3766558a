import { auditSql } from "../../core/audit.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Env } from "../../core/env.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum } from "../../core/schemas.ts";
import type { ScreeningList, StoredList } from "../../core/screening-lists.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { ScreeningListView } from "./schemas.ts";

/** The lists whose entries are stored here: all but oracles. */
export function storedLists({ SCREENING_LISTS }: Pick<Env, "SCREENING_LISTS">): StoredList[] {
  return SCREENING_LISTS.flatMap((list) => ("oracle" in list ? [] : [list]));
}

/** The lists of SCREENING_LISTS in their order, with how their refresh goes. Throws FORBIDDEN. */
export async function listScreeningLists(ctx: Context): Promise<{ lists: ScreeningListView[] }> {
  requireRole(ctx, "reader");
  return { lists: await readScreeningLists(ctx) };
}

interface Row {
  name: string;
  refreshedAt: Date | null;
  publishedAt: Date | null;
  entries: number;
  unread: number;
  error: string | null;
  failingSince: Date | null;
  refused: number | null;
}

/** The same, for the service itself. */
export async function readScreeningLists({
  env,
  pg,
  now,
}: Pick<Context, "env" | "pg" | "now">): Promise<ScreeningListView[]> {
  if (env.SCREENING_LISTS.length === 0) return [];
  const { rows } = await pg.query<Row>(
    `select name, refreshed_at as "refreshedAt", published_at as "publishedAt", entries, unread, error,
       failing_since as "failingSince", refused_count as refused from screening_list`,
  );
  return env.SCREENING_LISTS.map((list) =>
    viewList(
      list,
      rows.find(({ name }) => name === list.name),
      now,
    ),
  );
}

function viewList(list: ScreeningList, row: Row | undefined, now: Date): ScreeningListView {
  const { name, title } = list;
  const empty = {
    refreshedAt: null,
    publishedAt: null,
    entries: 0,
    unread: 0,
    error: null,
    failingSince: null,
    refused: null,
  };
  const { refreshedAt, publishedAt, failingSince, entries, unread, error, refused } =
    "oracle" in list ? empty : (row ?? empty);
  return {
    ...{ name, title, ...placeOf(list), entries, unread, error, refused },
    asOf: refreshedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    stale: !("oracle" in list) && isStale(list, refreshedAt, now),
    failingSince: failingSince?.toISOString() ?? null,
  };
}

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
function isStale({ staleMinutes }: Pick<StoredList, "staleMinutes">, refreshedAt: Date | null, at: Date): boolean {
  return refreshedAt === null || at.getTime() - refreshedAt.getTime() > staleMinutes * MINUTE_MS;
}

/** Of a URL only the host: what follows may be a secret. */
function placeOf(list: ScreeningList): Pick<ScreeningListView, "source" | "place"> {
  if ("file" in list) return { source: "file", place: list.file };
  if ("url" in list) return { source: "url", place: new URL(list.url).host };
  return { source: "oracle", place: `${list.oracle.chainId}:${checksum(list.oracle.address)}` };
}

/** Has a list refreshed within a minute; one that no worker knows yet is due anyway. Throws FORBIDDEN, NOT_FOUND, INVALID_REQUEST. */
export async function refreshNow(ctx: Context, { name }: { name: string }): Promise<ScreeningListView> {
  const text = "update screening_list set due_at = $2 where name = $1";
  return act(ctx, name, { what: "screening.refreshed", text });
}

/**
 * Accepts that a list has less than half of the addresses that it had: those that the newest answer had, and no others. It is refreshed within
 * a minute. Throws FORBIDDEN, NOT_FOUND, INVALID_REQUEST where nothing waits.
 */
export async function acceptFewer(ctx: Context, { name }: { name: string }): Promise<ScreeningListView> {
  const text = "update screening_list set due_at = $2, accepted = refused where name = $1 and refused is not null";
  const whenNone = invalidField("path.name", "waits for nothing", "No answer of this list waits to be accepted.");
  return act(ctx, name, { what: "screening.accepted", text, whenNone });
}

async function act(
  ctx: Context,
  name: string,
  { what, text, whenNone }: { what: string; text: string; whenNone?: Error },
): Promise<ScreeningListView> {
  requireRole(ctx, "operator");
  const list = ctx.env.SCREENING_LISTS.find((one) => one.name === name);
  if (!list) throw new ServiceError("NOT_FOUND", `SCREENING_LISTS has no list ${name}.`);
  if ("oracle" in list)
    throw invalidField("path.name", "is an oracle", "An oracle is asked each time; it is not refreshed.");
  await sqlTransaction(ctx.pg, async (sql) => {
    const { rowCount } = await sql.query(text, [name, ctx.now]);
    if (rowCount === 0 && whenNone) throw whenNone;
    await auditSql(ctx, sql, what, name);
  });
  const view = (await readScreeningLists(ctx)).find((one) => one.name === name);
  if (!view) throw new Error("the list was found");
  return view;
}
