import type { Context } from "../../core/context.ts";
import type { Database } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";

export type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** The channel that tells every process which key changed: the payload is the key's hash, or `*` for all. */
export const KEYS_CHANNEL = "keys";

/** One row of the audit log, in the transaction of what it tells of. `data` never holds a secret. */
export async function audit(
  ctx: Context,
  tx: Transaction,
  action: string,
  target: string,
  data: Record<string, string | number | string[] | null>,
): Promise<void> {
  const actor = ctx.actor.kind === "key" || ctx.actor.kind === "session" ? ctx.actor.developerId : ctx.actor.kind;
  await tx.auditLog.create({ data: { id: createId("audit", ctx.now), at: ctx.now, actor, action, target, data } });
}

/** Tell every process to forget what it remembers of a key, once the transaction commits. */
export async function announceKey(tx: Transaction, hash: string): Promise<void> {
  await tx.$executeRaw`select pg_notify(${KEYS_CHANNEL}, ${hash})`;
}
