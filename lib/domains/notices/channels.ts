import { underLockIfFree } from "../../core/advisory-lock.ts";
import { runExclusive } from "../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { openSealed } from "../../core/encryption.ts";
import { type NoticeReceiver, parseMailAddress } from "../../core/env.ts";
import { isServiceError, ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { noticeKinds, notices } from "../../core/notices.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { findReceiverFault } from "../webhooks/index.ts";
import { askToConfirm, welcome } from "./ask.ts";
import {
  type ChannelRow,
  CONFIRM_MS,
  operatorHashes,
  sealTarget,
  sortKinds,
  targetHashes,
  viewChannel,
} from "./internal.ts";
import type { NewNoticeChannel, NoticeChannel, NoticeChannelChange } from "./schemas.ts";

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
async function createChannel(
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
