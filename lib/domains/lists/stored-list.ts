import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { dayText } from "../scores/index.ts";
import type { Counts, List, ListState } from "./schemas.ts";
import { type Progress, summarize } from "./summary.ts";

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
  repair: boolean;
  column: string | null;
  previousId: string | null;
  format: List["format"];
  /** What there is to choose from, and the first records. */
  columns: Required<Pick<List, "columns" | "sample">> | null;
  counts: Partial<Counts> & { evaluatingSince?: string };
  /** Of its job until now. */
  summary: Progress | null;
  charged: boolean;
  lastRow: number;
  createdAt: Date;
  completedAt: Date | null;
  expiresAt: Date;
}

/** The columns of a {@link ListRow}. */
export const COLUMNS = `id, developer_id as "developerId", name, state, reason, policy_id as "policyId", policy,
  chain_id::int8 as "chainId", at::int8 as at, repair, "column", previous_id as "previousId", format, columns, counts,
  summary, charged, last_row as "lastRow", created_at as "createdAt", completed_at as "completedAt", expires_at as "expiresAt"`;

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

/** A list by its id, as its owner sees it. */
export async function readList(sql: Pick<Sql, "query">, id: string): Promise<List> {
  const { rows } = await sql.query<ListRow>(`select ${COLUMNS} from list where id = $1`, [id]);
  if (!rows[0]) throw new Error(`the list ${id} is gone`);
  return viewList(sql, rows[0], rows[0].createdAt);
}

export async function viewList(sql: Pick<Sql, "query">, row: ListRow, now: Date): Promise<List> {
  const { rows: badLines } = await sql.query<List["badLines"][number]>(
    `select line, reason, text from list_line where list_id = $1 and row is null order by line, reason limit ${BAD_LINES}`,
    [row.id],
  );
  const none = { rows: 0, identities: 0, duplicates: 0, bad: 0, names: 0, special: 0, known: 0, toRead: 0, read: 0 };
  const { evaluatingSince, ...counts } = row.counts;
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
    ...(row.state === "asking" && row.columns),
    counts: all,
    badLines,
    estimate: { secondsLeft: secondsLeft(row, all.rows, evaluatingSince, now), reads: 0 },
    summary: row.state === "complete" ? row.summary && summarize(row.summary) : null,
  };
}

/** By its own pace until now; null before there is one. */
function secondsLeft(row: ListRow, rows: number, since: string | undefined, now: Date): number | null {
  if (row.state === "complete" || row.state === "failed" || row.state === "cancelled") return 0;
  if (row.state !== "evaluating" || since === undefined || row.lastRow === 0) return null;
  const passed = Math.max(0, now.getTime() - Date.parse(since)) / 1_000;
  return Math.ceil((passed * (rows - row.lastRow)) / row.lastRow);
}

/** Has a worker run the next turn of a list, after the turns of others that wait; at `at`, if it waits for a time. */
export function enqueueTurn(sql: Sql, listId: string, at: Date | null = null): Promise<void> {
  return enqueueJobs(sql, "work-list", [{ payload: { listId }, key: `list ${listId}` }], at);
}
