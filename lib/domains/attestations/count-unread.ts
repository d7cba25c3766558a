import type { Context } from "../../core/context.ts";
import { notifiedWallets, type SignedInWallet } from "./notified-wallets.ts";

const MOST = 100;

/** Number of unread notifications that a signed-in wallet sees, at most 100. */
export async function countUnread(ctx: Pick<Context, "pg">, input: SignedInWallet): Promise<number> {
  const { rows } = await ctx.pg.query<{ unread: number }>(
    `select count(*)::int as unread from
       (select 1 from notification where address = any($1) and read_at is null limit ${MOST}) n`,
    [await notifiedWallets(ctx, input)],
  );
  return rows[0]?.unread ?? 0;
}
