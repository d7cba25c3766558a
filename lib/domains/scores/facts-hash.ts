import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { ScoreFacts } from "../../engine/index.ts";

// The hash of stored facts omits the days that they are as of, so that it changes only with the facts. It is in score.facts_hash and in
// the rows of epochs. A receipt's factsHash is another one: it covers the receipt's blocks, so that each block changes it.

/** The days by chain that facts are as of, in facts and in those of each wallet. */
const DAYS = "asOf";
/** Hex digits of a SHA-256. */
const DIGITS = 64;

type Facts = { readonly [name: string]: unknown };

/** SHA-256, in hex, of a score's facts without their days; the same for a receipt's facts, which have more fields. */
export function hashFacts(facts: object): string {
  const { sources: _, validUntil: __, ...stored } = facts as Facts;
  return createHash("sha256").update(jsonbText(stored)).digest("hex");
}

/** What score.facts_hash holds, 0x and hex: the hash of the facts and, in eight more digits, the CRC-32 of their days. */
export function versionOf(facts: ScoreFacts): string {
  const days = crc32(JSON.stringify([facts, ...(facts.each ?? [])].map((one) => one[DAYS])));
  return `0x${hashFacts(facts)}${days.toString(16).padStart(8, "0")}`;
}

/** The hash of facts by their version, 0x and hex. */
export function hashOfVersion(version: string): `0x${string}` {
  return `0x${version.slice(2, 2 + DIGITS)}`;
}

/** JSON as PostgreSQL writes jsonb: keys, which are ASCII here, by length and then in order; a space after each colon and comma. */
function jsonbText(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(", ")}]`;
  const object = value as Facts; // Neither null nor an array.
  const names = Object.keys(object).filter((name) => name !== DAYS && object[name] !== undefined);
  names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return `{${names.map((name) => `"${name}": ${jsonbText(object[name])}`).join(", ")}}`;
}
