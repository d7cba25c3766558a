/** Permissions of API keys. Admin includes write, write includes read. */
export const permissions = ["read", "write", "admin"] as const;
export type Permission = (typeof permissions)[number];

/** What somebody may do in the administration: everything, decide appeals, or read. */
export const roles = ["operator", "reviewer", "reader"] as const;
export type Role = (typeof roles)[number];

export function allows(granted: readonly Permission[], needed: Permission): boolean {
  return granted.some((one) => permissions.indexOf(one) >= permissions.indexOf(needed));
}
