import type { Context } from "../../core/context.ts";
import { openSealed } from "../../core/encryption.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { askToConfirm } from "./ask.ts";
import { type ChannelRow, sortKinds, targetHashes, viewChannel } from "./internal.ts";
import type { NoticeChannel, NoticeChannelChange } from "./schemas.ts";

/** The acting developer's channels, oldest first. */
export async function listChannels(ctx: Context): Promise<{ channels: NoticeChannel[] }> {
  return { channels: await viewChannels(ctx, requireDeveloper(ctx).developerId) };
}

/** The channels of a developer, or with null of the operators. */
export async function viewChannels(ctx: Context, developerId: string | null): Promise<NoticeChannel[]> {
  const rows = await ctx.db.noticeChannel.findMany({
    where: { developerId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const sent = await ctx.db.noticeMessage.groupBy({
    by: ["channelId"],
    where: { channelId: { in: rows.map(({ id }) => id) }, state: "sent" },
    _max: { endedAt: true },
  });
  const last = new Map(sent.map(({ channelId, _max }) => [channelId, _max.endedAt]));
  return rows.map((row) => viewChannel(ctx, row, last.get(row.id) ?? null));
}

/** Changes the kinds of a channel, or switches a paused one on. Throws NOT_FOUND. */
export async function updateChannel(
  ctx: Context,
  { channelId, kinds, active }: NoticeChannelChange & { channelId: string },
): Promise<{ channel: NoticeChannel }> {
  const row = await checkedTransaction(async () => {
    await requireChannel(ctx, channelId);
    const data = { ...(kinds && { kinds: sortKinds(kinds) }), ...(active && { disabledReason: null, failures: 0 }) };
    return transaction(ctx, (tx) => tx.noticeChannel.update({ where: { id: channelId }, data }));
  });
  return { channel: viewChannel(ctx, row) };
}

/** A channel of the acting developer. Throws NOT_FOUND, also for other developers'. */
async function requireChannel(ctx: Context, channelId: string): Promise<ChannelRow> {
  const { developerId } = requireDeveloper(ctx);
  const row = await ctx.db.noticeChannel.findFirst({ where: { id: channelId, developerId } });
  if (!row) throw new ServiceError("NOT_FOUND", "You have no such channel for notices.");
  return row;
}

/** Deletes a channel with all that waits for it, and returns it. Throws NOT_FOUND. */
export async function deleteChannel(
  ctx: Context,
  { channelId }: { channelId: string },
): Promise<{ channel: NoticeChannel }> {
  const row = await checkedTransaction(async () => {
    const found = await requireChannel(ctx, channelId);
    return transaction(ctx, async (tx) => {
      await tx.noticeChannel.deleteMany({ where: { id: channelId } });
      return found;
    });
  });
  return { channel: viewChannel(ctx, row) };
}

/** Asks a channel's address once more to confirm. Throws NOT_FOUND, and NOT_ELIGIBLE if it may not be asked. */
export async function sendConfirmation(
  ctx: Context,
  { channelId }: { channelId: string },
): Promise<{ channel: NoticeChannel }> {
  const asked = await checkedTransaction(async () => {
    const row = await requireChannel(ctx, channelId);
    if (row.confirmedAt) throw new ServiceError("NOT_ELIGIBLE", "The address is confirmed.");
    const hashes = targetHashes(ctx, { medium: "email", target: openSealed(ctx.env, row.id, row.target) });
    const { developerId } = row;
    return transaction(ctx, async (tx) => {
      await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for update`;
      await askToConfirm(ctx, tx, { channelId, developerId, hashes });
      return tx.noticeChannel.findUniqueOrThrow({ where: { id: channelId } });
    });
  });
  return { channel: viewChannel(ctx, asked) };
}
