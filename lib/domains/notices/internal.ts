import type { Context } from "../../core/context.ts";
import { keyedHashes, openSealed, seal } from "../../core/encryption.ts";
import type { NoticeReceiver } from "../../core/env.ts";
import { type NoticeKind, type NoticeMedium, noticeKinds } from "../../core/notices.ts";
import type { LinkAct, NoticeChannel } from "./schemas.ts";

const DAY_MS = 86_400_000;
/** How long a confirmation's link is valid; as long, no other one is sent. */
export const CONFIRM_MS = DAY_MS;

export interface ChannelRow {
  id: string;
  developerId: string | null;
  medium: string;
  target: string;
  kinds: string[];
  createdAt: Date;
  confirmedAt: Date | null;
  askedAt: Date | null;
  disabledReason: string | null;
}

type Keys = Pick<Context, "env">;

export const sealTarget = ({ env }: Keys, id: string, target: string) => seal(env.ENCRYPTION_KEY, id, target);
export const openTarget = ({ env }: Keys, { id, target }: Pick<ChannelRow, "id" | "target">) =>
  openSealed(env, id, target);

/** Domains where dots before the `@` do not matter, and what follows a `+` never does. */
const ONE_MAILBOX = /@(?:gmail|googlemail)\.com$/i;

/**
 * The keyed hashes of a developers' receiver, the current one first. Addresses that differ in case or behind a `+`, and where that is known in
 * dots, are one, so that variants of an address get no further confirmations.
 */
export function targetHashes({ env }: Keys, { medium, target }: NoticeReceiver): string[] {
  if (medium !== "email") return keyedHashes(env, "notice receivers", target);
  const at = target.lastIndexOf("@");
  const [local = ""] = target.slice(0, at).split("+");
  const mailbox = ONE_MAILBOX.test(target) ? local.replaceAll(".", "") : local;
  return keyedHashes(env, "notice receivers", `${mailbox}${target.slice(at)}`.toLowerCase());
}

/** The keyed hashes of an operators' receiver: of the whole address, counted apart, so that nobody else uses up its confirmations. */
export function operatorHashes({ env }: Keys, { target }: NoticeReceiver): string[] {
  return keyedHashes(env, "operators' receivers", target.toLowerCase());
}

/** Whether an address is the mailbox itself that its count is kept for: with a `+` it may be somebody else's. */
export const isOwnCount = (target: string): boolean => ONE_MAILBOX.test(target) || !target.includes("+");

/** Characters of a token behind the id: 192 bits. */
const TOKEN_LENGTH = 48;

/** The part of a link that shows it was sent to the channel. One that confirms holds for the newest confirmation alone. */
function linkTokens({ env }: Keys, act: LinkAct, { id, askedAt }: Pick<ChannelRow, "id" | "askedAt">): string[] {
  const of = act === "confirm" ? `${id} ${askedAt?.getTime()}` : id;
  return keyedHashes(env, `notice ${act}`, of).map((hash) => `${id}.${hash.slice(0, TOKEN_LENGTH)}`);
}

export function linkOf(ctx: Keys, act: LinkAct, channel: Pick<ChannelRow, "id" | "askedAt">): string {
  return `${ctx.env.PUBLIC_ORIGIN}/notices/${act}?token=${linkTokens(ctx, act, channel)[0]}`;
}

/** Whether a token belongs to a channel and act. All tokens are compared whole, and a token is too long to be guessed. */
export function isTokenOf(ctx: Keys, act: LinkAct, channel: ChannelRow, token: string): boolean {
  return linkTokens(ctx, act, channel).includes(token);
}

/** The channel's receiver as its owner recognizes it, and others do not. */
function maskTarget(ctx: Keys, row: ChannelRow): string {
  let target: string;
  try {
    target = openTarget(ctx, row);
  } catch {
    return "unreadable: the service's key has changed";
  }
  if (row.medium !== "email") return `${new URL(target).host}/…${target.slice(-4)}`;
  const at = target.lastIndexOf("@");
  return `${target.slice(0, Math.min(2, at - 1))}…${target.slice(at)}`;
}

export function viewChannel(
  ctx: Pick<Context, "env" | "now">,
  row: ChannelRow,
  lastSentAt: Date | null = null,
): NoticeChannel {
  const { id, createdAt, confirmedAt, askedAt, disabledReason } = row;
  const confirmBy = confirmedAt || !askedAt ? null : new Date(askedAt.getTime() + CONFIRM_MS);
  return {
    id,
    medium: row.medium as NoticeMedium, // Written from the table's names alone, as are the kinds.
    target: maskTarget(ctx, row),
    kinds: noticeKinds.filter((kind) => row.kinds.includes(kind)),
    status: disabledReason !== null ? "paused" : confirmedAt ? "active" : "unconfirmed",
    reason: disabledReason,
    confirmBy: confirmBy && confirmBy > ctx.now ? confirmBy.toISOString() : null,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

export const sortKinds = (kinds: readonly NoticeKind[]): NoticeKind[] =>
  noticeKinds.filter((kind) => kinds.includes(kind));
