import { z } from "zod";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { MAX_LIMIT, Pagination, paginate, Timestamp } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { walletsOf } from "../wallets/index.ts";

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

/** A signed-in wallet; of a smart account with the chain that it signed in on. */
interface SignedInWallet {
  wallet: Address;
  chainId?: number;
}

/**
 * The wallets whose notifications a signed-in wallet sees: those of its identity. A smart account that signed in on another chain than
 * the identity's sees none, because somebody else may control it.
 */
async function notifiedWallets(
  ctx: Pick<Context, "pg">,
  { wallet, chainId }: SignedInWallet,
): Promise<readonly Address[]> {
  if (chainId !== undefined) {
    const { rowCount } = await ctx.pg.query(
      "select 1 from identity_wallet w join identity i on i.name = w.name where w.address = $1 and i.chain_id <> $2",
      [wallet, chainId],
    );
    if (rowCount) return [];
  }
  return walletsOf(ctx, wallet);
}

export const ReadNotifications = z.strictObject({
  ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_LIMIT).meta({ description: "1 to 100 ids." }),
});
export const ReadResponse = z.object({
  unread: z
    .int()
    .nonnegative()
    .meta({ description: "Number of unread notifications afterwards; 100 means 100 or more." }),
});

/** A notification for a wallet's owner. */
const Notification = z.object({
  id: z.string(),
  kind: z.string().meta({
    description:
      "attestation.created or attestation.revoked, with the data of that event; or identity.removed, with the data of identity.created, if a reorg or an earlier mint on another chain removed the mint; identity.blocked, with svcId and address, for an owned token whose name is blocked; appeal.decided; webhook.refused, if the service's settings no longer allow the URL of your webhook; or score.updated, with the data of that event, for a fall by ten points or more, or to a lower tier.",
    example: "attestation.created",
  }),
  data: z
    .record(z.string(), z.unknown())
    .meta({ description: "svcId, attestationId and others, depending on the kind." }),
  at: Timestamp,
  readAt: Timestamp.nullable().meta({ description: "When it was marked as read; null: unread." }),
});
type Notification = z.infer<typeof Notification>;

export const NotificationsResponse = z.object({ notifications: z.array(Notification), pagination: Pagination });
