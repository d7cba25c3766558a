import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { transaction } from "../../core/transaction.ts";
import { requireReceiver, sealSecret, sortEvents, subjectColumns, urlColumns, viewWebhook } from "./internal.ts";
import type { NewWebhook, SignatureKey, Webhook } from "./schemas.ts";
import { findSecretFault, newSecret, signatureKeyOf } from "./sign.ts";

export const MOST_WEBHOOKS = 50;

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
