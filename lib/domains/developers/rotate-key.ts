import { audit } from "../../core/audit.ts";
import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import type { ServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { permissions as allPermissions } from "../../core/permissions.ts";
import { changeCredentials } from "./internal.ts";
import { lockDeveloper, requireRoom, requireWithin, widestGrant } from "./key-grant.ts";
import { isLive, kindOf, writeKey } from "./key-record.ts";
import { findKey } from "./revoke-key.ts";
import type { KeyRecord } from "./schemas.ts";

/**
 * Replaces a key by one with the same name, permissions, limit, origins and policies. The old key works for another `overlapSeconds`, but not beyond its
 * own end. Throws NOT_FOUND; INVALID_REQUEST if it has ended or was replaced; FORBIDDEN beyond the caller's own grant; NOT_ELIGIBLE
 * beyond 100 keys.
 */
export async function rotateKey(
  ctx: Context,
  input: { developerId: string; keyId: string; overlapSeconds: number },
): Promise<{ apiKey: string; key: KeyRecord; previousExpiresAt: string }> {
  const { developerId, keyId, overlapSeconds } = input;
  const work = async (tx: Transaction) => {
    await lockDeveloper(tx, developerId);
    const old = await findKey(tx, { developerId, keyId });
    if (!isLive(old, ctx.now)) throw refused("has ended", "The key has ended; create another one.");
    if (old.replacedBy !== null) {
      throw refused("was rotated already", "The key was rotated already; rotate its replacement.");
    }
    const granted = {
      permissions: allPermissions.filter((one) => old.permissions.includes(one)),
      rateLimit: old.rateLimit,
    };
    requireWithin(await widestGrant(ctx, tx), granted);
    const made = await writeKey(ctx, tx, {
      ...{ developerId, name: old.name, ...granted },
      ...{ kind: kindOf(old), origins: old.origins, policyIds: old.policyIds },
    });
    const end = new Date(ctx.now.getTime() + overlapSeconds * 1000);
    const expiresAt = old.expiresAt !== null && old.expiresAt < end ? old.expiresAt : end;
    await tx.apiKey.update({ where: { id: keyId }, data: { expiresAt, replacedBy: made.key.id } });
    const previousExpiresAt = expiresAt.toISOString();
    await audit(ctx, tx, "key.rotated", keyId, { replacedBy: made.key.id, expiresAt: previousExpiresAt });
    await requireRoom(ctx, tx, developerId);
    return { result: { ...made, previousExpiresAt }, credentials: [old.hash] };
  };
  return runExclusive(developerId, () => changeCredentials(ctx, work));
}

function refused(message: string, sentence: string): ServiceError {
  return invalidField("path.keyId", message, sentence);
}
