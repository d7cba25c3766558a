/** Permissions of API keys. Admin includes write, write includes read. */
export const permissions = ["read", "write", "admin"] as const;
export type Permission = (typeof permissions)[number];

export function allows(granted: readonly Permission[], needed: Permission): boolean {
  return granted.some((one) => permissions.indexOf(one) >= permissions.indexOf(needed));
}
