/**
 * A 32-bit hash of a text, unsigned: FNV-1a, finished like MurmurHash3 so that every bit depends on every character. It has
 * no key: samples of different wallets and chains must agree on it to be merged.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
