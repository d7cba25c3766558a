import { createHash } from "node:crypto";
import type { Hex } from "viem";

// A receipt's factsHash covers the blocks of its moment, so that each block gives it another one, and asks for the model over thirty
// days. An epoch hashes what is stored: the facts without the days they are as of, in PostgreSQL, as it writes jsonb.

const withoutDays = `case when facts ? 'each'
  then jsonb_set(facts - 'asOf', '{each}', coalesce(
    (select jsonb_agg(e - 'asOf' order by n) from jsonb_array_elements(facts->'each') with ordinality as x(e, n)), '[]'))
  else facts - 'asOf' end`;

/** SQL of the hash of a score's facts, 0x and hex. */
export const factsHashSql = `'0x' || encode(sha256(convert_to((${withoutDays})::text, 'UTF8')), 'hex')`;

/** Fields of a receipt's facts that the hash does not cover. */
const NOT_COVERED = ["asOf", "sources", "validUntil"];

/** The same hash of the facts of a receipt. */
export function epochFactsHash(facts: object): Hex {
  const covered: Record<string, unknown> = without(facts, NOT_COVERED);
  if (Array.isArray(covered.each)) covered.each = covered.each.map((one: object) => without(one, ["asOf"]));
  return `0x${createHash("sha256").update(jsonbText(covered)).digest("hex")}`;
}

function without(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** JSON as PostgreSQL writes jsonb: keys by length, then by bytes; a space after each colon and comma. */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, inner]) => ({ name, bytes: Buffer.from(name), inner }));
  entries.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return `{${entries.map(({ name, inner }) => `${JSON.stringify(name)}: ${jsonbText(inner)}`).join(", ")}}`;
}
