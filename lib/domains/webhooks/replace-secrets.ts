import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { sealSecret } from "./internal.ts";
import { newSecret, signatureKeyOf } from "./sign.ts";

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
