import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { type NoticeReceiver, parseMailAddress } from "../../core/env.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { transaction } from "../../core/transaction.ts";
import { findReceiverFault } from "../webhooks/index.ts";
import { askToConfirm, welcome } from "./ask.ts";
import { sealTarget, sortKinds, targetHashes, viewChannel } from "./internal.ts";
import type { NewNoticeChannel, NoticeChannel } from "./schemas.ts";

const MOST_CHANNELS = 5;

/**
 * Adds a channel of the acting developer. An e-mail address gets one message that asks it to confirm, and nothing else before it does. Throws
 * INVALID_REQUEST for an address or URL that is not written to, and NOT_ELIGIBLE where no e-mail is sent, beyond five channels, for one that
 * exists, and for an address that may not be asked.
 */
export async function addChannel(ctx: Context, input: NewNoticeChannel): Promise<{ channel: NoticeChannel }> {
  const { developerId } = requireDeveloper(ctx);
  const receiver = await readReceiver(ctx, input);
  const hashes = targetHashes(ctx, receiver);
  const work = async (tx: Transaction) => {
    // The lock prevents concurrent requests from exceeding the limit together.
    await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for update`;
    const own = await tx.noticeChannel.findMany({ where: { developerId }, select: { targetHash: true } });
    if (own.some(({ targetHash }) => hashes.includes(targetHash))) {
      throw new ServiceError("NOT_ELIGIBLE", "You have this channel already. Change its kinds, or delete it first.");
    }
    if (own.length >= MOST_CHANNELS) {
      throw new ServiceError("NOT_ELIGIBLE", `You can have ${MOST_CHANNELS} channels. Delete one first.`);
    }
    const id = await createChannel(ctx, tx, { developerId, receiver, hashes, kinds: sortKinds(input.kinds) });
    const asked = { channelId: id, developerId, hashes };
    await (receiver.medium === "email" ? askToConfirm(ctx, tx, asked) : welcome(ctx, tx, asked));
    return tx.noticeChannel.findUniqueOrThrow({ where: { id } });
  };
  const row = await runExclusive(developerId, () => transaction(ctx, work));
  return { channel: viewChannel(ctx, row) };
}

/** The receiver in the form in which it is stored. */
async function readReceiver(ctx: Context, { medium, target }: NewNoticeChannel): Promise<NoticeReceiver> {
  if (medium !== "email") {
    const fault = await findReceiverFault(target, { allowPrivate: ctx.env.WEBHOOK_ALLOW_PRIVATE });
    if (fault) throw invalidField("body.target", fault, `The URL ${fault}.`);
    return { medium, target };
  }
  if (ctx.env.SMTP_URL === undefined) throw new ServiceError("NOT_ELIGIBLE", "This service sends no e-mail.");
  const address = parseMailAddress(target);
  if (address !== null) return { medium, target: address };
  const sentence =
    "This is no e-mail address that the service writes to: plain letters, digits and dots before the @, and a public domain after it.";
  throw invalidField("body.target", "is no e-mail address that the service writes to", sentence);
}

/** Writes a channel. A webhook needs no confirmation: who has its URL may post to it. */
export async function createChannel(
  ctx: Pick<Context, "env" | "now" | "language">,
  tx: Transaction,
  given: { developerId: string | null; receiver: NoticeReceiver; hashes: readonly string[]; kinds: string[] },
): Promise<string> {
  const { developerId, receiver, hashes, kinds } = given;
  const id = createId("noticeChannel", ctx.now);
  const isMail = receiver.medium === "email";
  await tx.noticeChannel.create({
    data: {
      id,
      developerId,
      medium: receiver.medium,
      target: sealTarget(ctx, id, receiver.target),
      targetHash: hashes[0] ?? "",
      host: isMail ? "mail" : new URL(receiver.target).host,
      kinds,
      ...(ctx.language && { language: ctx.language }),
      createdAt: ctx.now,
      confirmedAt: isMail ? null : ctx.now,
      namedAt: developerId === null ? ctx.now : null,
    },
  });
  return id;
}
