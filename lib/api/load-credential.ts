import type { Context } from "../core/context.ts";
import { limitsOf, type PlanLimits } from "../core/plans.ts";
import { lookUpKey, lookUpSession, markKeyUsed, markSessionUsed } from "../domains/developers/index.ts";
import { type Caller, callerBuckets, pageBuckets } from "./caller.ts";
import type { Credential } from "./credential-cache.ts";

type Base = Pick<Context, "pg" | "env" | "log">;

export async function loadKey(ctx: Base, keyHash: string): Promise<Credential | null> {
  const found = await lookUpKey(ctx, keyHash);
  if (!found) return null;
  const { rateLimit: _, expiresAt, suspension } = found;
  const limits = limitsOf(found.tier, ctx.env);
  return {
    caller: {
      ...(found.kind === "publishable" ? pageCaller(ctx, found, limits) : serverCaller(found, limits)),
      ...(suspension !== null && { suspension }),
    },
    expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

type LiveKey = NonNullable<Awaited<ReturnType<typeof lookUpKey>>>;

function serverCaller(found: LiveKey, limits: PlanLimits): Caller {
  const { developerId, keyId, wallet, chainId, tier, permissions } = found;
  const actor = { kind: "key", developerId, keyId, wallet, tier, permissions } as const;
  return {
    actor: { ...actor, ...(chainId !== undefined && { chainId }) },
    buckets: callerBuckets(found, limits),
  };
}

function pageCaller({ env }: Base, found: LiveKey, limits: PlanLimits): Caller {
  const { developerId, keyId, tier, permissions, policyIds, origins } = found;
  const { buckets, visitorBuckets } = pageBuckets(found, limits, env);
  return {
    actor: { kind: "publishable", developerId, keyId, tier, permissions, policyIds },
    buckets,
    pages: { origins, visitorBuckets },
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
    actor.kind === "session"
      ? markSessionUsed(ctx, { sessionId: actor.sessionId, at: new Date(at) })
      : markKeyUsed(ctx, { keyId: actor.keyId, at: new Date(at) });
  stored.catch((err) => ctx.log.warn({ err, by: actor.kind }, "the use of a credential was not recorded"));
}
