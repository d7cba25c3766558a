import type { Context } from "../../core/context.ts";
import { reseal } from "../../core/encryption.ts";
import { noticeMedia } from "../../core/notices.ts";
import { CONFIRM_MS, openTarget, operatorHashes, targetHashes } from "./internal.ts";

const DAY_MS = 86_400_000;
/** How long it is stored that a message was sent or failed. Its text goes at once. */
const MESSAGES_MS = 7 * DAY_MS;
/** How long a channel of a developer waits for its confirmation. */
const UNCONFIRMED_MS = 7 * DAY_MS;

/**
 * Deletes what ended a week ago, what has waited as long for a paused channel, what waits for a suspended developer, and channels that nobody confirmed. Who asked an
 * address is forgotten after a day, and URLs that were greeted; how often an address was asked stays. Encrypts receivers of ENCRYPTION_KEY_PREVIOUS again.
 */
export async function expireNotices(ctx: Pick<Context, "now" | "db" | "env" | "pg">): Promise<void> {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  await ctx.db.noticeMessage.deleteMany({ where: { endedAt: { lt: before(MESSAGES_MS) } } });
  await ctx.db.noticeMessage.deleteMany({
    where: { endedAt: null, createdAt: { lt: before(MESSAGES_MS) }, channel: { disabledReason: { not: null } } },
  });
  // They would all be sent at the end of the suspension.
  const channel = { developer: { suspendedAt: { not: null } } };
  await ctx.db.noticeEvent.deleteMany({ where: { channel } });
  await ctx.db.noticeMessage.deleteMany({ where: { endedAt: null, channel } });
  // Of workers that are no more.
  await ctx.db.noticeCondition.deleteMany({ where: { kind: "disk", seenAt: { lt: before(DAY_MS) } } });
  await ctx.db.noticeChannel.deleteMany({
    where: {
      developerId: { not: null },
      confirmedAt: null,
      createdAt: { lt: before(UNCONFIRMED_MS) },
      askedAt: { lt: before(UNCONFIRMED_MS) },
    },
  });
  await ctx.db.noticeAddress.deleteMany({ where: { asked: 0, refused: false, askedAt: { lt: before(CONFIRM_MS) } } });
  await ctx.db.noticeAddress.updateMany({
    where: { askedAt: { lt: before(CONFIRM_MS) }, OR: [{ developerId: { not: null } }, { client: { not: null } }] },
    data: { developerId: null, client: null },
  });
  if (ctx.env.ENCRYPTION_KEY_PREVIOUS !== undefined) await resealTargets(ctx);
}

async function resealTargets(ctx: Pick<Context, "db" | "env">): Promise<void> {
  for (const row of await ctx.db.noticeChannel.findMany({ orderBy: { id: "asc" } })) {
    const { id, target } = row;
    const sealed = reseal(ctx.env, id, target);
    if (sealed === target) continue;
    const medium = noticeMedia.find((one) => one === row.medium) ?? "email";
    const hashes = row.developerId === null ? operatorHashes : targetHashes;
    const [targetHash = ""] = hashes(ctx, { medium, target: openTarget(ctx, { id, target: sealed }) });
    await ctx.db.noticeChannel.updateMany({ where: { id, target }, data: { target: sealed, targetHash } });
  }
}
