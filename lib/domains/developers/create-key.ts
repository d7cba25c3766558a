import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { transaction } from "../../core/transaction.ts";
import { lockDeveloper, requireRoom, requireWithin, widestGrant } from "./key-grant.ts";
import { writeKey } from "./key-record.ts";
import { type KeyRecord, NewKey } from "./schemas.ts";

/**
 * Creates a key. The returned `apiKey` is stored only as a hash. A key that creates a key passes on its own limit, unless a lower one
 * is given. Throws NOT_FOUND for an unknown developer or policy, FORBIDDEN beyond the caller's own grant, NOT_ELIGIBLE beyond 100 keys.
 */
export async function createKey(
  ctx: Context,
  input: NewKey & { developerId: string },
): Promise<{ apiKey: string; key: KeyRecord }> {
  const { developerId, ...wanted } = input;
  const { name, permissions, rateLimit, kind = "secret", origins = [], policyIds = [] } = NewKey.parse(wanted);
  const work = async (tx: Transaction) => {
    await lockDeveloper(tx, developerId);
    const widest = await widestGrant(ctx, tx);
    const granted = { permissions, rateLimit: rateLimit ?? widest.rateLimit };
    requireWithin(widest, granted);
    await requirePolicies(tx, developerId, policyIds);
    const made = await writeKey(ctx, tx, { developerId, name, ...granted, kind, origins, policyIds });
    await requireRoom(ctx, tx, developerId);
    return made;
  };
  return runExclusive(developerId, () => transaction(ctx, work));
}

/** Throws NOT_FOUND unless all policies are the developer's. */
async function requirePolicies(tx: Transaction, developerId: string, policyIds: readonly string[]): Promise<void> {
  if (policyIds.length === 0) return;
  const own = await tx.policy.count({ where: { developerId, id: { in: [...policyIds] } } });
  if (own < policyIds.length) throw new ServiceError("NOT_FOUND", "One of the policies does not exist.");
}
