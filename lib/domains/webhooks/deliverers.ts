import { OUTBOX_CHANNEL } from "../../core/outbox.ts";
import type { Transaction } from "./internal.ts";

/** Wake the workers once the transaction commits: there is something to deliver. */
export async function wakeDeliverers(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_notify(${OUTBOX_CHANNEL}, '')`;
}
