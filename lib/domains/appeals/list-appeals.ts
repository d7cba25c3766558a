import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { APPEAL_COLUMNS, type AppealRow, requireAppeal, viewAppeal } from "./appeal-rows.ts";
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
