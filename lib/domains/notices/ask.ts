import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { CONFIRM_MS } from "./internal.ts";

/** Confirmations that an address gets in all before it confirms one, whoever asks. */
export const MOST_ASKED = 3;
/** Addresses that one developer, or one client network, may have asked within a day. */
const MOST_OF_DEVELOPER = 5;
const MOST_OF_CLIENT = 10;

interface Asked {
  channelId: string;
  developerId: string | null;
  /** The keyed hashes of the address. */
  hashes: readonly string[];
}

/** Writes the message that asks an address to confirm, or the first one of a webhook. */
export async function writeFirstMessage(
  ctx: Pick<Context, "now">,
  tx: Transaction,
  channelId: string,
  kind: "confirmation" | "welcome",
): Promise<void> {
  await tx.noticeMessage.create({
    data: {
      id: createId("noticeMessage", ctx.now),
      channelId,
      kind,
      state: "pending",
      items: [],
      notices: 0,
      createdAt: ctx.now,
      readyAt: ctx.now,
      nextAttemptAt: ctx.now,
    },
  });
}

/**
 * Counts that a receiver is written to unasked. Returns why it must not be: it was within a day, three times in all, or its owner wants nothing.
 * Requests for one address wait for each other.
 */
async function countAsked(
  ctx: Pick<Context, "now" | "client">,
  tx: Transaction,
  { developerId, hashes }: Asked,
  most: number,
): Promise<string | null> {
  const [targetHash = ""] = hashes;
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`notice ${targetHash}`}, 0))::text`;
  const rows = await tx.noticeAddress.findMany({ where: { targetHash: { in: [...hashes] } } });
  if (rows.some(({ refused }) => refused)) return "Its owner wants no confirmations of this service.";
  const asked = rows.reduce((sum, row) => sum + row.asked, 0);
  if (asked >= most) return `It was asked ${most} times and not confirmed; no more is sent.`;
  const since = new Date(ctx.now.getTime() - CONFIRM_MS);
  if (rows.some(({ askedAt }) => askedAt > since))
    return "It was asked within a day; look for that message, or try again tomorrow.";
  const client = ctx.client ?? null;
  const data = { askedAt: ctx.now, developerId, client };
  await tx.noticeAddress.upsert({
    where: { targetHash },
    create: { targetHash, asked: 1, ...data },
    update: { asked: { increment: 1 }, ...data },
  });
  return null;
}

/** Throws NOT_ELIGIBLE if too many addresses were asked within a day. Call it with the developer's row locked. */
async function requireShare(ctx: Pick<Context, "now" | "client">, tx: Transaction, developerId: string): Promise<void> {
  const askedAt = { gt: new Date(ctx.now.getTime() - CONFIRM_MS) };
  const byDeveloper = await tx.noticeAddress.count({ where: { developerId, askedAt } });
  const byClient = ctx.client ? await tx.noticeAddress.count({ where: { client: ctx.client, askedAt } }) : 0;
  if (byDeveloper < MOST_OF_DEVELOPER && byClient < MOST_OF_CLIENT) return;
  throw new ServiceError(
    "NOT_ELIGIBLE",
    "Too many addresses were asked to confirm from here today. Try again tomorrow.",
  );
}

/**
 * Asks an address to confirm: one message, valid for a day. Throws NOT_ELIGIBLE if it was asked within a day or three times in all, whoever asked,
 * or if its owner refused.
 */
export async function askToConfirm(ctx: Pick<Context, "now" | "client">, tx: Transaction, asked: Asked): Promise<void> {
  if (asked.developerId !== null) await requireShare(ctx, tx, asked.developerId);
  const fault = await countAsked(ctx, tx, asked, MOST_ASKED);
  if (fault) throw new ServiceError("NOT_ELIGIBLE", `This address cannot be asked to confirm. ${fault}`);
  await tx.noticeMessage.deleteMany({ where: { channelId: asked.channelId, kind: "confirmation" } });
  await tx.noticeChannel.update({ where: { id: asked.channelId }, data: { askedAt: ctx.now } });
  await writeFirstMessage(ctx, tx, asked.channelId, "confirmation");
}

/** Writes the first message of a webhook, at most one a day for a URL, whoever enters it. */
export async function welcome(ctx: Pick<Context, "now" | "client">, tx: Transaction, asked: Asked): Promise<void> {
  const fault = await countAsked(ctx, tx, asked, Number.POSITIVE_INFINITY);
  if (fault === null) await writeFirstMessage(ctx, tx, asked.channelId, "welcome");
}
