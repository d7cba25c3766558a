import { runExclusive } from "../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { type Pagination, paginate } from "../../core/schemas.ts";
import { checkedTransaction, transaction } from "../../core/transaction.ts";
import { changeWebhook, requireReceiver, requireWebhook, sealSecret, sortEvents, viewWebhook } from "./internal.ts";
import type { NewWebhook, SignatureKey, Webhook, WebhookChange } from "./schemas.ts";
import { findSecretFault, newSecret, signatureKeyOf } from "./sign.ts";

const MOST_WEBHOOKS = 50;

/**
 * Registers a webhook. The secret is returned once and stored encrypted. Throws INVALID_REQUEST for a forbidden URL, and for a secret
 * that receivers would read otherwise; NOT_ELIGIBLE beyond 50 webhooks of a developer.
 */
export async function registerWebhook(
  ctx: Context,
  input: NewWebhook,
): Promise<{ webhook: Webhook; secret: string; webhookSignatureKey: SignatureKey }> {
  const { developerId } = requireDeveloper(ctx);
  const secret = input.secret ?? newSecret();
  const fault = findSecretFault(secret);
  if (fault) throw invalidField("body.secret", fault, `The secret ${fault}.`);
  await requireReceiver(ctx, input.url);
  const webhookSignatureKey = signatureKeyOf(secret);
  const id = createId("webhook", ctx.now);
  const work = async (tx: Transaction) => {
    // The lock prevents concurrent requests from exceeding the limit together.
    await tx.$queryRaw`select 1 as locked from developer where id = ${developerId} for update`;
    if ((await tx.webhook.count({ where: { developerId } })) >= MOST_WEBHOOKS) {
      throw new ServiceError("NOT_ELIGIBLE", `A developer can have ${MOST_WEBHOOKS} webhooks. Delete one first.`);
    }
    return tx.webhook.create({
      data: {
        id,
        developerId,
        ...urlColumns(input.url),
        events: sortEvents(input.events),
        ...subjectColumns(input.subjects ?? []),
        secret: sealSecret(ctx, id, secret),
        signatureKey: webhookSignatureKey,
        createdAt: ctx.now,
      },
    });
  };
  const row = await runExclusive(developerId, () => transaction(ctx, work));
  return { webhook: viewWebhook(row), secret, webhookSignatureKey };
}

function urlColumns(url: string): { url: string; host: string } {
  return { url, host: new URL(url).host };
}

function subjectColumns(given: readonly string[]): { subjects: string[]; allSubjects: boolean } {
  const subjects = [...new Set(given)];
  return { subjects, allSubjects: subjects.length === 0 };
}

/** Throws NOT_FOUND, also for other developers'. */
export async function getWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  return viewWebhook(await requireWebhook(ctx, input.webhookId));
}

/** The acting developer's webhooks, newest first. */
export async function listWebhooks(
  ctx: Context,
  input: { limit: number; offset: number },
): Promise<{ webhooks: Webhook[]; pagination: Pagination }> {
  const { limit, offset } = input;
  const { developerId } = requireDeveloper(ctx);
  const where = { developerId };
  const [total, rows] = await Promise.all([
    ctx.db.webhook.count({ where }),
    ctx.db.webhook.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit, skip: offset }),
  ]);
  return { webhooks: rows.map(viewWebhook), pagination: paginate(total, limit, offset) };
}

/**
 * Changes a webhook's URL, events or subjects, or enables or disables it. Deliveries of a disabled webhook wait until it is enabled.
 * Throws NOT_FOUND, INVALID_REQUEST; FORBIDDEN for a webhook that an operator switched off.
 */
export async function updateWebhook(ctx: Context, input: WebhookChange & { webhookId: string }): Promise<Webhook> {
  const { webhookId, url, events, subjects, active } = input;
  const stored = await requireWebhook(ctx, webhookId);
  const { id } = stored;
  if (url !== undefined || active) await requireReceiver(ctx, url ?? stored.url);
  return changeWebhook(ctx, id, ({ operatorOff }) => {
    if (active && operatorOff) {
      throw new ServiceError(
        "FORBIDDEN",
        "An operator of this service switched the webhook off; only an operator can switch it on.",
      );
    }
    return {
      ...(url !== undefined && urlColumns(url)),
      ...(events !== undefined && { events: sortEvents(events) }),
      ...(subjects !== undefined && subjectColumns(subjects)),
      ...(active !== undefined && !operatorOff && { active, disabledReason: null, failingSince: null }),
    };
  });
}

/** Deletes a webhook with its deliveries, and returns it. Throws NOT_FOUND, also for other developers'. */
export function deleteWebhook(ctx: Context, input: { webhookId: string }): Promise<Webhook> {
  return checkedTransaction(async () => {
    const row = await requireWebhook(ctx, input.webhookId);
    return transaction(ctx, async (tx) => {
      await tx.webhook.deleteMany({ where: { id: row.id } });
      return { ...viewWebhook(row), active: false };
    });
  });
}
