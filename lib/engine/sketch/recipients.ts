import { LOG_BITS, log2 } from "../numbers/fixed-point.ts";
import { hashOf } from "./hash.ts";
import { byHash, entryOf, newSample, type Sample } from "./sample.ts";

/** Own transactions to one address. Days are day numbers. */
export interface Recipient {
  sent: number;
  firstDay: number;
  lastDay: number;
}

/** Addresses that own transactions went to. */
export interface Recipients extends Sample<string, Recipient> {
  /** What is known of all addresses, dropped ones too; null while none was dropped. */
  overflow: RecipientOverflow | null;
}

interface RecipientOverflow {
  /** A bit for each address, chosen by its hash: an address whose bit is not set was never sent to. */
  readonly bits: Uint8Array;
  /** Own transactions by hash of the address: nobody was sent more than the largest of these numbers. */
  readonly sent: number[];
}

const BITS = 16_384;
export const BIT_BYTES = BITS / 8;
export const SENT_BUCKETS = 64;

export function newRecipients(capacity: number): Recipients {
  return { ...newSample<string, Recipient>(byHash(capacity)), overflow: null };
}

/** Add an own transaction. */
export function addRecipient(recipients: Recipients, address: string, day: number): void {
  const isFirstOver = recipients.overflow === null && recipients.entries.size >= recipients.kind.capacity;
  if (isFirstOver && !recipients.entries.has(address)) recipients.overflow = overflowOf(recipients.entries);
  const entry = entryOf(recipients, address, () => ({ sent: 0, firstDay: day, lastDay: day }));
  if (entry) {
    entry.sent++;
    entry.firstDay = Math.min(entry.firstDay, day);
    entry.lastDay = Math.max(entry.lastDay, day);
  }
  if (recipients.overflow) addToOverflow(recipients.overflow, address, 1);
}

function overflowOf(entries: ReadonlyMap<string, Recipient>): RecipientOverflow {
  const overflow = { bits: new Uint8Array(BIT_BYTES), sent: new Array<number>(SENT_BUCKETS).fill(0) };
  for (const [address, { sent }] of entries) addToOverflow(overflow, address, sent);
  return overflow;
}

function addToOverflow({ bits, sent }: RecipientOverflow, address: string, count: number): void {
  const hash = hashOf(address);
  const bit = bitOf(hash);
  bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  const bucket = bucketOf(hash);
  sent[bucket] = (sent[bucket] ?? 0) + count;
}

// Ranks compare the high bits of the same hash, so bit and bucket are taken from a product that mixes all of them.
function bitOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 18;
}

function bucketOf(hash: number): number {
  return Math.imul(hash, 0x85ebca77) >>> 26;
}

/** Whether the address may have been sent to. False is certain; true is certain while nothing was dropped. */
export function maySentTo(recipients: Recipients, address: string): boolean {
  if (!recipients.overflow) return recipients.entries.has(address);
  const bit = bitOf(hashOf(address));
  return ((recipients.overflow.bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

/** How many addresses several wallets sent to, as estimated from the share of bits that is not set. */
export function estimateRecipients(all: readonly Recipients[]): number {
  const union = new Uint8Array(BIT_BYTES);
  for (const { overflow, entries } of all) {
    const { bits } = overflow ?? overflowOf(entries);
    for (let i = 0; i < BIT_BYTES; i++) union[i] = (union[i] ?? 0) | (bits[i] ?? 0);
  }
  let unset = 0;
  for (const byte of union) for (let bit = 0; bit < 8; bit++) unset += (byte >> bit) & 1 ? 0 : 1;
  // BITS × ln(BITS / unset), with the engine's own logarithm; 45,426 / 65,536 is ln 2.
  const log = log2(BigInt(BITS)) - log2(BigInt(Math.max(unset, 1)));
  return Number(((BigInt(BITS) * log * 45_426n) / 65_536n) >> BigInt(LOG_BITS));
}

/** The most own transactions that one address which is not held can have got, over several wallets. */
export function mostSentUnheld(all: readonly Recipients[]): number {
  const unheld = new Array<number>(SENT_BUCKETS).fill(0);
  for (const { overflow, entries } of all) {
    if (!overflow) continue;
    const { sent } = overflowOf(entries);
    for (let i = 0; i < SENT_BUCKETS; i++) unheld[i] = (unheld[i] ?? 0) + (overflow.sent[i] ?? 0) - (sent[i] ?? 0);
  }
  return Math.max(...unheld);
}
