import { auditSql } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Env } from "../../core/env.ts";
import { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireRole } from "../../core/operators.ts";
import { checksum } from "../../core/schemas.ts";
import type { ScreeningList, StoredList } from "../../core/screening-lists.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { isStale } from "./read-listings.ts";
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
