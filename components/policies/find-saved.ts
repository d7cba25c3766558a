import type { SavedPolicy } from "../../lib/domains/policies/schemas.ts";
import { isObject } from "./draft.ts";

const ADDRESS = /0x[0-9a-f]{40}/gi;

/** The newest saved policy that is the edited one; null if this is not saved. */
export function findSaved(saved: readonly SavedPolicy[], edited: unknown): SavedPolicy | null {
  const form = canonical(edited);
  return saved.find(({ policy }) => canonical(policy) === form) ?? null;
}

/** The same text for policies that mean the same: saving sorts fields, adds the default and lowers addresses. */
function canonical(policy: unknown): string {
  return JSON.stringify(sortFields(isObject(policy) ? { onIndeterminate: "deny", ...policy } : policy));
}

function sortFields(value: unknown): unknown {
  if (typeof value === "string") return value.replace(ADDRESS, (address) => address.toLowerCase());
  if (Array.isArray(value)) return value.map(sortFields);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, sortFields(one)]));
}
