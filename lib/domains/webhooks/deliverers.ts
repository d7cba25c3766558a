import type { Database } from "../../core/db.ts";
import { OUTBOX_CHANNEL } from "../../core/outbox.ts";

type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** Wake the workers once the transaction commits: there is something to deliver. */
export async function wakeDeliverers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_notify(${OUTBOX_CHANNEL}, '')`;
}
