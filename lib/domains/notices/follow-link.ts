import type { Context } from "../../core/context.ts";
import type { NoticeReceiver } from "../../core/env.ts";
import { noticeMedia } from "../../core/notices.ts";
import { transaction } from "../../core/transaction.ts";
import {
  type ChannelRow,
  CONFIRM_MS,
  isOwnCount,
  isTokenOf,
  openTarget,
  operatorHashes,
  targetHashes,
} from "./internal.ts";
import type { LinkAct } from "./schemas.ts";

/** `done`: also if it was done before. `expired`: the confirmation is older than a day. `unknown`: of a channel that no longer exists, or no token. */
export type LinkState = "open" | "done" | "expired" | "unknown";

/** What is no token is not asked of the database, which refuses some characters. */
const TOKEN = /^[0-9a-z_]{1,60}\.[0-9a-f]{48}$/;

/** What the link of a message would do; nothing changes. */
export async function readLink(ctx: Context, { act, token }: { act: LinkAct; token: string }): Promise<LinkState> {
  return (await findLinked(ctx, act, token)).state;
}

async function findLinked(
  ctx: Context,
  act: LinkAct,
  token: string,
): Promise<{ state: LinkState; row: ChannelRow | null }> {
  if (!TOKEN.test(token)) return { state: "unknown", row: null };
  const [id = ""] = token.split(".");
  const row = await ctx.db.noticeChannel.findUnique({ where: { id } });
  if (!row || !isTokenOf(ctx, act, row, token)) return { state: "unknown", row: null };
  if (act === "unsubscribe") return { state: row.disabledReason === UNSUBSCRIBED ? "done" : "open", row };
  if (row.confirmedAt) return { state: "done", row };
  const isLate = !row.askedAt || ctx.now.getTime() - row.askedAt.getTime() > CONFIRM_MS;
  return { state: isLate ? "expired" : "open", row };
}

const UNSUBSCRIBED = "The receiver unsubscribed.";

/**
 * Does what the link of a message says. Confirming begins the notices, and the address may be asked again for other wallets. Unsubscribing deletes
 * the channel (the operators' is paused, as settings name it); before it was confirmed, the address is never asked again.
 */
export async function followLink(ctx: Context, { act, token }: { act: LinkAct; token: string }): Promise<LinkState> {
  const { state, row } = await findLinked(ctx, act, token);
  if (state !== "open" || !row) return state;
  const { id, askedAt } = row;
  // The medium is one of the table's names.
  const medium = noticeMedia.find((one) => one === row.medium) ?? "email";
  const receiver: NoticeReceiver = { medium, target: openTarget(ctx, row) };
  const [ofDevelopers, ofOperators] = [targetHashes(ctx, receiver), operatorHashes(ctx, receiver)];
  await transaction(ctx, async (tx) => {
    if (act === "confirm") {
      // Settings say nothing of the language of operators: it is that of who confirms.
      const language = row.developerId === null ? ctx.language : undefined;
      const data = { confirmedAt: ctx.now, ...(language && { language }) };
      const { count } = await tx.noticeChannel.updateMany({ where: { id, askedAt }, data });
      if (count === 0 || (row.developerId !== null && !isOwnCount(receiver.target))) return;
      const targetHash = { in: row.developerId === null ? ofOperators : ofDevelopers };
      await tx.noticeAddress.deleteMany({ where: { targetHash, refused: false } });
      return;
    }
    if (!row.confirmedAt) {
      for (const [targetHash = ""] of [ofDevelopers, ofOperators]) {
        const create = { targetHash, asked: 0, askedAt: ctx.now, refused: true };
        await tx.noticeAddress.upsert({ where: { targetHash }, create, update: { refused: true } });
      }
    }
    if (row.developerId === null) {
      await tx.noticeChannel.updateMany({ where: { id }, data: { disabledReason: UNSUBSCRIBED } });
    } else await tx.noticeChannel.deleteMany({ where: { id } });
  });
  return "done";
}
