import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { allows, permissions as allPermissions, type Permission } from "../../core/permissions.ts";
import { isLive } from "./key-record.ts";

/** Active keys of one developer, including replaced ones during their overlap. */
const MOST_KEYS = 100;
/** Keys that one developer creates or rotates in 24 hours. */
const MOST_NEW_KEYS = 300;
const DAY_MS = 86_400_000;

/** `rateLimit` is the key's own limit per minute; null: none. */
interface Grant {
  permissions: readonly Permission[];
  rateLimit: number | null;
}

/** The widest grant that the caller may give: its own, if it is a key. Throws UNAUTHORIZED if that key has ended. */
export async function widestGrant(ctx: Context, tx: Transaction): Promise<Grant> {
  if (ctx.actor.kind !== "key") return { permissions: allPermissions, rateLimit: null };
  const own = await tx.apiKey.findUnique({ where: { id: ctx.actor.keyId } });
  if (!own || !isLive(own, ctx.now)) throw new ServiceError("UNAUTHORIZED", "The key of this request has ended.");
  return { permissions: allPermissions.filter((one) => own.permissions.includes(one)), rateLimit: own.rateLimit };
}

/** Throws FORBIDDEN if `wanted` is wider than `widest`. */
export function requireWithin(widest: Grant, wanted: Grant): void {
  const isAllowed = wanted.permissions.every((one) => allows(widest.permissions, one));
  const isLimited = widest.rateLimit === null || (wanted.rateLimit !== null && wanted.rateLimit <= widest.rateLimit);
  if (isAllowed && isLimited) return;
  throw new ServiceError(
    "FORBIDDEN",
    "A key cannot create a key with more permissions or a higher limit than its own.",
  );
}

/** Locks the developer's row, which serialises the creation of keys. Throws NOT_FOUND. */
export async function lockDeveloper(tx: Transaction, developerId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from developer where id = ${developerId} for update`;
  if (rows.length === 0) throw new ServiceError("NOT_FOUND", "The developer does not exist.");
}

/** Throws NOT_ELIGIBLE if the developer has more active keys, or created more in 24 hours, than allowed. */
export async function requireRoom(ctx: Context, tx: Transaction, developerId: string): Promise<void> {
  const recent = await tx.apiKey.count({
    where: { developerId, createdAt: { gt: new Date(ctx.now.getTime() - DAY_MS) } },
  });
  if (recent > MOST_NEW_KEYS) {
    throw new ServiceError("NOT_ELIGIBLE", `A developer can create or rotate ${MOST_NEW_KEYS} keys in 24 hours.`);
  }
  const live = await tx.apiKey.count({
    where: { developerId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: ctx.now } }] },
  });
  if (live <= MOST_KEYS) return;
  throw new ServiceError("NOT_ELIGIBLE", `A developer can have ${MOST_KEYS} active keys. Revoke one first.`);
}
