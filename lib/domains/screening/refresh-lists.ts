import { createHash } from "node:crypto";
import { insertRows, plainArray } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { Resolve } from "../../core/resolve-host.ts";
import type { StoredList } from "../../core/screening-lists.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { readUpload } from "../../core/upload/read-upload.ts";
import { type LineReason, lineReasons } from "../../core/upload/schemas.ts";
import { SCORE_CHANNEL } from "../scores/index.ts";
import { storedLists } from "./manage-lists.ts";
import { type OpenSource, SourceFault, type Validators, withSource } from "./open-source.ts";

// A list is read into memory, and its changes are stored by one transaction: whatever ends a refresh leaves the list as it was.

const MINUTE_MS = 60_000;
/** How long a refresh belongs to its worker; one that failed is repeated as soon. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Workers with different settings take a list from each other no more often than this. */
const SOURCE_MS = 10 * MINUTE_MS;
const MOST_ENTRIES = 250_000;
/** Changes of one list in its log. */
const MOST_LOGGED = 2_000_000;

interface Options {
  now: () => Date;
  signal: AbortSignal;
  /** For tests. */
  resolve?: Resolve;
  timeoutMs?: number;
  mostLogged?: number;
}

/** Reads the lists that are due again, one after the other, so that they take one connection and little memory. */
export async function refreshLists(ctx: Context, options: Options): Promise<void> {
  for (const list of storedLists(ctx.env)) {
    if (options.signal.aborted) return;
    const claim = await takeDue(ctx.pg, list, options.now());
    if (claim) await refresh(ctx, { list, claim }, options);
  }
}

interface Claim extends Validators {
  /** The row of the list has it as long as nobody else takes the refresh. */
  dueAt: Date;
}

interface Claimed {
  list: StoredList;
  claim: Claim;
}

/** Takes the refresh of a list that is due, or whose source is another now; null for others. */
async function takeDue(sql: Sql, list: StoredList, now: Date): Promise<Claim | null> {
  const source = createHash("sha256")
    .update(JSON.stringify(["file" in list ? list.file : list.url, list.column]))
    .digest("hex");
  await sql.query("insert into screening_list (name, source, due_at) values ($1, $2, $3) on conflict do nothing", [
    list.name,
    source,
    now,
  ]);
  const { rows } = await sql.query<Claim>(
    `update screening_list set source = $2, due_at = $4, source_at = case when source = $2 then source_at else $3 end,
       etag = case when source = $2 then etag end, last_modified = case when source = $2 then last_modified end
     where name = $1 and (due_at <= $3 or (source <> $2 and (source_at is null or source_at <= $5)))
     returning due_at as "dueAt", etag, last_modified as "lastModified"`,
    [list.name, source, now, new Date(now.getTime() + CLAIM_MS), new Date(now.getTime() - SOURCE_MS)],
  );
  return rows[0] ?? null;
}

async function refresh(
  ctx: Context,
  { list, claim }: Claimed,
  { now, signal, mostLogged = MOST_LOGGED, ...options }: Options,
): Promise<void> {
  const asOf = now();
  try {
    const { etag, lastModified } = claim;
    const read = await withSource(list, { ...options, etag, lastModified, signal }, (source) =>
      readSource(list, source),
    );
    await sqlTransaction(ctx.pg, (sql) => store(sql, { list, claim }, { read, asOf, now, mostLogged }));
  } catch (error) {
    // The worker ends: the claim ends by itself.
    if (signal.aborted) return;
    if (!(error instanceof SourceFault))
      ctx.log.error({ err: error, list: list.name }, "a screening list cannot be refreshed");
    const message = error instanceof SourceFault ? error.message : "It could not be refreshed; the log says why.";
    await noteFault(ctx.pg, { list, claim }, { message, now: now() });
  }
}

/** What a source has: null where it is as it was. */
type Read = ({ addresses: ReadonlySet<string>; unread: number } & Validators) | null;

async function readSource({ column }: StoredList, source: OpenSource): Promise<Read> {
  if (source.kind === "unchanged") return null;
  const addresses = new Set<string>();
  let unread = 0;
  let firstReason: LineReason = "emptyFile";
  for await (const event of readUpload(source.bytes, { column, repair: true })) {
    if (event.kind === "format" && event.columns && event.format.column === null) throw unclearColumn(event.columns);
    if (event.kind === "row" && !event.isName) addresses.add(event.identity);
    else if (event.kind !== "format") {
      if (unread === 0 && event.kind === "line") firstReason = event.reason;
      unread++;
    }
    if (addresses.size > MOST_ENTRIES)
      throw new SourceFault(`It has more than ${MOST_ENTRIES.toLocaleString("en")} addresses.`);
  }
  if (addresses.size === 0) throw new SourceFault(`No address was found in it. ${lineReasons[firstReason]}`);
  return { addresses, unread, etag: source.etag, lastModified: source.lastModified };
}

function unclearColumn(columns: readonly { name: string; addresses: number }[]): SourceFault {
  const names = columns.flatMap(({ name, addresses }) => (addresses > 0 ? [name.slice(0, 40)] : [])).slice(0, 10);
  if (names.length === 0) return new SourceFault("No address was found in it.");
  return new SourceFault(
    `Which column has the addresses is not clear: "column" has to name one of ${names.join(", ")}.`,
  );
}

interface Stored {
  changedAt: Date | null;
  accepted: string | null;
}

interface Result {
  read: Read;
  /** When the source was asked. */
  asOf: Date;
  now: () => Date;
  mostLogged: number;
}

/** Stores what was read, if the refresh still belongs to this worker. */
async function store(sql: Sql, claimed: Claimed, result: Result): Promise<void> {
  const { list, claim } = claimed;
  const { read, asOf } = result;
  const { rows } = await sql.query<Stored>(
    `select changed_at as "changedAt", accepted from screening_list where name = $1 and due_at = $2 for update`,
    [list.name, claim.dueAt],
  );
  const [stored] = rows;
  if (!stored) return;
  if (read && !(await storeEntries(sql, claimed, { ...result, stored, read }))) return;
  const now = result.now();
  await sql.query(
    `update screening_list set refreshed_at = $2, due_at = $3, error = null, failing_since = null, refused = null, refused_count = null
     where name = $1`,
    [list.name, asOf, new Date(now.getTime() + list.refreshMinutes * MINUTE_MS)],
  );
  // The day on which it is stored: who asked about the day before, a moment ago, did not see it.
  await sql.query(
    `insert into screening_day as d (list, day, refreshed_at) values ($1, ($3::timestamptz at time zone 'UTC')::date, $2)
     on conflict (list, day) do update set refreshed_at = greatest(d.refreshed_at, excluded.refreshed_at)`,
    [list.name, asOf, now],
  );
}

/**
 * Adds to the log what came and went. False where too much went: a source that was cut off, or answers something else, must not clear
 * addresses that are listed.
 */
async function storeEntries(
  sql: Sql,
  claimed: Claimed,
  { stored, read, now, mostLogged }: Result & { stored: Stored; read: NonNullable<Read> },
): Promise<boolean> {
  const { name } = claimed.list;
  const { addresses, unread, etag, lastModified } = read;
  const before = await readEntries(sql, name);
  const hash = createHash("sha256")
    .update([...addresses].sort().join())
    .digest("hex");
  if (addresses.size < before.size / 2 && hash !== stored.accepted) {
    const message = `It has ${addresses.size.toLocaleString("en")} addresses, and had ${before.size.toLocaleString("en")}: the former ones stay until an operator accepts so few.`;
    await noteFault(sql, claimed, { message, now: now(), refused: { hash, count: addresses.size } });
    return false;
  }
  const came = [...addresses].filter((address) => !before.has(address));
  const went = [...before].filter((address) => !addresses.has(address));
  // When it is stored, not when it was asked, so that a day that has been judged stays as it was; later than what is stored, whatever the
  // clocks of workers say.
  const at = new Date(Math.max(now().getTime(), (stored.changedAt?.getTime() ?? 0) + 1));
  const published = Date.parse(lastModified ?? "");
  await logChanges(sql, name, { came, went, at, mostLogged });
  await sql.query(
    `update screening_list set entries = $2, unread = $3, etag = $4, last_modified = $5, published_at = $6, accepted = null,
       changed_at = case when $7 then $8 else changed_at end where name = $1`,
    [
      ...[name, addresses.size, unread, etag, lastModified, Number.isNaN(published) ? null : new Date(published)],
      ...[came.length + went.length > 0, at],
    ],
  );
  await announce(sql, [...came, ...went]);
  return true;
}

/** Throws where the log of a list that changes too much would become too long. */
async function logChanges(
  sql: Sql,
  list: string,
  { came, went, at, mostLogged }: { came: readonly string[]; went: readonly string[]; at: Date; mostLogged: number },
): Promise<void> {
  const changes = came.length + went.length;
  if (changes === 0) return;
  const counted = "select count(*)::int as logged from screening_entry where list = $1";
  const { rows } = await sql.query<{ logged: number }>(counted, [list]);
  if ((rows[0]?.logged ?? 0) + changes > mostLogged)
    throw new SourceFault(
      `Its log would have more than ${mostLogged.toLocaleString("en")} changes: it changes too much.`,
    );
  await insertRows(sql, "screening_entry", {
    columns: {
      list: ["word", () => list],
      address: ["word", ({ address }) => address],
      at: ["timestamptz", () => at],
      listed: ["bool", ({ listed }) => listed],
    },
    rows: [
      ...came.map((address) => ({ address, listed: true })),
      ...went.map((address) => ({ address, listed: false })),
    ],
  });
}

/** The addresses that are on a list. */
async function readEntries(sql: Sql, list: string): Promise<Set<string>> {
  const { rows } = await sql.query<{ address: string }>(
    `select address from (
       select distinct on (address) address, listed from screening_entry where list = $1 order by address, at desc) as newest
     where listed`,
    [list],
  );
  return new Set(rows.map(({ address }) => address));
}

/** Watched policies judge these wallets again, also those that are not indexed; nobody else follows these. */
async function announce(sql: Sql, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  await sql.query(
    `insert into identity_feed (identity) select address from unnest($1::text[]) as c(address)
     where exists (select from wallet w where w.address = c.address)
       or exists (select from watched_wallet m where m.address = c.address)`,
    [plainArray(changed)],
  );
  await sql.query("select pg_notify($1, '')", [SCORE_CHANNEL]);
}

/** The entries stay; the list is stale when its time has passed, and at once if they are those of another source. */
async function noteFault(
  sql: Sql,
  { list, claim }: Claimed,
  { message, now, refused = null }: { message: string; now: Date; refused?: { hash: string; count: number } | null },
): Promise<void> {
  await sql.query(
    `update screening_list set error = $3, failing_since = coalesce(failing_since, $4), refused = $5, refused_count = $6, due_at = $7,
       refreshed_at = case when source_at is null or refreshed_at >= source_at then refreshed_at end
     where name = $1 and due_at = $2`,
    [
      ...[list.name, claim.dueAt, message.slice(0, 500), now, refused?.hash ?? null, refused?.count ?? null],
      new Date(now.getTime() + Math.min(CLAIM_MS, list.refreshMinutes * MINUTE_MS)),
    ],
  );
}
