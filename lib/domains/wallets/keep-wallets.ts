import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { rememberWallets } from "./remember-wallets.ts";

/**
 * Make wallets known inside the caller's transaction and have them tracked on every chain soon after: the job does so in a
 * transaction of its own, since tracking locks the cursors of all chains, of which the caller may hold one.
 */
export async function keepWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  await rememberWallets(sql, addresses, now);
  await enqueueJobs(sql, "track-wallet", [...new Set(addresses)].map(jobOf));
}

/** Try again to track a wallet in an hour: the limit of automatic tracking is used up. */
export async function trackLater(ctx: Context, address: string): Promise<void> {
  await enqueueJobs(ctx.pg, "track-wallet", [jobOf(address)], new Date(ctx.now.getTime() + 3_600_000));
}

function jobOf(address: string) {
  return { payload: { address }, key: `track-wallet:${address}` };
}
