import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import type { Notification } from "./notification-schemas.ts";
import { notifiedWallets } from "./notified-wallets.ts";

/** Notifications of the signed-in identity's wallets, newest first. Listing does not mark them as read. */
export async function listNotifications(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ notifications: Notification[]; pagination: Pagination }> {
  const { limit, offset } = input;
  if (ctx.actor.kind !== "session") return { notifications: [], pagination: paginate(0, limit, offset) };
  const { chainId, ...actor } = ctx.actor;
  const wallet = actor.wallet as Address; // Wallets of sessions are lower-case hex.
  const wallets = await notifiedWallets(ctx, { wallet, chainId });
  const counted = await ctx.pg.query<{ total: number }>(
    "select count(*)::int as total from notification where address = any($1)",
    [wallets],
  );
  const { rows } = await ctx.pg.query<Omit<Notification, "at" | "readAt"> & { at: Date; readAt: Date | null }>(
    `select id, kind, data, at, read_at as "readAt" from notification where address = any($1)
     order by at desc, id desc limit $2 offset $3`,
    [wallets, limit, offset],
  );
  return {
    notifications: renderRows(ctx, "notifications", rows, (row) => ({
      ...row,
      at: row.at.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    pagination: paginate(counted.rows[0]?.total ?? 0, limit, offset),
  };
}
