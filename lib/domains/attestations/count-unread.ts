import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { walletsOf } from "../wallets/index.ts";

const MOST = 100;

/** Number of unread notifications of the wallets of an identity, at most 100. */
export async function countUnread(ctx: Pick<Context, "pg">, input: { wallet: Address }): Promise<number> {
  const { rows } = await ctx.pg.query<{ unread: number }>(
    `select count(*)::int as unread from
       (select 1 from notification where address = any($1) and read_at is null limit ${MOST}) n`,
    [await walletsOf(ctx, input.wallet)],
  );
  return rows[0]?.unread ?? 0;
}
