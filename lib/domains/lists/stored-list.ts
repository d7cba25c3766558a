import type { Address } from "../../core/chains.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { checksumWithin } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { dayText } from "../scores/index.ts";
import type { Counts, List, ListState } from "./schemas.ts";
import type { ListSource, SourceView } from "./source-schemas.ts";
import { type Progress, summarize } from "./summary.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BAD_LINES = 100;
/** The dialect of identities that were sent as JSON: each piece of the upload is an array of them. */
export const IDENTITIES = "identities";

/** A stored list. */
export interface ListRow {
  id: string;
  developerId: string;
  name: string;
  state: ListState | "uploading";
  reason: string | null;
  policyId: string | null;
  policy: unknown;
  chainId: number | null;
  at: number | null;
  read: "missing" | "none";
  repair: boolean;
  column: string | null;
  previousId: string | null;
  format: List["format"];
  /** What there is to choose from, and the first records. */
  columns: Required<Pick<List, "columns" | "sample">> | null;
  /** `ended`: of the wallets to read, those that are read or given up. */
  counts: Partial<Counts> & {
    readingSince?: string;
    ended?: number;
    comparingSince?: string;
    evaluatingSince?: string;
  };
  /** Of its job until now. */
  summary: Progress | null;
  charged: boolean;
  lastRow: number;
  /** Addresses that wait to be read for it. */
  reading: string[];
  createdAt: Date;
  completedAt: Date | null;
  expiresAt: Date;
  /** What it is read from in place of an upload. */
  source: ListSource | null;
  sourceState: SourceState | null;
}

/** How far a list's source is read. */
export interface SourceState extends Partial<Pick<SourceView, "standard" | "supply" | "checked">> {
  /** Its rows are stored as an upload. */
  isRead?: boolean;
  block?: { number: number; hash: string; time: number };
  /** The contract whose logs are read. */
  contract?: Address;
  /** Of logs: the first block, the next one, blocks of the next request, and how many logs and balances there are. */
  logs?: { from: number; next: number; atOnce: number; count: number; balances: number };
  /** Of attestations: the last that was looked up, how many cannot be, and how many are next. */
  attestations?: { holder: string; uid: string; unreadable: number; atOnce: number };
  /** Since when its chain does not answer, and how often it was asked. */
  failing?: { since: string; times: number };
}

/** The columns of a {@link ListRow}. */
export const COLUMNS = `id, developer_id as "developerId", name, state, reason, policy_id as "policyId", policy,
  chain_id::int8 as "chainId", at::int8 as at, read, repair, "column", previous_id as "previousId", format, columns, counts,
  summary, charged, last_row as "lastRow", reading, created_at as "createdAt", completed_at as "completedAt", expires_at as "expiresAt",
  source, source_state as "sourceState"`;

/** A list of the acting developer. Throws NOT_FOUND, also for others'. */
export async function requireOwn(
  ctx: Pick<Context, "actor"> & { pg: Pick<Sql, "query"> },
  listId: string,
  lock = "",
): Promise<ListRow> {
  const { developerId } = requireDeveloper(ctx);
  const { rows } = await ctx.pg.query<ListRow>(
    `select ${COLUMNS} from list where id = $1 and developer_id = $2 and state <> 'uploading' ${lock}`,
    [listId, developerId],
  );
  if (rows[0]) return rows[0];
  throw new ServiceError("NOT_FOUND", "The list does not exist.");
}

type Reader = Pick<Context, "env" | "now"> & { pg: Pick<Sql, "query"> };

/** A list by its id, as its owner sees it. */
export async function readList(ctx: Reader, id: string): Promise<List> {
  const { rows } = await ctx.pg.query<ListRow>(`select ${COLUMNS} from list where id = $1`, [id]);
  if (!rows[0]) throw new Error(`the list ${id} is gone`);
  return viewList(ctx, rows[0]);
}

export async function viewList(ctx: Reader, row: ListRow): Promise<List> {
  const { rows: badLines } = await ctx.pg.query<List["badLines"][number]>(
    `select line, reason, text from list_line where list_id = $1 and row is null order by line, reason limit ${BAD_LINES}`,
    [row.id],
  );
  const none = { rows: 0, identities: 0, duplicates: 0, bad: 0, names: 0, special: 0, known: 0, toRead: 0, read: 0 };
  const { evaluatingSince, comparingSince, readingSince, ended, ...counts } = row.counts;
  const all = { ...none, ...counts };
  return {
    id: row.id,
    name: row.name,
    state: row.state === "uploading" ? "reading" : row.state,
    reason: row.reason,
    policyId: row.policyId,
    chainId: row.chainId,
    at: row.at === null ? null : dayText(row.at),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
    previousId: row.previousId,
    format: row.format,
    ...(row.source && { source: viewSource(row.source, row.sourceState ?? {}) }),
    ...(row.state === "asking" && row.columns),
    counts: all,
    badLines,
    estimate: estimate(ctx, row, all),
    summary: row.state === "complete" ? row.summary && summarize(row.summary) : null,
  };
}

function viewSource(source: ListSource, { block, standard, logs, supply, checked }: SourceState): SourceView {
  return {
    asked: JSON.parse(checksumWithin(JSON.stringify(source))),
    block: block ? { number: block.number, hash: block.hash } : null,
    standard: standard ?? null,
    progress: logs ? { from: logs.from, read: logs.next - logs.from, logs: logs.count } : null,
    supply: supply ?? null,
    checked: checked ?? null,
  };
}

/** By its own pace until now; before there is one, reads by the rates of explorers, and otherwise null. */
function estimate(ctx: Reader, row: ListRow, { rows, toRead }: Counts): List["estimate"] {
  const { state, lastRow, counts } = row;
  const none = { reads: 0, readsPerMinute: null };
  if (state === "complete" || state === "failed" || state === "cancelled") return { ...none, secondsLeft: 0 };
  const secondsSince = (since: string) => Math.max(1, (ctx.now.getTime() - Date.parse(since)) / 1_000);
  if (state === "evaluating" && counts.evaluatingSince !== undefined && lastRow > 0) {
    return { ...none, secondsLeft: Math.ceil((secondsSince(counts.evaluatingSince) * (rows - lastRow)) / lastRow) };
  }
  if (state !== "reading" || counts.readingSince === undefined) return { ...none, secondsLeft: null };
  const { ended = 0, readingSince } = counts;
  const reads = toRead - ended;
  const perRead = ended > 0 ? secondsSince(readingSince) / ended : secondsPerRead(ctx);
  const secondsOfDays = Math.floor(Math.max(0, reads - 1) / ctx.env.LIST_READS_PER_DAY) * 86_400;
  const readsPerMinute = ended > 0 ? Math.round(60 / perRead) : null;
  return { reads, readsPerMinute, secondsLeft: Math.max(Math.ceil(reads * perRead), secondsOfDays) };
}

/** The least time that a wallet takes: a request for each list of the slowest chain, at half of the rate of its explorers. */
function secondsPerRead({ env }: Pick<Context, "env">): number {
  const seconds = env.CHAINS.filter(({ explorers, wallets }) => wallets === "tracked" && explorers.length > 0).map(
    ({ explorers }) => REQUESTS / Math.max(...explorers.map(({ rate }) => rate / 2)),
  );
  return Math.max(0, ...seconds);
}
const REQUESTS = 4;

/** Has a worker run the next turn of a list, after the turns of others that wait; at `at`, if it waits for a time. */
export function enqueueTurn(sql: Sql, listId: string, at: Date | null = null): Promise<void> {
  return enqueueJobs(sql, "work-list", [{ payload: { listId }, key: `list ${listId}` }], at);
}

/** The same of reading its source, whose turns delay those of no other list. */
export function enqueueSource(sql: Sql, listId: string, at: Date | null = null): Promise<void> {
  return enqueueJobs(sql, "read-source", [{ payload: { listId }, key: `list ${listId}` }], at);
}

export async function findList(sql: Sql, id: string): Promise<ListRow | null> {
  const { rows } = await sql.query<ListRow>(`select ${COLUMNS} from list where id = $1`, [id]);
  return rows[0] ?? null;
}

/** A list that failed has no rows; its bad lines stay, to say why. */
export async function failList({ pg, now }: Pick<Context, "pg" | "now">, id: string, reason: string): Promise<void> {
  await sqlTransaction(pg, async (sql) => {
    await sql.query(
      `update list set state = 'failed', reason = $2, completed_at = $3, counts = counts - 'rows'
       where id = $1 and state in ('reading', 'waiting', 'evaluating')`,
      [id, reason, now],
    );
    for (const table of ["list_row", "list_balance"]) {
      await sql.query(
        `delete from ${table} where list_id = $1 and exists (select from list where id = $1 and state = 'failed')`,
        [id],
      );
    }
  });
}

/** The next day, or in an hour: a larger plan has room at once. */
export function nextTry(now: Date): Date {
  const tomorrow = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  return new Date(Math.min(tomorrow + 1_000, now.getTime() + HOUR_MS));
}
