import { ChainError } from "./errors.ts";
import { internAddress } from "./intern-address.ts";

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

// Parsers for data from sources. Each throws MALFORMED with the field's name.

/** A quantity as a number, for block numbers, times and positions: at most 2^53. Some nodes write one as a JSON number. */
export function readNumber(value: unknown, field: string): number {
  const number = typeof value === "string" && QUANTITY.test(value) ? Number(value) : value;
  if (!isCount(number)) throw malformed(field, value);
  return number;
}

/** A quantity of up to 256 bits. */
export function readBigInt(value: unknown, field: string): bigint {
  if (isCount(value) || (typeof value === "string" && QUANTITY.test(value))) return BigInt(value);
  throw malformed(field, value);
}

/** A quantity of up to 128 bits, such as of gas and its prices; null for anything else. */
export function quantity(value: unknown): bigint | null {
  return isCount(value) || (typeof value === "string" && /^0x0{0,32}[0-9a-f]{1,32}$/i.test(value))
    ? BigInt(value)
    : null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** 32 bytes, lower case. */
export function readHash(value: unknown, field: string): string {
  if (typeof value !== "string" || !HASH.test(value)) throw malformed(field, value);
  return value.toLowerCase();
}

export function isHash(value: unknown): value is string {
  return typeof value === "string" && HASH.test(value);
}

/** 20 bytes, lower case. */
export function readAddress(value: unknown, field: string): string {
  const address = typeof value === "string" ? internAddress(value, findAddress) : null;
  if (address === null) throw malformed(field, value);
  return address;
}

const findAddress = (written: string) => (ADDRESS.test(written) ? written.toLowerCase() : null);

/** Whether a field has a value. Nodes omit fields without a value, or return null or no bytes. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && value !== "0x";
}

/** Bytes. Checks only the prefix, because decoders check every word they read. */
export function readBytes(value: unknown, field: string): string {
  if (typeof value !== "string" || !value.startsWith("0x")) throw malformed(field, value);
  return value;
}

export function readRecord(value: unknown, field: string): Record<string, unknown> {
  if (!isRecord(value)) throw malformed(field, value);
  return value;
}

export function readList(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) throw malformed(field, value);
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The error for an unexpected value, short enough for a log line. */
export function malformed(field: string, value: unknown): ChainError {
  const shown = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value)).slice(0, 80);
  return new ChainError("MALFORMED", `${field} is not as the protocol says: ${shown}`);
}
