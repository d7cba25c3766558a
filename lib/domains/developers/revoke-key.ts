import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { audit, changeCredential } from "./internal.ts";

/**
 * End a developer's key. Every process refuses it within a second. Revoking it again changes nothing. NOT_FOUND for a
 * key of another developer, as for none.
 */
export async function revokeKey(ctx: Context, input: { developerId: string; keyId: string }): Promise<void> {
  await changeCredential(ctx, async (tx) => {
    const key = await tx.apiKey.findFirst({ where: { id: input.keyId, developerId: input.developerId } });
    if (!key) throw new ServiceError("NOT_FOUND", "There is no such key.");
    if (key.revokedAt) return { result: undefined, credential: null };
    await tx.apiKey.update({ where: { id: key.id }, data: { revokedAt: ctx.now } });
    await audit(ctx, tx, "key.revoked", key.id, {});
    return { result: undefined, credential: key.hash };
  });
}
