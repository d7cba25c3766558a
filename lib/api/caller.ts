import type { Actor } from "../core/context.ts";
import { ServiceError } from "../core/errors.ts";
import type { PlanLimits, RateLimitClass } from "../core/plans.ts";
import type { Bucket } from "./limit-store.ts";

/** An authenticated actor and the buckets its requests are charged to, by the endpoint's class. */
export interface Caller {
  actor: Extract<Actor, { kind: "key" | "session" }>;
  buckets: Record<RateLimitClass, readonly Bucket[]>;
  /** Why an operator suspended it, if one has. It may then only do what requests without credentials may do. */
  suspension?: string;
}

export function callerBuckets(
  caller: { developerId: string; keyId?: string; rateLimit?: number | null },
  limits: PlanLimits,
): Caller["buckets"] {
  const { developerId, keyId, rateLimit } = caller;
  const shared: Bucket[] = [{ id: developerId, window: "day", limit: limits.perDay }];
  if (keyId && rateLimit) shared.push({ id: keyId, window: "minute", limit: rateLimit });
  const tier: Bucket = { id: developerId, window: "minute", limit: limits.perMinute };
  const own = (name: Exclude<RateLimitClass, "default">): Bucket => {
    return { id: `${developerId} ${name}`, window: "minute", limit: limits.endpoints[name] };
  };
  return {
    default: [tier, ...shared],
    revokeAttestation: [own("revokeAttestation"), ...shared],
    checkName: [own("checkName"), ...shared],
    leaderboard: [own("leaderboard"), ...shared],
    achievements: [own("achievements"), ...shared],
    // The specification has no limit of its own for it, so it counts towards the tier's, too.
    track: [own("track"), tier, ...shared],
  };
}

/** The refusal of suspended credentials. */
export function suspendedError(reason: string): ServiceError {
  return new ServiceError("FORBIDDEN", `An operator of this service suspended these credentials: ${reason}`);
}
