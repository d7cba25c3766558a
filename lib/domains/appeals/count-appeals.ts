import type { Context } from "../../core/context.ts";

/** Open appeals, and those of them whose deadline is past. */
export async function countAppeals(ctx: Pick<Context, "pg">): Promise<{ open: number; late: number }> {
  const { rows } = await ctx.pg.query<{ open: number; late: number }>(
    `select count(*)::int as open, (count(*) filter (where decide_by < now()))::int as late
     from appeal where status = 'open'`,
  );
  return rows[0] ?? { open: 0, late: 0 };
}
