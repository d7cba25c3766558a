import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { rememberWallets } from "./remember-wallets.ts";

/**
 * Makes wallets known, and enqueues jobs that track them on every chain. Tracking locks the cursors of all chains, so it cannot run in
 * the caller's transaction.
 */
export async function keepWallets(sql: Sql, addresses: readonly string[], now: Date): Promise<void> {
  await rememberWallets(sql, addresses, now);
  await enqueueJobs(sql, "track-wallet", [...new Set(addresses)].map(jobOf));
}

/** Tries again to track a wallet in an hour, after the limit of automatic tracking. */
export async function trackLater(ctx: Context, address: string): Promise<void> {
  await enqueueJobs(ctx.pg, "track-wallet", [jobOf(address)], new Date(ctx.now.getTime() + 3_600_000));
}

function jobOf(address: string) {
  return { payload: { address }, key: `track-wallet:${address}` };
}
