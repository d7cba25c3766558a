import type { Context } from "../../core/context.ts";
import { changeWebhook, requireWebhook, sealSecret, viewWebhook } from "./internal.ts";
import type { Webhook } from "./schemas.ts";
import { newSecret } from "./sign.ts";

/** How long the old secret signs beside the new one, milliseconds. */
const OVERLAP_MS = 24 * 3_600_000;

/**
 * Give a webhook a new secret, shown this once. For 24 hours `webhook-signature` carries a signature of each, so that
 * receivers can switch over; `x-svc-signature` is made with the new one at once. NOT_FOUND for another developer's.
 */
export async function rotateSecret(
  ctx: Context,
  input: { webhookId: string },
): Promise<{ webhook: Webhook; secret: string }> {
  const row = await requireWebhook(ctx, input.webhookId);
  const secret = newSecret();
  const updated = await changeWebhook(ctx, row.id, {
    secret: sealSecret(ctx, row.id, secret),
    oldSecret: row.secret,
    oldSecretUntil: new Date(ctx.now.getTime() + OVERLAP_MS),
  });
  return { webhook: viewWebhook(updated), secret };
}
