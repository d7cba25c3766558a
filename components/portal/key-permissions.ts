import type { NewKey } from "../../lib/domains/developers/schemas.ts";

export type KeyPermission = NewKey["permissions"][number];

export type KeyKind = "secret" | NonNullable<NewKey["kind"]>;

export const keyKinds: readonly { value: KeyKind; label: string; hint: string }[] = [
  { value: "secret", label: "On your server", hint: "A secret key. Never put it in a page." },
  {
    value: "publishable",
    label: "In your pages",
    hint: "A publishable key, which reads scores and evaluates the policies you choose.",
  },
];

/** Narrowest first: each permission includes those before it. */
export const keyPermissions: readonly { value: KeyPermission; label: string; hint: string }[] = [
  { value: "read", label: "Read", hint: "Read-only access to public data." },
  { value: "write", label: "Read and write", hint: "Also create and update resources." },
  { value: "admin", label: "Full access", hint: "Everything, including deletions and keys." },
];

/** The widest of a key's permissions, in words. */
export function describePermissions(granted: readonly KeyPermission[]): string {
  return keyPermissions.findLast(({ value }) => granted.includes(value))?.label ?? "None";
}
