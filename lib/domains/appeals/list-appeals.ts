import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { renderRows } from "../../core/render-rows.ts";
import { checksum, checksumWithin, type Pagination, paginate } from "../../core/schemas.ts";
import type { Hidden } from "../takedowns/schemas.ts";
import type { AppealStatus, AppealView } from "./schemas.ts";

/** An appeal of the public log. Throws NOT_FOUND. */
export async function getAppeal(
  ctx: Pick<Context, "pg" | "now">,
  { id }: { id: string },
): Promise<{ appeal: AppealView }> {
  return { appeal: viewAppeal(await requireAppeal(ctx.pg, id), ctx.now) };
}

interface Input {
  /** Any wallets if absent. */
  wallets?: readonly Address[];
  status: AppealStatus | "all";
  limit: number;
  offset: number;
}

/** A row of the table, with addresses in lower case. */
export interface AppealRow {
  id: string;
  wallet: Address;
  flag: string;
  /** Who opened it. */
  developerId: string;
  reason: string;
  evidence: string[];
  status: AppealStatus;
  openedAt: Date;
  decideBy: Date;
  decidedAt: Date | null;
  decision: string | null;
  /** YYYY-MM-DD. */
  fromDay: string | null;
  totalBefore: number | null;
  totalAfter: number | null;
  /** Why an operator hides what the owner wrote. */
  hidden: Hidden | null;
}

export const APPEAL_COLUMNS = `id, wallet, flag, developer_id as "developerId", reason, evidence, status, opened_at as "openedAt", decide_by as "decideBy",
  decided_at as "decidedAt", decision, from_day::text as "fromDay", total_before as "totalBefore", total_after as "totalAfter",
  (select json_build_object('reason', t.reason, 'at', t.at)
   from takedown t where t.kind = 'appeal' and t.target = appeal.id and t.lifted_at is null) as hidden`;

/** The public log of appeals, newest first; open ones alone by their deadline, the earliest first. */
export async function listAppeals(
  ctx: Pick<Context, "pg" | "now" | "log">,
  { wallets, status, limit, offset }: Input,
): Promise<{ appeals: AppealView[]; pagination: Pagination }> {
  const where = "where ($1::text[] is null or wallet = any($1)) and ($2::text is null or status = $2)";
  const values = [wallets ?? null, status === "all" ? null : status];
  const order = status === "open" ? "opened_at, id" : "opened_at desc, id desc";
  const counted = await ctx.pg.query<{ total: number }>(`select count(*)::int as total from appeal ${where}`, values);
  const { rows } = await ctx.pg.query<AppealRow>(
    `select ${APPEAL_COLUMNS} from appeal ${where} order by ${order} limit $3 offset $4`,
    [...values, limit, offset],
  );
  return {
    appeals: renderRows(ctx, "appeals", rows, (row) => viewAppeal(row, ctx.now)),
    pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset),
  };
}

/** The appeal with an id. Throws NOT_FOUND. `lock`: until the end of the transaction. */
export async function requireAppeal(sql: Sql, id: string, { lock = false } = {}): Promise<AppealRow> {
  const { rows } = await sql.query<AppealRow>(
    `select ${APPEAL_COLUMNS} from appeal where id = $1${lock ? " for update" : ""}`,
    [id],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", `There is no appeal ${id}. GET /v1/appeals lists all.`);
  return rows[0];
}

export function viewAppeal(row: AppealRow, now: Date): AppealView {
  const { id, status, decidedAt, decision, fromDay, totalBefore: before, totalAfter: after, hidden } = row;
  return {
    id,
    wallet: checksum(row.wallet),
    flag: checksumWithin(row.flag),
    status,
    reason: hidden ? "" : row.reason,
    evidence: hidden ? [] : row.evidence,
    openedAt: row.openedAt.toISOString(),
    decideBy: row.decideBy.toISOString(),
    late: status === "open" && row.decideBy < now,
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(decision !== null && { decision }),
    ...(fromDay !== null && { fromDay }),
    ...(before !== null && after !== null && { score: { before, after } }),
    ...(hidden && { hidden: { reason: hidden.reason, at: new Date(hidden.at).toISOString() } }),
  };
}

/** Open appeals, and those of them whose deadline is past. */
export async function countAppeals(ctx: Pick<Context, "pg">): Promise<{ open: number; late: number }> {
  const { rows } = await ctx.pg.query<{ open: number; late: number }>(
    `select count(*)::int as open, (count(*) filter (where decide_by < now()))::int as late
     from appeal where status = 'open'`,
  );
  return rows[0] ?? { open: 0, late: 0 };
}

/**
 * The subjects with a flag under review by an appeal: any flag, or the given one (lower case); now, or at the end of a UTC day (its
 * 00:00, unix seconds).
 */
export async function findUnderReview(
  ctx: Pick<Context, "pg">,
  { subjects, flag, day }: { subjects: readonly Address[]; flag?: string; day?: number },
): Promise<ReadonlySet<Address>> {
  const end = day === undefined ? null : new Date((day + 86_400) * 1000);
  const isOpen = end ? "a.opened_at < $3 and (a.decided_at is null or a.decided_at >= $3)" : "a.status = 'open'";
  const { rows } = await ctx.pg.query<{ subject: Address }>(
    `select distinct w.subject from appeal a join wallet w on w.address = a.wallet
     where w.subject = any($1::text[]) and ($2::text is null or a.flag = $2) and ${isOpen}`,
    [subjects, flag ?? null, ...(end ? [end] : [])],
  );
  return new Set(rows.map(({ subject }) => subject));
}
