import type { Transaction } from "../../core/db.ts";
import { OUTBOX_CHANNEL } from "../../core/outbox.ts";

/** Wake the workers once the transaction commits: there is something to deliver. */
export async function wakeDeliverers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_notify(${OUTBOX_CHANNEL}, '')`;
}
