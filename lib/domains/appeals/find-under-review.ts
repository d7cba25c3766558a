import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";

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
