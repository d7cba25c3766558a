import type { Transaction } from "../../core/db.ts";
import { permissions as allPermissions } from "../../core/permissions.ts";
import type { KeyKind } from "./key-format.ts";
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
