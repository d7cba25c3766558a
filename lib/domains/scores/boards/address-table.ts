import type { Address } from "../../../core/chains.ts";
import { at, grown } from "./columns.ts";

/**
 * Addresses and their row numbers (0, 1, 2, … in order of addition): 20 bytes and a few slots of a hash table each, where
 * a Map of strings would take some 150 bytes. Addresses are never removed.
 */
export interface AddressTable {
  size: number;
  /** Five big-endian words for each address. */
  words: Uint32Array;
  /** Open addressing with linear probing: row + 1, or 0 where free. Its length is a power of two. */
  slots: Int32Array;
}

const WORDS = 5;

export function createAddressTable(): AddressTable {
  return { size: 0, words: new Uint32Array(WORDS * 1024), slots: new Int32Array(2048) };
}

// Two processes that share one loop share these five words: reading an address writes them, and nothing waits in between.
const key = new Uint32Array(WORDS);

function readKey(address: string): void {
  for (let word = 0; word < WORDS; word++) {
    key[word] = Number.parseInt(address.slice(2 + word * 8, 10 + word * 8), 16);
  }
}

/** The slot that holds the key, or the free one where it belongs. */
function findSlot(table: AddressTable): number {
  const mask = table.slots.length - 1;
  // Addresses are hashes already, but anyone may mine one with zeros in front: mix two words.
  let slot = (Math.imul(at(key, 1) ^ at(key, 4), 0x9e3779b1) >>> 7) & mask;
  for (;;) {
    const row = at(table.slots, slot) - 1;
    if (row < 0 || sameWords(table.words, row * WORDS)) return slot;
    slot = (slot + 1) & mask;
  }
}

function sameWords(words: Uint32Array, from: number): boolean {
  return (
    words[from] === key[0] &&
    words[from + 1] === key[1] &&
    words[from + 2] === key[2] &&
    words[from + 3] === key[3] &&
    words[from + 4] === key[4]
  );
}

/** The row of a lower-case address, or -1. */
export function findRow(table: AddressTable, address: string): number {
  readKey(address);
  return at(table.slots, findSlot(table)) - 1;
}

/** The row of a lower-case address, added if it is new. */
export function addRow(table: AddressTable, address: string): number {
  readKey(address);
  const slot = findSlot(table);
  const known = at(table.slots, slot) - 1;
  if (known >= 0) return known;
  const row = table.size++;
  if (table.words.length < table.size * WORDS) table.words = grown(table.words, table.words.length * 2);
  table.words.set(key, row * WORDS);
  table.slots[slot] = row + 1;
  if (table.size * 2 > table.slots.length) rehash(table);
  return row;
}

function rehash(table: AddressTable): void {
  table.slots = new Int32Array(table.slots.length * 2);
  for (let row = 0; row < table.size; row++) {
    key.set(table.words.subarray(row * WORDS, row * WORDS + WORDS));
    table.slots[findSlot(table)] = row + 1;
  }
}

/** The lower-case address of a row. */
export function addressAt(table: AddressTable, row: number): Address {
  let digits = "";
  for (let word = 0; word < WORDS; word++) {
    digits += at(table.words, row * WORDS + word)
      .toString(16)
      .padStart(8, "0");
  }
  return `0x${digits}`;
}

/** Order of addresses as numbers, which is the order of their lower-case hex. */
export function compareAddresses(table: AddressTable, a: number, b: number): number {
  for (let word = 0; word < WORDS; word++) {
    const order = at(table.words, a * WORDS + word) - at(table.words, b * WORDS + word);
    if (order !== 0) return order;
  }
  return 0;
}
