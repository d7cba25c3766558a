import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { permissions as allPermissions, type Permission } from "../../core/permissions.ts";
import { audit } from "./internal.ts";
import { hashKey, KEY_PREFIX, newKey } from "./key-format.ts";
import { NewKey } from "./schemas.ts";

/** What may be shown of a key after its creation. */
export interface KeyRecord {
  id: string;
  name: string;
  permissions: Permission[];
  /** Requests a minute; null: the tier's limit alone. */
  rateLimit: number | null;
  prefix: string;
  last4: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/**
 * Make a key for a developer. The returned `apiKey` exists nowhere else: the database holds its hash. NOT_FOUND for an
 * unknown developer.
 */
export async function createKey(
  ctx: Context,
  input: NewKey & { developerId: string },
): Promise<{ apiKey: string; key: KeyRecord }> {
  const { developerId, ...wanted } = input;
  const { name, permissions, rateLimit } = NewKey.parse(wanted);
  const apiKey = newKey();
  const record = {
    id: createId("key", ctx.now),
    name,
    permissions: allPermissions.filter((one) => permissions.includes(one)),
    rateLimit: rateLimit ?? null,
    prefix: apiKey.slice(0, KEY_PREFIX.length + 4),
    last4: apiKey.slice(-4),
    createdAt: ctx.now,
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
  };
  await ctx.db.$transaction(async (tx) => {
    const developer = await tx.developer.findUnique({ where: { id: developerId } });
    if (!developer) throw new ServiceError("NOT_FOUND", "There is no such developer.");
    await tx.apiKey.create({ data: { ...record, developerId, hash: hashKey(apiKey) } });
    await audit(ctx, tx, "key.created", record.id, { name, permissions, rateLimit: record.rateLimit });
  });
  return { apiKey, key: record };
}
