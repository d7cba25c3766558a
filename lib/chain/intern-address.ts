/** Addresses that are remembered; then the memory starts over. */
const MOST = 50_000;
const known = new Map<string, string>();

/**
 * The address that stands in what a node wrote, as `read` finds it; null where there is none. A chain tells the same addresses
 * again and again: each is read once, and held once however many rows name it.
 */
export function internAddress(written: string, read: (written: string) => string | null): string | null {
  const found = known.get(written);
  if (found !== undefined) return found;
  const address = read(written);
  if (address === null) return null;
  if (known.size >= MOST) known.clear();
  // However it was written, the same address is the same string.
  const same = known.get(address) ?? address;
  known.set(same, same);
  known.set(written, same);
  return same;
}
