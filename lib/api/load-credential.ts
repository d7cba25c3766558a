import type { Context } from "../core/context.ts";
import { limitsOf } from "../core/plans.ts";
import { lookUpKey, lookUpSession, markKeyUsed, markSessionUsed } from "../domains/developers/index.ts";
import { type Caller, callerBuckets } from "./caller.ts";
import type { Credential } from "./credential-cache.ts";

type Base = Pick<Context, "pg" | "env" | "log">;

export async function loadKey(ctx: Base, keyHash: string): Promise<Credential | null> {
  const found = await lookUpKey(ctx, keyHash);
  if (!found) return null;
  const { rateLimit: _, expiresAt, suspension, ...key } = found;
  return {
    caller: {
      actor: { kind: "key", ...key },
      buckets: callerBuckets(found, limitsOf(key.tier, ctx.env)),
      ...(suspension !== null && { suspension }),
    },
    expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

export async function loadSession(ctx: Base, sessionId: string): Promise<Credential | null> {
  const found = await lookUpSession(ctx, sessionId);
  if (!found) return null;
  const { expiresAt, suspension, ...session } = found;
  const { developerId, tier } = session;
  return {
    caller: {
      actor: { kind: "session", ...session },
      buckets: callerBuckets({ developerId }, limitsOf(tier, ctx.env)),
      ...(suspension !== null && { suspension }),
    },
    expiresAt: expiresAt.getTime(),
  };
}

/** Stores the use of a credential in the background. `at` is in unix milliseconds. */
export function recordUse(ctx: Base, { actor }: Caller, at: number): void {
  const stored =
    actor.kind === "key"
      ? markKeyUsed(ctx, { keyId: actor.keyId, at: new Date(at) })
      : markSessionUsed(ctx, { sessionId: actor.sessionId, at: new Date(at) });
  stored.catch((err) => ctx.log.warn({ err, by: actor.kind }, "the use of a credential was not recorded"));
}
