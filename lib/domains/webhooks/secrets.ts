import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { reseal } from "../../core/encryption.ts";
import { changeWebhook, openSecret, requireWebhook, sealSecret } from "./internal.ts";
import type { SignatureKey, Webhook } from "./schemas.ts";
import { newSecret, signatureKeyOf, storedKeyOf } from "./sign.ts";

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

const BATCH = 500;

interface Sealed {
  id: string;
  secret: string;
  oldSecret: string | null;
  signatureKey: string | null;
  oldSignatureKey: string | null;
}

/**
 * Encrypts secrets of ENCRYPTION_KEY_PREVIOUS again with the current key, and marks those of version 1.0.0 with what keys their
 * signatures. Returns the number of changed webhooks. Skips secrets that are rotated meanwhile or that neither key decrypts.
 */
export async function resealSecrets(ctx: Pick<Context, "env" | "db" | "log">): Promise<number> {
  const unmarked = { OR: [{ signatureKey: null }, { oldSecret: { not: null }, oldSignatureKey: null }] };
  const due = ctx.env.ENCRYPTION_KEY_PREVIOUS === undefined ? unmarked : {};
  let changed = 0;
  for (let after = ""; ; ) {
    const rows = await ctx.db.webhook.findMany({
      select: { id: true, secret: true, oldSecret: true, signatureKey: true, oldSignatureKey: true },
      where: { id: { gt: after }, ...due },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    for (const row of rows) changed += await resealOne(ctx, row);
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) break;
  }
  if (changed > 0) ctx.log.info({ webhooks: changed }, "encrypted or marked webhooks' secrets");
  return changed;
}

async function resealOne(ctx: Pick<Context, "env" | "db">, row: Sealed): Promise<number> {
  const { id, oldSecret } = row;
  const data = {
    secret: reseal(ctx.env, id, row.secret),
    oldSecret: oldSecret === null ? null : reseal(ctx.env, id, oldSecret),
    signatureKey: row.signatureKey ?? readStoredKey(ctx, id, row.secret),
    oldSignatureKey: row.oldSignatureKey ?? (oldSecret === null ? null : readStoredKey(ctx, id, oldSecret)),
  };
  const names = ["secret", "oldSecret", "signatureKey", "oldSignatureKey"] as const;
  if (names.every((name) => data[name] === row[name])) return 0;
  const { count } = await ctx.db.webhook.updateMany({ where: { ...row }, data });
  return count;
}

/** Null if no key decrypts it. */
function readStoredKey(ctx: Pick<Context, "env">, id: string, sealed: string): string | null {
  try {
    return storedKeyOf(openSecret(ctx, id, sealed));
  } catch {
    return null;
  }
}
