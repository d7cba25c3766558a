import type { Context } from "../../core/context.ts";
import { unseal } from "../../core/encryption.ts";
import { openSecret, sealSecret } from "./internal.ts";

const BATCH = 500;

interface Sealed {
  id: string;
  secret: string;
  oldSecret: string | null;
}

/**
 * Encrypts secrets of ENCRYPTION_KEY_PREVIOUS again with the current key. Returns the number of changed webhooks. Skips secrets that
 * are rotated meanwhile or that neither key decrypts.
 */
export async function resealSecrets(ctx: Pick<Context, "env" | "db" | "log">): Promise<number> {
  if (ctx.env.ENCRYPTION_KEY_PREVIOUS === undefined) return 0;
  let changed = 0;
  for (let after = ""; ; ) {
    const rows = await ctx.db.webhook.findMany({
      select: { id: true, secret: true, oldSecret: true },
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    for (const row of rows) changed += await resealOne(ctx, row);
    after = rows.at(-1)?.id ?? "";
    if (rows.length < BATCH) break;
  }
  if (changed > 0) ctx.log.info({ webhooks: changed }, "encrypted webhooks' secrets with the current ENCRYPTION_KEY");
  return changed;
}

async function resealOne(ctx: Pick<Context, "env" | "db">, row: Sealed): Promise<number> {
  const secret = reseal(ctx, row.id, row.secret);
  const oldSecret = row.oldSecret === null ? null : reseal(ctx, row.id, row.oldSecret);
  if (secret === row.secret && oldSecret === row.oldSecret) return 0;
  const { count } = await ctx.db.webhook.updateMany({ where: { ...row }, data: { secret, oldSecret } });
  return count;
}

/** Unchanged if the current key decrypts it, or none does. */
function reseal(ctx: Pick<Context, "env">, id: string, sealed: string): string {
  try {
    unseal(ctx.env.ENCRYPTION_KEY, id, sealed);
    return sealed;
  } catch {
    // Encrypted with another key.
  }
  try {
    return sealSecret(ctx, id, openSecret(ctx, id, sealed));
  } catch {
    return sealed;
  }
}
