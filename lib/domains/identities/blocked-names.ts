import type { Context } from "../../core/context.ts";

/**
 * Words that no name may be, since they stand where a name could in a path: every static segment beside a parameter, and every
 * first segment, with or without the version before it. A test derives them from the API's declarations and the pages, and fails when one is missing here.
 */
export const reservedWords = [
  "achievements",
  "api",
  "apple-icon",
  "attest",
  "auth",
  "avatars",
  "batch",
  "cany",
  "chains",
  "check",
  "confirm",
  "credence",
  "design",
  "developer",
  "docs",
  "favicon",
  "health",
  "icon",
  "icons",
  "identity",
  "leaderboard",
  "llms",
  "manifest",
  "metrics",
  "mint",
  "name",
  "names",
  "notifications",
  "openapi",
  "policies",
  "portal",
  "profile",
  "referral-code",
  "referrals",
  "referrer",
  "reservations",
  "reserve",
  "robots",
  "score",
  "scores",
  "search",
  "settings",
  "sitemap",
  "subname",
  "track",
  "trading",
  "trust",
  "updates",
  "wallets",
  "webhooks",
] as const;
const reserved: ReadonlySet<string> = new Set(reservedWords);

/** Whether a name (without suffix, lower case) is blocked: a reserved word, the suffix itself, or on the operator's list. */
export function isBlockedName(ctx: Pick<Context, "env">, name: string): boolean {
  return reserved.has(name) || name === ctx.env.NAME_SUFFIX.slice(1) || ctx.env.BLOCKED_NAMES.has(name);
}
