import type { Context } from "../../core/context.ts";
import { reseal } from "../../core/encryption.ts";
import { openSecret } from "./internal.ts";
import { storedKeyOf } from "./sign.ts";

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
