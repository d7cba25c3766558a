/** Maximum number of cached texts; beyond it, the cache starts over. */
const MOST = 50_000;
const known = new Map<string, string>();

/**
 * The address that `read` finds in a source's text, or null. Chains repeat the same addresses: each text is parsed once, and each
 * address is one string in memory, however many rows have it.
 */
export function internAddress(written: string, read: (written: string) => string | null): string | null {
  const found = known.get(written);
  if (found !== undefined) return found;
  const address = read(written);
  if (address === null) return null;
  if (known.size >= MOST) known.clear();
  // One string for each address, in whatever form it was written.
  const same = known.get(address) ?? address;
  known.set(same, same);
  known.set(written, same);
  return same;
}
