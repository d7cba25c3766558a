import type { Pool } from "pg";
import type { Context } from "../../core/context.ts";
import type { Transaction } from "../../core/db.ts";
import { type PlanTier, planTiers } from "../../core/plans.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { transaction } from "../../core/transaction.ts";

export function parsePlanTier(text: string): PlanTier {
  return planTiers.find((tier) => tier === text) ?? "free";
}

/** Notifies all processes of a changed credential: a key's hash, a session's id, or `*` for all. */
export const CREDENTIALS_CHANNEL = "credentials";

type Forget = (credential: string) => void;

const listenersOf = (pg: Pool) => ownedSingleton("credential changes", pg, () => new Set<Forget>());

/** Calls `forget` for credentials that this process changed, after the commit. Returns a function that stops it. */
export function onCredentialChange(pg: Pool, forget: Forget): () => void {
  const listeners = listenersOf(pg).add(forget);
  return () => void listeners.delete(forget);
}

/**
 * Changes credentials in one transaction. Afterwards this process no longer caches them, and the other processes are notified. `work`
 * returns the changed credentials.
 */
export async function changeCredentials<T>(
  ctx: Context,
  work: (tx: Transaction) => Promise<{ result: T; credentials: readonly string[] }>,
): Promise<T> {
  const { result, credentials } = await transaction(ctx, async (tx) => {
    const done = await work(tx);
    if (done.credentials.length > 0) {
      await tx.$executeRaw`select pg_notify(${CREDENTIALS_CHANNEL}, c) from unnest(${[...done.credentials]}::text[]) as c`;
    }
    return done;
  });
  for (const credential of credentials) forgetCredential(ctx.pg, credential);
  return result;
}

/** Removes a credential from this process's caches. */
export function forgetCredential(pg: Pool, credential: string): void {
  for (const forget of listenersOf(pg)) forget(credential);
}
