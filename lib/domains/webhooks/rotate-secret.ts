import type { Context } from "../../core/context.ts";
import { changeWebhook, requireWebhook, sealSecret } from "./internal.ts";
import type { SignatureKey, Webhook } from "./schemas.ts";
import { newSecret, signatureKeyOf } from "./sign.ts";

/** How long both secrets sign, milliseconds. */
const OVERLAP_MS = 24 * 3_600_000;

/**
 * Gives a webhook a new secret, shown once. For 24 hours `webhook-signature` has signatures with both secrets; `x-svc-signature` uses
 * the new one at once. Throws NOT_FOUND.
 */
export async function rotateSecret(
  ctx: Context,
  input: { webhookId: string },
): Promise<{ webhook: Webhook; secret: string; webhookSignatureKey: SignatureKey }> {
  const { id } = await requireWebhook(ctx, input.webhookId);
  const secret = newSecret();
  const webhookSignatureKey = signatureKeyOf(secret);
  const webhook = await changeWebhook(ctx, id, (row) => ({
    secret: sealSecret(ctx, id, secret),
    signatureKey: webhookSignatureKey,
    oldSecret: row.secret,
    oldSignatureKey: row.signatureKey,
    oldSecretUntil: new Date(ctx.now.getTime() + OVERLAP_MS),
  }));
  return { webhook, secret, webhookSignatureKey };
}
