import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Database, Transaction } from "../../core/db.ts";
import { openSealed, seal } from "../../core/encryption.ts";
import { ServiceError } from "../../core/errors.ts";
import { type EventName, eventNames } from "../../core/events.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";
import { transaction } from "../../core/transaction.ts";
import { findReceiverFault } from "./check-url.ts";
import { type SignatureKey, signatureKeys, type Webhook } from "./schemas.ts";
import { type SigningSecret, storedKeyOf } from "./sign.ts";

/** A row of the table `webhook`. Its secrets are encrypted. */
export interface WebhookRow {
  id: string;
  developerId: string;
  url: string;
  events: string[];
  /** Names and lower-case addresses; empty for everybody. */
  subjects: string[];
  secret: string;
  oldSecret: string | null;
  oldSecretUntil: Date | null;
  /** What keys their `webhook-signature`; null while a secret of version 1.0.0 is not marked. */
  signatureKey: string | null;
  oldSignatureKey: string | null;
  active: boolean;
  disabledReason: string | null;
  operatorOff: boolean;
  /** When it was last full; until null: it is. */
  missedFrom: Date | null;
  missedUntil: Date | null;
  createdAt: Date;
}

/** A webhook of the acting developer. Throws NOT_FOUND, also for other developers'. */
export async function requireWebhook(ctx: Context, webhookId: string): Promise<WebhookRow> {
  const { developerId } = requireDeveloper(ctx);
  const row = await ctx.db.webhook.findFirst({ where: { id: webhookId, developerId } });
  if (!row) throw noWebhook();
  return row;
}

/** Locks a webhook against deletion, which locks it first too, before its deliveries are written. Throws NOT_FOUND if it was deleted. */
export async function holdWebhook(tx: Transaction, id: string): Promise<void> {
  const rows = await tx.$queryRaw<object[]>`select 1 as held from webhook where id = ${id} for key share`;
  if (rows.length === 0) throw noWebhook();
}

type WebhookData = Parameters<Database["webhook"]["update"]>[0]["data"];

/**
 * Changes a webhook by its row, which is locked: an operator or another request may have changed it meanwhile. Throws NOT_FOUND if
 * it was deleted, and what `change` throws.
 */
export async function changeWebhook(
  ctx: Context,
  id: string,
  change: (row: WebhookRow) => WebhookData,
): Promise<Webhook> {
  return transaction(ctx, async (tx) => {
    await tx.$queryRaw`select 1 as locked from webhook where id = ${id} for no key update`;
    const row = await tx.webhook.findUnique({ where: { id } });
    if (!row) throw noWebhook();
    return viewWebhook(await tx.webhook.update({ where: { id }, data: change(row) }));
  });
}

function noWebhook(): ServiceError {
  return new ServiceError("NOT_FOUND", "The webhook does not exist.");
}

/** Throws INVALID_REQUEST unless events may be posted to this URL. */
export async function requireReceiver(ctx: Context, url: string): Promise<void> {
  const fault = await findReceiverFault(url, { allowPrivate: ctx.env.WEBHOOK_ALLOW_PRIVATE });
  if (fault) throw invalidField("body.url", fault, `The url ${fault}.`);
}

/** A webhook without its secrets. */
export function viewWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: eventNames.filter((name) => row.events.includes(name)),
    ...(row.subjects.length > 0 && {
      subjects: row.subjects.map((subject) => (isAddressIdentity(subject) ? checksum(subject) : subject)),
    }),
    active: row.active,
    createdAt: row.createdAt.toISOString(),
    disabledReason: row.disabledReason,
    webhookSignatureKey: readKey(row.signatureKey),
    ...(row.missedFrom && {
      missed: { from: row.missedFrom.toISOString(), until: row.missedUntil?.toISOString() ?? null },
    }),
  };
}

export function sortEvents(events: readonly EventName[]): EventName[] {
  return eventNames.filter((name) => events.includes(name));
}

export function sealSecret(ctx: Pick<Context, "env">, webhookId: string, secret: string): string {
  return seal(ctx.env.ENCRYPTION_KEY, webhookId, secret);
}

/** The secrets that sign now, newest first. */
export function openSecrets(
  ctx: Pick<Context, "env" | "now">,
  webhook: Pick<WebhookRow, "id" | "secret" | "oldSecret" | "oldSecretUntil" | "signatureKey" | "oldSignatureKey">,
): [SigningSecret, ...SigningSecret[]] {
  const { id, secret, oldSecret, oldSecretUntil } = webhook;
  const open = (sealed: string, key: string | null): SigningSecret => {
    const text = openSecret(ctx, id, sealed);
    return { text, key: readKey(key) ?? storedKeyOf(text) };
  };
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > ctx.now;
  return [open(secret, webhook.signatureKey), ...(isOldValid ? [open(oldSecret, webhook.oldSignatureKey)] : [])];
}

const readKey = (stored: string | null): SignatureKey | undefined => signatureKeys.find((key) => key === stored);

/** Decrypts a webhook's secret with the current or the previous key. Throws if neither works. */
export function openSecret(ctx: Pick<Context, "env">, webhookId: string, sealed: string): string {
  return openSealed(ctx.env, webhookId, sealed);
}
