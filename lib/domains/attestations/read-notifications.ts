import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { walletsOf } from "../wallets/index.ts";
import { countUnread } from "./count-unread.ts";

/** Marks notifications of the identity's wallets as read; other ids are ignored. Returns the number of unread ones, at most 100. */
export async function readNotifications(
  ctx: Context,
  input: { wallet: Address; ids: readonly string[] },
): Promise<{ unread: number }> {
  const { wallet, ids } = input;
  const wallets = await walletsOf(ctx, wallet);
  await sqlTransaction(ctx.pg, async (sql) => {
    await sql.query(
      "update notification set read_at = $3 where id = any($1) and address = any($2) and read_at is null",
      [ids, wallets, ctx.now],
    );
  });
  return { unread: await countUnread(ctx, { wallet }) };
}
