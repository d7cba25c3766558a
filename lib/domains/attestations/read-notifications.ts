import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { countUnread } from "./count-unread.ts";
import { notifiedWallets, type SignedInWallet } from "./notified-wallets.ts";

/** Marks notifications that a signed-in wallet sees as read; other ids are ignored. Returns the number of unread ones, at most 100. */
export async function readNotifications(
  ctx: Context,
  { ids, ...signedIn }: SignedInWallet & { ids: readonly string[] },
): Promise<{ unread: number }> {
  const wallets = await notifiedWallets(ctx, signedIn);
  await sqlTransaction(ctx.pg, async (sql) => {
    await sql.query(
      "update notification set read_at = $3 where id = any($1) and address = any($2) and read_at is null",
      [ids, wallets, ctx.now],
    );
  });
  return { unread: await countUnread(ctx, signedIn) };
}
