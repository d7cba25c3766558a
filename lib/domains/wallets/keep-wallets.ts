import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { rememberWallets } from "./remember-wallets.ts";

/**
 * Make wallets known inside the caller's transaction and have them tracked on every chain soon after: the job does so in a
 * transaction of its own, since tracking locks the cursors of all chains, of which the caller may hold one.
 */
export async function keepWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  await rememberWallets(sql, addresses, now);
  const jobs = [...new Set(addresses)].map((address) => ({ payload: { address }, key: `track-wallet:${address}` }));
  await enqueueJobs(sql, "track-wallet", jobs);
}
