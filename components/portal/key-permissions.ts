import type { NewKey } from "../../lib/domains/developers/schemas.ts";

export type KeyPermission = NewKey["permissions"][number];

export type KeyKind = "secret" | NonNullable<NewKey["kind"]>;

export const keyKinds = ["secret", "publishable"] as const satisfies readonly KeyKind[];

/** Narrowest first: each permission includes those before it. */
export const keyPermissions = ["read", "write", "admin"] as const satisfies readonly KeyPermission[];

/** The widest of a key's permissions. */
export function widestOf(granted: readonly KeyPermission[]): KeyPermission | "none" {
  return keyPermissions.findLast((one) => granted.includes(one)) ?? "none";
}
