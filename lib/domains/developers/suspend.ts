import { audit } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireRole } from "../../core/operators.ts";
import { changeCredentials } from "./internal.ts";
import { toRecord } from "./key-record.ts";
import { findDeveloper } from "./list-developers.ts";
import type { Developer, KeyRecord } from "./schemas.ts";

/**
 * Suspends a developer: all processes refuse its keys and sessions within a second, with the reason, and its webhooks' deliveries wait.
 * `reason` null lifts the suspension. Nothing changes for a developer that is in that state already. Throws FORBIDDEN, NOT_FOUND.
 */
export async function suspendDeveloper(
  ctx: Context,
  input: { developerId: string; reason: string | null },
): Promise<Developer> {
  requireRole(ctx, "operator");
  const { developerId, reason } = input;
  await changeCredentials(ctx, async (tx) => {
    const { count } = await tx.developer.updateMany({
      where: { id: developerId, suspendedAt: reason === null ? { not: null } : null },
      data: suspension(ctx, reason),
    });
    if (count > 0) await audit(ctx, tx, `developer.${actOf(reason)}`, developerId, { reason });
    // While its deliveries waited, no attempt could end a time of failures.
    if (count > 0 && reason === null) {
      await tx.webhook.updateMany({ where: { developerId }, data: { failingSince: null } });
    }
    return { result: undefined, credentials: count > 0 ? ["*"] : [] };
  });
  return findDeveloper(ctx, developerId);
}

/** The same for one key. Throws FORBIDDEN, NOT_FOUND. */
export async function suspendKey(ctx: Context, input: { keyId: string; reason: string | null }): Promise<KeyRecord> {
  requireRole(ctx, "operator");
  const { keyId, reason } = input;
  return changeCredentials(ctx, async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: keyId, suspendedAt: reason === null ? { not: null } : null },
      data: suspension(ctx, reason),
    });
    if (count > 0) await audit(ctx, tx, `key.${actOf(reason)}`, keyId, { reason });
    const key = await tx.apiKey.findUnique({ where: { id: keyId } });
    if (!key) throw new ServiceError("NOT_FOUND", "The key does not exist.");
    return { result: toRecord(key), credentials: count > 0 ? [key.hash] : [] };
  });
}

function suspension({ now }: Context, reason: string | null) {
  return { suspendedAt: reason === null ? null : now, suspensionReason: reason };
}

function actOf(reason: string | null): string {
  return reason === null ? "suspension-lifted" : "suspended";
}
