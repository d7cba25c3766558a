import type { Address } from "../../../core/chains.ts";
import { checksum } from "../../../core/schemas.ts";
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
  /** The case of each digit in the EIP-55 checksum, five bytes an address, cached because its hash is slow to compute. */
  cases: Uint8Array;
  /** 1 where `cases` is filled in. */
  cased: Uint8Array;
}

const WORDS = 5;
const DIGITS = 40;
const BYTES_OF_CASES = 5;

export function createAddressTable(): AddressTable {
  return {
    size: 0,
    words: new Uint32Array(WORDS * 1024),
    slots: new Int32Array(2048),
    cases: new Uint8Array(0),
    cased: new Uint8Array(0),
  };
}

// Reading an address writes these five words, and nothing awaits before they are used.
const key = new Uint32Array(WORDS);

function readKey(address: string): void {
  for (let word = 0; word < WORDS; word++) {
    let value = 0;
    for (let index = 2 + word * 8; index < 10 + word * 8; index++) {
      const code = address.charCodeAt(index);
      // "0" is 0x30, "a" is 0x61: letters have the bit 0x40 and count from one.
      value = (value << 4) | ((code & 0xf) + (code >> 6) * 9);
    }
    key[word] = value;
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

/** The row of a lower-case address; adds a new one. */
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

/** The checksummed address of a row. `lower`: its lower-case address, if the caller has it. */
export function checksumAt(table: AddressTable, row: number, lower: string = addressAt(table, row)): Address {
  if (table.cased.length < table.size) {
    const rows = table.words.length / WORDS;
    table.cases = grown(table.cases, rows * BYTES_OF_CASES);
    table.cased = grown(table.cased, rows);
  }
  if (table.cased[row] === 0) rememberCases(table, row, checksum(lower));
  let digits = "";
  for (let index = 0; index < DIGITS; index++) {
    const digit = lower.charAt(index + 2);
    const upper = at(table.cases, row * BYTES_OF_CASES + (index >> 3)) & (1 << (index & 7));
    digits += upper ? digit.toUpperCase() : digit;
  }
  return `0x${digits}`;
}

function rememberCases(table: AddressTable, row: number, checksummed: string): void {
  for (let index = 0; index < DIGITS; index++) {
    const upper = checksummed.charCodeAt(index + 2) < 0x60 && checksummed.charCodeAt(index + 2) > 0x40;
    const byte = row * BYTES_OF_CASES + (index >> 3);
    if (upper) table.cases[byte] = at(table.cases, byte) | (1 << (index & 7));
  }
  table.cased[row] = 1;
}

/** Compare two addresses by their lower-case hex. */
export function compareAddresses(table: AddressTable, a: number, b: number): number {
  for (let word = 0; word < WORDS; word++) {
    const order = at(table.words, a * WORDS + word) - at(table.words, b * WORDS + word);
    if (order !== 0) return order;
  }
  return 0;
}
