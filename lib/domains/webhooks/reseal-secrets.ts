import type { Context } from "../../core/context.ts";
import { unseal } from "../../core/encryption.ts";
import { openSecret, sealSecret } from "./internal.ts";

/** Webhooks read at once. */
const BATCH = 500;

interface Sealed {
  id: string;
  secret: string;
  oldSecret: string | null;
}

/**
 * Encrypt with the present key what only its predecessor (the setting ENCRYPTION_KEY_PREVIOUS) opens, so that the predecessor can be
 * dropped. Returns how many webhooks were changed. A secret that is rotated meanwhile stays as the rotation left it, and one
 * that neither key opens stays as it is.
 */
export async function resealSecrets(ctx: Pick<Context, "env" | "pg" | "log">): Promise<number> {
  if (ctx.env.ENCRYPTION_KEY_PREVIOUS === undefined) return 0;
  let changed = 0;
  for (let after = ""; ; ) {
    const { rows } = await ctx.pg.query<Sealed>(
      `select id, secret, old_secret as "oldSecret" from webhook where id > $1 order by id limit ${BATCH}`,
      [after],
    );
    for (const row of rows) changed += await resealOne(ctx, row);
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) break;
  }
  if (changed > 0) ctx.log.info({ webhooks: changed }, "encrypted webhooks' secrets with the present ENCRYPTION_KEY");
  return changed;
}

async function resealOne(ctx: Pick<Context, "env" | "pg">, row: Sealed): Promise<number> {
  const secret = reseal(ctx, row.id, row.secret);
  const oldSecret = row.oldSecret === null ? null : reseal(ctx, row.id, row.oldSecret);
  if (secret === row.secret && oldSecret === row.oldSecret) return 0;
  const { rowCount } = await ctx.pg.query(
    `update webhook set secret = $2, old_secret = $3
     where id = $1 and secret = $4 and old_secret is not distinct from $5`,
    [row.id, secret, oldSecret, row.secret, row.oldSecret],
  );
  return rowCount ?? 0;
}

/** The same secret sealed with the present key; as it is where that key opens it already, or none does. */
function reseal(ctx: Pick<Context, "env">, id: string, sealed: string): string {
  try {
    unseal(ctx.env.ENCRYPTION_KEY, id, sealed);
    return sealed;
  } catch {
    // Sealed with another key.
  }
  try {
    return sealSecret(ctx, id, openSecret(ctx, id, sealed));
  } catch {
    return sealed;
  }
}
