import type { Env } from "../../core/env.ts";
import { type Role, roles } from "../../core/permissions.ts";
import { lowerAscii } from "../../core/schemas.ts";

/** Whom an ID token is of, and what the settings give them. */
export interface Granted {
  subject: string;
  /** The provider's own session; null if the token names none. */
  providerSession: string | null;
  role: Role;
  /** The item of the settings that gives the role. */
  grantedBy: string;
}

export type Members = Pick<Env, "OIDC_OPERATORS" | "OIDC_REVIEWERS" | "OIDC_READERS">;
type Settings = Members & Pick<Env, "OIDC_GROUPS_CLAIM">;

/** The standard's most. */
const LONGEST = 255;
const MOST_GROUPS = 1_000;

/**
 * Reads the claims of a verified ID token. Null if nothing in the settings gives its subject a role. An e-mail counts only where the provider
 * says that it is verified, and groups only from this token.
 */
export function readClaims(env: Settings, claims: Readonly<Record<string, unknown>>): Granted | null {
  const { sub: subject, sid, email, email_verified: isVerified } = claims;
  // The standard allows ASCII alone; control characters would end a line of the audit log.
  if (typeof subject !== "string" || !/^[\x20-\x7e]+$/.test(subject) || subject.length > LONGEST) return null;
  const groups = groupsOf(claims[env.OIDC_GROUPS_CLAIM]).map((group) => `group:${group}`);
  const own = typeof email === "string" && isVerified === true ? [...groups, `email:${lowerAscii(email)}`] : groups;
  for (const role of roles) {
    const grantedBy = membersOf(env, role).find((member) => own.includes(member));
    if (grantedBy !== undefined) return { subject, providerSession: readText(sid), role, grantedBy };
  }
  return null;
}

/** Who has a role by the settings. */
export function membersOf(env: Members, role: Role): readonly string[] {
  return { operator: env.OIDC_OPERATORS, reviewer: env.OIDC_REVIEWERS, reader: env.OIDC_READERS }[role];
}

function groupsOf(claim: unknown): string[] {
  const groups = Array.isArray(claim) ? claim.slice(0, MOST_GROUPS) : [claim];
  return groups.filter((group) => typeof group === "string");
}

function readText(claim: unknown): string | null {
  return typeof claim === "string" && claim !== "" && claim.length <= LONGEST ? claim : null;
}
