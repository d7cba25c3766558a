import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { permissions as allPermissions, type Permission } from "../../core/permissions.ts";
import { hashKey, type KeyKind, keyPrefixes, newKey } from "./key-format.ts";
import type { KeyRecord } from "./schemas.ts";

type Row = Awaited<ReturnType<Transaction["apiKey"]["findFirstOrThrow"]>>;

export function toRecord(row: Row): KeyRecord {
  return {
    id: row.id,
    name: row.name,
    ...(kindOf(row) === "publishable" && {
      kind: "publishable" as const,
      origins: row.origins,
      policyIds: row.policyIds,
    }),
    permissions: allPermissions.filter((one) => row.permissions.includes(one)),
    rateLimit: row.rateLimit,
    prefix: row.prefix,
    last4: row.last4,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    ...(row.suspensionReason !== null && { suspensionReason: row.suspensionReason }),
  };
}

/** What a row says of its key's kind; a kind that this version does not know may do least. */
export function kindOf({ kind }: Pick<Row, "kind">): KeyKind {
  return kind === "secret" ? "secret" : "publishable";
}

export function isLive(row: Pick<Row, "expiresAt" | "revokedAt">, now: Date): boolean {
  return row.revokedAt === null && (row.expiresAt === null || row.expiresAt > now);
}

/** What a key is made of. `origins` and `policyIds` are empty, unless it is publishable. */
interface WantedKey {
  developerId: string;
  name: string;
  permissions: readonly Permission[];
  rateLimit: number | null;
  kind: KeyKind;
  origins: readonly string[];
  policyIds: readonly string[];
}

/** Writes a new key and its audit row. The returned `apiKey` is stored only as a hash. */
export async function writeKey(
  ctx: Context,
  tx: Transaction,
  wanted: WantedKey,
): Promise<{ apiKey: string; key: KeyRecord }> {
  const { developerId, name, rateLimit, kind } = wanted;
  const [origins, policyIds] = [[...wanted.origins], [...wanted.policyIds]];
  const permissions = allPermissions.filter((one) => wanted.permissions.includes(one));
  const apiKey = newKey(kind);
  const row = await tx.apiKey.create({
    data: {
      id: createId("key", ctx.now),
      developerId,
      name,
      kind,
      origins,
      policyIds,
      permissions,
      rateLimit,
      prefix: apiKey.slice(0, keyPrefixes[kind].length + 4),
      last4: apiKey.slice(-4),
      hash: hashKey(apiKey),
      createdAt: ctx.now,
    },
  });
  await audit(ctx, tx, "key.created", row.id, {
    ...{ name, permissions, rateLimit },
    ...(kind === "publishable" && { kind, origins, policyIds }),
  });
  return { apiKey, key: toRecord(row) };
}
