import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import type { Hidden, Takedown, TakedownKind, TakedownsQuery } from "./schemas.ts";
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

/** Why an attestation or appeal (by its id), a name or an avatar is hidden; null if it is not. */
export async function findHidden(sql: Sql, kind: TakedownKind, target: string): Promise<Hidden | null> {
  const { rows } = await sql.query<{ reason: string; at: Date }>({
    name: "find-hidden",
    text: "select reason, at from takedown where kind = $1 and target = $2 and lifted_at is null",
    values: [kind, target],
  });
  const [row] = rows;
  return row ? { reason: row.reason, at: row.at.toISOString() } : null;
}
