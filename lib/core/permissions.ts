/** What an API key may do. They nest: admin includes write, write includes read. */
export const permissions = ["read", "write", "admin"] as const;
export type Permission = (typeof permissions)[number];

/** Whether the granted permissions include the needed one. */
export function allows(granted: readonly Permission[], needed: Permission): boolean {
  return granted.some((one) => permissions.indexOf(one) >= permissions.indexOf(needed));
}
