import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { APPEAL_COLUMNS, type AppealRow, viewAppeal } from "./appeal-rows.ts";
import type { AppealStatus, AppealView } from "./schemas.ts";

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
