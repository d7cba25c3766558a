import { LRUCache } from "lru-cache";
import { type Hex, keccak256 } from "viem";
import { isRecord } from "../hex.ts";

/** Bytes of a bloom filter. */
const BYTES = 256;
const EMPTY = `0x${"0".repeat(2 * BYTES)}`;
/** Bits of a bloom filter that one address or topic sets. */
const BITS = 3;
/** Up to so many values a filter with as many bits as they can set has no others: that all bits of another coincide is 3 in a million. */
const FEW = 10;
/** Addresses and topics whose bits are remembered. */
const REMEMBERED = 50_000;

type Bits = readonly number[];
const remembered = new LRUCache<string, Bits>({ max: REMEMBERED });

/** The bits of a bloom filter that an address or topic sets (Yellow Paper, 4.4.1). */
function bitsOf(value: string): Bits {
  const known = remembered.get(value);
  if (known) return known;
  const hashed = keccak256(value as Hex, "bytes"); // The caller checked that it is hex.
  const bits = [0, 2, 4].map((at) => (((hashed[at] ?? 0) << 8) | (hashed[at + 1] ?? 0)) & 2047);
  remembered.set(value, bits);
  return bits;
}

/** A bloom filter as nodes write it; null if it is none. */
export function readBloom(value: unknown): Uint8Array | null {
  if (typeof value !== "string" || value.length !== 2 + 2 * BYTES) return null;
  const bytes = Buffer.from(value.slice(2), "hex");
  return bytes.length === BYTES ? bytes : null;
}

/** Whether a log of the address or topic may be in the filter. */
export function mayContain(bloom: Uint8Array, value: string): boolean {
  return bitsOf(value).every((bit) => ((bloom[BYTES - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0);
}

/**
 * Whether a receipt has fewer logs than its bloom filter shows. One without a filter, or with an empty one, shows nothing, because some
 * nodes leave them out.
 */
export function lacksLogs({ logs, logsBloom }: Record<string, unknown>): boolean {
  const bloom = logsBloom === EMPTY ? null : readBloom(logsBloom);
  const values = bloom && valuesOf(logs);
  // Logs that are no list are read elsewhere.
  return bloom !== null && values !== null && exceedsValues(bloom, values);
}

/** Whether the bloom filter of a block's header shows logs that none of its receipts has. */
export function headerShowsMore(logsBloom: unknown, receipts: readonly Record<string, unknown>[]): boolean {
  const header = logsBloom === EMPTY ? null : readBloom(logsBloom);
  if (!header) return false;
  const all = new Uint8Array(BYTES);
  for (const receipt of receipts) {
    const bloom = receipt.logsBloom === EMPTY ? null : readBloom(receipt.logsBloom);
    if (!bloom) addTo(all, valuesOf(receipt.logs) ?? []);
    else for (let i = 0; i < BYTES; i++) all[i] = (all[i] ?? 0) | (bloom[i] ?? 0);
  }
  return exceeds(header, all);
}

/** Addresses and topics of logs, each once; null if they are no list. */
function valuesOf(logs: unknown): Set<string> | null {
  if (!Array.isArray(logs)) return null;
  const values = new Set<string>();
  for (const log of logs) {
    if (!isRecord(log)) continue;
    const topics = Array.isArray(log.topics) ? log.topics : [];
    for (const value of [log.address, ...topics]) {
      if (typeof value === "string" && /^0x[\da-f]*$/i.test(value)) values.add(value.toLowerCase());
    }
  }
  return values;
}

/** Whether the filter has bits that none of the values sets. Most filters are judged by the number of their bits alone, without a hash. */
function exceedsValues(bloom: Uint8Array, values: ReadonlySet<string>): boolean {
  const size = countBits(bloom);
  const most = BITS * values.size;
  if (size > most) return true;
  if (size === most && values.size <= FEW) return false;
  const own = new Uint8Array(BYTES);
  addTo(own, values);
  return exceeds(bloom, own);
}

function exceeds(bloom: Uint8Array, other: Uint8Array): boolean {
  for (let i = 0; i < BYTES; i++) if (((bloom[i] ?? 0) & ~(other[i] ?? 0)) !== 0) return true;
  return false;
}

function addTo(bloom: Uint8Array, values: Iterable<string>): void {
  for (const value of values) {
    for (const bit of bitsOf(value)) {
      const at = BYTES - 1 - (bit >> 3);
      bloom[at] = (bloom[at] ?? 0) | (1 << (bit & 7));
    }
  }
}

function countBits(bloom: Uint8Array): number {
  let count = 0;
  for (let byte of bloom) for (; byte !== 0; byte &= byte - 1) count++;
  return count;
}
