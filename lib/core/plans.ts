import type { Env } from "./env.ts";

/** Which limit a request counts against: endpoints outside `default` have a minute limit of their own. */
export const rateLimitClasses = [
  "default",
  "revokeAttestation",
  "checkName",
  "leaderboard",
  "achievements",
  "track",
] as const;
export type RateLimitClass = (typeof rateLimitClasses)[number];

/** The plans of developers. */
export const planTiers = ["free", "starter", "professional", "enterprise"] as const;
export type PlanTier = (typeof planTiers)[number];

export interface PlanLimits {
  perMinute: number;
  perDay: number;
  /** Minute limits that replace `perMinute` at these endpoints. */
  endpoints: Record<Exclude<RateLimitClass, "default">, number>;
}

/** The specification's table. Enterprise is custom: the settings ENTERPRISE_* replace these defaults. */
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

/** Requests a minute of one client address, for public routes and for missing or wrong credentials. */
export const ADDRESS_LIMIT_PER_MINUTE = 300;

/**
 * The same for the IPv6 networks that an address lies in, all charged together: a /64 is one client; providers give their
 * customers a /56 or a /48.
 */
export const IPV6_LIMITS_PER_MINUTE = [
  { prefix: 64, limit: ADDRESS_LIMIT_PER_MINUTE },
  { prefix: 56, limit: 3 * ADDRESS_LIMIT_PER_MINUTE },
  { prefix: 48, limit: 10 * ADDRESS_LIMIT_PER_MINUTE },
] as const;

/** The limits of a tier under these settings. */
export function limitsOf(tier: PlanTier, env: Pick<Env, "ENTERPRISE_PER_MINUTE" | "ENTERPRISE_PER_DAY">): PlanLimits {
  if (tier !== "enterprise") return planLimits[tier];
  const { perMinute, endpoints } = planLimits.enterprise;
  // Endpoints keep their share of the minute; tracking is the same for every tier.
  const scaled = { ...endpoints };
  for (const name of rateLimitClasses) {
    if (name === "default" || name === "track") continue;
    scaled[name] = Math.max(1, Math.ceil((endpoints[name] * env.ENTERPRISE_PER_MINUTE) / perMinute));
  }
  return { perMinute: env.ENTERPRISE_PER_MINUTE, perDay: env.ENTERPRISE_PER_DAY, endpoints: scaled };
}
