import type { Context } from "../../core/context.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import type { Takedown, TakedownsQuery } from "./schemas.ts";
import { viewTakedown } from "./view.ts";

const conditions = { hidden: { liftedAt: null }, lifted: { liftedAt: { not: null } }, all: {} } as const;

/** The public log of takedowns, newest first. */
export async function listTakedowns(
  ctx: Context,
  input: TakedownsQuery,
): Promise<{ takedowns: Takedown[]; pagination: Pagination }> {
  const { kind, status, limit, offset } = input;
  const where = { kind, ...conditions[status] };
  const [total, rows] = await Promise.all([
    ctx.db.takedown.count({ where }),
    ctx.db.takedown.findMany({ where, orderBy: [{ at: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  return { takedowns: rows.map(viewTakedown), pagination: paginate(total, limit, offset) };
}
