import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { subjectOf, walletsOf } from "../wallets/index.ts";
import { countUnread } from "./count-unread.ts";

/**
 * Mark notifications of the signed-in wallet, and of all others of its identity, as read; what is read stays so, and ids of others
 * change nothing. Returns how many are unread afterwards, 100 where it is more.
 */
export async function readNotifications(
  ctx: Context,
  input: { wallet: Address; ids: readonly string[] },
): Promise<{ unread: number }> {
  const { wallet, ids } = input;
  await sqlTransaction(ctx.pg, (sql) =>
    sql.query("update notification set read_at = $3 where id = any($1) and address = any($2) and read_at is null", [
      ids,
      walletsOf(ctx, subjectOf(ctx, wallet)),
      ctx.now,
    ]),
  );
  return { unread: await countUnread(ctx, { wallet }) };
}
