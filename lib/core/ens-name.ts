import { normalize } from "viem/ens";

/** Whether a name is in ENSIP-15 normal form, in which ENS hashes it. */
export function isNormalName(name: string): boolean {
  try {
    return normalize(name) === name;
  } catch {
    // ENSIP-15 forbids the name.
    return false;
  }
}
