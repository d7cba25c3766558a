/** Addresses held at most; then the table starts over. */
const MOST = 50_000;
const known = new Map<string, string>();

/**
 * The address in what a source wrote, as `read` finds it, or null. Chains name the same addresses again and again: each is
 * parsed once, and held in memory once however many rows name it.
 */
export function internAddress(written: string, read: (written: string) => string | null): string | null {
  const found = known.get(written);
  if (found !== undefined) return found;
  const address = read(written);
  if (address === null) return null;
  if (known.size >= MOST) known.clear();
  // One string for each address, however it was written.
  const same = known.get(address) ?? address;
  known.set(same, same);
  known.set(written, same);
  return same;
}
