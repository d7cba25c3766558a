import { underLockIfFree } from "../../core/advisory-lock.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { noticeKinds, notices } from "../../core/notices.ts";
import { transaction } from "../../core/transaction.ts";
import { createChannel } from "./add-channel.ts";
import { askToConfirm } from "./ask.ts";
import { CONFIRM_MS, operatorHashes } from "./internal.ts";

/** How long a channel stays that no worker's settings name, milliseconds: workers with other settings may be on their way. */
const UNNAMED_MS = 600_000;

/**
 * Brings the operators' channels to what the setting OPERATOR_NOTICES says: creates them, deletes those that no worker has named for ten minutes,
 * and asks addresses that have not confirmed once a day, three times in all.
 */
export async function syncOperators(ctx: Context): Promise<void> {
  await underLockIfFree(ctx.pg, "operators' notices", async () => {
    for (const receiver of ctx.env.OPERATOR_NOTICES) {
      const hashes = operatorHashes(ctx, receiver);
      const stored = await nameChannel(ctx, receiver, hashes);
      await askIfDue(ctx, stored, hashes);
    }
    const namedAt = { lt: new Date(ctx.now.getTime() - UNNAMED_MS) };
    await ctx.db.noticeChannel.deleteMany({ where: { developerId: null, namedAt } });
  });
}

type Stored = Awaited<ReturnType<typeof nameChannel>>;

function nameChannel(ctx: Context, receiver: Context["env"]["OPERATOR_NOTICES"][number], hashes: string[]) {
  const kinds = noticeKinds.filter((kind) => notices[kind].audience === "operators");
  return transaction(ctx, async (tx) => {
    const stored = await tx.noticeChannel.findFirst({ where: { developerId: null, targetHash: { in: hashes } } });
    const id = stored?.id ?? (await createChannel(ctx, tx, { developerId: null, receiver, hashes, kinds }));
    // Kinds may have been added with another version.
    return tx.noticeChannel.update({ where: { id }, data: { kinds, namedAt: ctx.now } });
  });
}

async function askIfDue(ctx: Context, stored: Stored, hashes: string[]): Promise<void> {
  const { confirmedAt, askedAt, disabledReason, id } = stored;
  const wasAsked = askedAt && ctx.now.getTime() - askedAt.getTime() <= CONFIRM_MS;
  if (confirmedAt || wasAsked || disabledReason !== null) return;
  try {
    await transaction(ctx, (tx) => askToConfirm(ctx, tx, { channelId: id, developerId: null, hashes }));
  } catch (error) {
    if (!isServiceError(error)) throw error;
    // The page of operators shows that it is not confirmed.
    ctx.log.warn({ channel: id, reason: error.message }, "an operators' address is not asked to confirm");
  }
}
