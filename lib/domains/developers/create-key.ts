import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { transaction } from "../../core/transaction.ts";
import { lockDeveloper, requireRoom, requireWithin, widestGrant } from "./key-grant.ts";
import { writeKey } from "./key-record.ts";
import { type KeyRecord, NewKey } from "./schemas.ts";

/**
 * Creates a key. The returned `apiKey` is stored only as a hash. A key that creates a key passes on its own limit, unless a lower one
 * is given. Throws NOT_FOUND for an unknown developer, FORBIDDEN beyond the caller's own grant, NOT_ELIGIBLE beyond 100 keys.
 */
export async function createKey(
  ctx: Context,
  input: NewKey & { developerId: string },
): Promise<{ apiKey: string; key: KeyRecord }> {
  const { developerId, ...wanted } = input;
  const { name, permissions, rateLimit } = NewKey.parse(wanted);
  const work = async (tx: Transaction) => {
    await lockDeveloper(tx, developerId);
    const widest = await widestGrant(ctx, tx);
    const granted = { permissions, rateLimit: rateLimit ?? widest.rateLimit };
    requireWithin(widest, granted);
    const made = await writeKey(ctx, tx, { developerId, name, ...granted });
    await requireRoom(ctx, tx, developerId);
    return made;
  };
  return runExclusive(developerId, () => transaction(ctx, work));
}
