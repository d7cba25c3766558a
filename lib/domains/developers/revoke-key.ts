import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { changeCredentials } from "./internal.ts";
import { toRecord } from "./key-record.ts";
import type { KeyRecord } from "./schemas.ts";

/** Revokes a developer's key: in this process at once, in others within a second. Throws NOT_FOUND, also for other developers'. */
export async function revokeKey(ctx: Context, input: { developerId: string; keyId: string }): Promise<KeyRecord> {
  return changeCredentials(ctx, async (tx) => {
    const key = await findKey(tx, input);
    const { count } = await tx.apiKey.updateMany({
      where: { id: key.id, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count > 0) await audit(ctx, tx, "key.revoked", key.id, {});
    return { result: toRecord(await findKey(tx, input)), credentials: count > 0 ? [key.hash] : [] };
  });
}

/** Throws NOT_FOUND. */
export async function findKey(
  tx: Pick<Transaction, "apiKey">,
  input: { developerId: string; keyId: string },
): Promise<Awaited<ReturnType<Transaction["apiKey"]["findFirstOrThrow"]>>> {
  const key = await tx.apiKey.findFirst({ where: { id: input.keyId, developerId: input.developerId } });
  if (!key) throw new ServiceError("NOT_FOUND", "The key does not exist.");
  return key;
}
