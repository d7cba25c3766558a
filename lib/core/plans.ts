import type { Env } from "./env.ts";

/** Endpoints outside `default` have their own minute limit: `track` beside the tier's, the others instead of it. */
export const rateLimitClasses = [
  "default",
  "revokeAttestation",
  "checkName",
  "leaderboard",
  "achievements",
  "track",
] as const;
export type RateLimitClass = (typeof rateLimitClasses)[number];

export const planTiers = ["free", "starter", "professional", "enterprise"] as const;
export type PlanTier = (typeof planTiers)[number];

export interface PlanLimits {
  perMinute: number;
  perDay: number;
  /** Minute limits of these endpoints. */
  endpoints: Record<Exclude<RateLimitClass, "default">, number>;
}

/** The specification's table. The settings ENTERPRISE_* replace the defaults of enterprise. */
export const planLimits: Record<PlanTier, PlanLimits> = {
  free: {
    perMinute: 60,
    perDay: 10_000,
    endpoints: { revokeAttestation: 10, checkName: 100, leaderboard: 30, achievements: 60, track: 20 },
  },
  starter: {
    perMinute: 300,
    perDay: 100_000,
    endpoints: { revokeAttestation: 50, checkName: 500, leaderboard: 150, achievements: 300, track: 20 },
  },
  professional: {
    perMinute: 1_000,
    perDay: 1_000_000,
    endpoints: { revokeAttestation: 200, checkName: 2_000, leaderboard: 600, achievements: 1_000, track: 20 },
  },
  enterprise: {
    perMinute: 10_000,
    perDay: 10_000_000,
    endpoints: { revokeAttestation: 2_000, checkName: 20_000, leaderboard: 6_000, achievements: 10_000, track: 20 },
  },
};

/**
 * The networks of an IPv6 address that a request is charged to, each with a multiple of one client's limit. A /64 is one client;
 * customers of providers get a /56 or /48.
 */
export const IPV6_NETWORKS = [
  { prefix: 64, clients: 1 },
  { prefix: 56, clients: 3 },
  { prefix: 48, clients: 10 },
] as const;

export function limitsOf(tier: PlanTier, env: Pick<Env, "ENTERPRISE_PER_MINUTE" | "ENTERPRISE_PER_DAY">): PlanLimits {
  if (tier !== "enterprise") return planLimits[tier];
  const { perMinute, endpoints } = planLimits.enterprise;
  // Endpoints keep their share of the minute limit; tracking is the same for every tier.
  const scaled = { ...endpoints };
  for (const name of rateLimitClasses) {
    if (name === "default" || name === "track") continue;
    scaled[name] = Math.max(1, Math.ceil((endpoints[name] * env.ENTERPRISE_PER_MINUTE) / perMinute));
  }
  return { perMinute: env.ENTERPRISE_PER_MINUTE, perDay: env.ENTERPRISE_PER_DAY, endpoints: scaled };
}
