import { dataAddress } from "../../../chain/log-words.ts";

/**
 * A part of call data, read in place: nothing is copied, so data that points at itself many times costs no memory. Reading beyond its
 * end returns null.
 */
export interface View {
  hex: string;
  /** Position of its first digit. */
  start: number;
  /** Length in bytes. */
  bytes: number;
}

const WORD = 32;
const METHOD = /^[0-9a-f]{8}$/;

export function viewOf(hex: string): View {
  return { hex, start: 2, bytes: Math.max(0, Math.floor((hex.length - 2) / 2)) };
}

/** Places that are looked at in one transaction's call data. */
const MOST_PLACES = 64;

/**
 * From where on call data may be that of one of these methods: a contract that passes call data on contains or gets it unchanged, at any
 * place. The first places, in order. Whoever made the call data chose them, so they prove nothing.
 */
export function embeddedCalls(callData: string, methods: Iterable<string>): View[] {
  const hex = callData.toLowerCase();
  const { start, bytes } = viewOf(hex);
  const places: number[] = [];
  for (const method of methods) {
    const digits = method.slice(2);
    let found = 0;
    for (let at = hex.indexOf(digits, start); at >= 0 && found < MOST_PLACES; at = hex.indexOf(digits, at + 1)) {
      if (at % 2 !== 0) continue;
      places.push(at);
      found += 1;
    }
  }
  const inOrder = places.sort((a, b) => a - b).slice(0, MOST_PLACES);
  return inOrder.map((at) => ({ hex, start: at, bytes: bytes - (at - start) / 2 }));
}

/** The view without its first bytes. */
export function skip({ hex, start, bytes }: View, count: number): View | null {
  return count <= bytes ? { hex, start: start + 2 * count, bytes: bytes - count } : null;
}

/** A number of at most 32 bytes. */
export function numberAt({ hex, start, bytes }: View, from: number, length = WORD): bigint | null {
  if (from + length > bytes) return null;
  const digits = hex.slice(start + 2 * from, start + 2 * (from + length));
  return /^[0-9a-f]+$/i.test(digits) ? BigInt(`0x${digits}`) : null;
}

/** The word at a position. */
export function wordAt(view: View, position: number): bigint | null {
  return numberAt(view, position * WORD);
}

export function addressAt(view: View, position: number): string | null {
  if ((position + 1) * WORD > view.bytes) return null;
  const start = view.start + 2 * WORD * position;
  return dataAddress(`0x${view.hex.slice(start, start + 2 * WORD)}`, 0);
}

/** The first four bytes. */
export function methodOf({ hex, start, bytes }: View): string | null {
  const digits = hex.slice(start, start + 8).toLowerCase();
  return bytes >= 4 && METHOD.test(digits) ? `0x${digits}` : null;
}

/** The part to which the offset at a position points. */
export function pointedTo(view: View, position: number): View | null {
  const offset = wordAt(view, position);
  return offset === null || offset > BigInt(view.bytes) ? null : skip(view, Number(offset));
}

/** The dynamic bytes whose offset is at a position. */
export function bytesAt(view: View, position: number): View | null {
  const target = pointedTo(view, position);
  const length = target && wordAt(target, 0);
  const content = target && skip(target, WORD);
  if (!content || length === null || length > BigInt(content.bytes)) return null;
  return { ...content, bytes: Number(length) };
}

/** The dynamic array whose offset is at a position: its elements' heads, and how many there are. */
export function arrayAt(view: View, position: number): { items: View; length: number } | null {
  const target = pointedTo(view, position);
  const length = target && wordAt(target, 0);
  const items = target && skip(target, WORD);
  if (!items || length === null || length * BigInt(WORD) > BigInt(items.bytes)) return null;
  return { items, length: Number(length) };
}
