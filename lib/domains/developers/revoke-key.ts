import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { audit, changeCredential } from "./internal.ts";
import { type KeyRecord, toRecord } from "./key-record.ts";

/**
 * End a developer's key: in this process at once, in the others within a second. Revoking it again changes nothing. NOT_FOUND
 * for a key of another developer, as for none.
 */
export async function revokeKey(ctx: Context, input: { developerId: string; keyId: string }): Promise<KeyRecord> {
  return changeCredential(ctx, async (tx) => {
    const key = await findKey(tx, input);
    const { count } = await tx.apiKey.updateMany({
      where: { id: key.id, revokedAt: null },
      data: { revokedAt: ctx.now },
    });
    if (count > 0) await audit(ctx, tx, "key.revoked", key.id, {});
    return { result: toRecord(await findKey(tx, input)), credential: count > 0 ? key.hash : null };
  });
}

/** A developer's key, for all it holds. */
export async function findKey(
  tx: Pick<Transaction, "apiKey">,
  input: { developerId: string; keyId: string },
): Promise<Awaited<ReturnType<Transaction["apiKey"]["findFirstOrThrow"]>>> {
  const key = await tx.apiKey.findFirst({ where: { id: input.keyId, developerId: input.developerId } });
  if (!key) throw new ServiceError("NOT_FOUND", "There is no such key.");
  return key;
}
