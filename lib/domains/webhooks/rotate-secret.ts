import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
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

/**
 * Gives every webhook a new secret that nobody knows, and disables active ones with a reason, because their receivers could not verify
 * events. Their owners rotate the secret and enable them.
 */
export async function replaceSecrets(ctx: Pick<Context, "env">, sql: Sql, input: { reason: string }): Promise<void> {
  const { rows } = await sql.query<{ id: string }>("select id from webhook");
  for (const { id } of rows) {
    const secret = newSecret();
    await sql.query(
      `update webhook set secret = $2, old_secret = null, old_secret_until = null, active = false,
         signature_key = $4, old_signature_key = null,
         disabled_reason = case when active then $3 else disabled_reason end
       where id = $1`,
      [id, sealSecret(ctx, id, secret), input.reason, signatureKeyOf(secret)],
    );
  }
}
