import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { CONFIRM_MS } from "./internal.ts";

/** Confirmations that an address gets in all before it confirms one, whoever asks. */
const MOST_ASKED = 3;
/** Receivers that one developer, and one client network, may have written to unasked within a day. */
const shares = {
  addresses: { ofDeveloper: 5, ofClient: 10, fault: "Too many addresses were asked to confirm from here today." },
  urls: { ofDeveloper: 10, ofClient: 20, fault: "Too many URLs were entered from here today." },
} as const;
type Unasked = keyof typeof shares;

interface Asked {
  channelId: string;
  developerId: string | null;
  /** The keyed hashes of the address. */
  hashes: readonly string[];
}

/** Writes the message that asks an address to confirm, or the first one of a webhook. */
async function writeFirstMessage(
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
 * Notes that a receiver is written to unasked, and counts it for an address. Returns why it must not be: it was within a day, three times in
 * all, or its owner wants nothing. Requests for one receiver wait for each other. Throws NOT_ELIGIBLE if the developer's or the client
 * network's share of a day is used.
 */
async function countAsked(
  ctx: Pick<Context, "now" | "client">,
  tx: Transaction,
  { developerId, hashes }: Asked,
  what: Unasked,
): Promise<string | null> {
  const client = ctx.client ?? null;
  // Before the lock on the receiver: all take both in this order.
  if (client) await lock(tx, `notices from ${client}`);
  const [targetHash = ""] = hashes;
  await lock(tx, `notice ${targetHash}`);
  const rows = await tx.noticeAddress.findMany({ where: { targetHash: { in: [...hashes] } } });
  if (rows.some(({ refused }) => refused)) return "Its owner wants no confirmations of this service.";
  const asked = rows.reduce((sum, row) => sum + row.asked, 0);
  if (asked >= MOST_ASKED) return `It was asked ${MOST_ASKED} times and not confirmed; no more is sent.`;
  const since = new Date(ctx.now.getTime() - CONFIRM_MS);
  if (rows.some(({ askedAt }) => askedAt > since))
    return "It was asked within a day; look for that message, or try again tomorrow.";
  if (developerId !== null) await requireShare(ctx, tx, developerId, what);
  // A URL is not counted for good: its row has 0.
  const more = what === "addresses" ? 1 : 0;
  const data = { askedAt: ctx.now, developerId, client };
  await tx.noticeAddress.upsert({
    where: { targetHash },
    create: { targetHash, asked: more, ...data },
    update: { asked: { increment: more }, ...data },
  });
  return null;
}

const lock = (tx: Transaction, name: string) =>
  tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;

/** Throws NOT_ELIGIBLE if too many receivers were written to within a day. Call it with the developer's row and the client network locked. */
async function requireShare(
  ctx: Pick<Context, "now" | "client">,
  tx: Transaction,
  developerId: string,
  what: Unasked,
): Promise<void> {
  const { ofDeveloper, ofClient, fault } = shares[what];
  const asked = what === "addresses" ? { gt: 0 } : 0;
  const askedAt = { gt: new Date(ctx.now.getTime() - CONFIRM_MS) };
  const byDeveloper = await tx.noticeAddress.count({ where: { developerId, asked, askedAt } });
  const byClient = ctx.client ? await tx.noticeAddress.count({ where: { client: ctx.client, asked, askedAt } }) : 0;
  if (byDeveloper < ofDeveloper && byClient < ofClient) return;
  throw new ServiceError("NOT_ELIGIBLE", `${fault} Try again tomorrow.`);
}

/**
 * Asks an address to confirm: one message, valid for a day. Throws NOT_ELIGIBLE if it was asked within a day or three times in all, whoever asked,
 * or if its owner refused.
 */
export async function askToConfirm(ctx: Pick<Context, "now" | "client">, tx: Transaction, asked: Asked): Promise<void> {
  const fault = await countAsked(ctx, tx, asked, "addresses");
  if (fault) throw new ServiceError("NOT_ELIGIBLE", `This address cannot be asked to confirm. ${fault}`);
  await tx.noticeMessage.deleteMany({ where: { channelId: asked.channelId, kind: "confirmation" } });
  await tx.noticeChannel.update({ where: { id: asked.channelId }, data: { askedAt: ctx.now } });
  await writeFirstMessage(ctx, tx, asked.channelId, "confirmation");
}

/** Writes the first message of a webhook, at most one a day for a URL, whoever enters it. Throws NOT_ELIGIBLE beyond the share of a day. */
export async function welcome(ctx: Pick<Context, "now" | "client">, tx: Transaction, asked: Asked): Promise<void> {
  const fault = await countAsked(ctx, tx, asked, "urls");
  if (fault === null) await writeFirstMessage(ctx, tx, asked.channelId, "welcome");
}
