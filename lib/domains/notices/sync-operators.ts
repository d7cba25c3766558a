import { underLockIfFree } from "../../core/advisory-lock.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { noticeKinds, notices } from "../../core/notices.ts";
import { transaction } from "../../core/transaction.ts";
import { createChannel } from "./add-channel.ts";
import { askToConfirm } from "./ask.ts";
import { CONFIRM_MS, targetHashes } from "./internal.ts";

/**
 * Brings the operators' channels to what the setting OPERATOR_NOTICES says: creates and deletes them, and asks addresses that have not confirmed
 * once a day, three times in all.
 */
export async function syncOperators(ctx: Context): Promise<void> {
  await underLockIfFree(ctx.pg, "operators' notices", async () => {
    const wanted = ctx.env.OPERATOR_NOTICES.map((receiver) => ({ receiver, hashes: targetHashes(ctx, receiver) }));
    const all = wanted.flatMap(({ hashes }) => hashes);
    await ctx.db.noticeChannel.deleteMany({ where: { developerId: null, targetHash: { notIn: all } } });
    for (const one of wanted) await syncOne(ctx, one);
  });
}

async function syncOne(
  ctx: Context,
  { receiver, hashes }: { receiver: Context["env"]["OPERATOR_NOTICES"][number]; hashes: string[] },
): Promise<void> {
  const kinds = noticeKinds.filter((kind) => notices[kind].audience === "operators");
  try {
    await transaction(ctx, async (tx) => {
      const where = { developerId: null, targetHash: { in: hashes } };
      const stored = await tx.noticeChannel.findFirst({ where });
      if (!stored) {
        const id = await createChannel(ctx, tx, { developerId: null, receiver, hashes, kinds });
        if (receiver.medium === "email") await askToConfirm(ctx, tx, { channelId: id, developerId: null, hashes });
        return;
      }
      // Kinds may have been added with another version.
      await tx.noticeChannel.updateMany({ where, data: { kinds } });
      const { confirmedAt, askedAt, disabledReason, id } = stored;
      const wasAsked = askedAt && ctx.now.getTime() - askedAt.getTime() <= CONFIRM_MS;
      if (confirmedAt || wasAsked || disabledReason !== null) return;
      await askToConfirm(ctx, tx, { channelId: id, developerId: null, hashes });
    });
  } catch (error) {
    // It may not be asked now: the page of operators shows that it is not confirmed.
    if (!isServiceError(error)) throw error;
  }
}
