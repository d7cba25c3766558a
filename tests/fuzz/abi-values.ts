import fc from "fast-check";
import { type Hex, toHex } from "viem";
import type { Json, JsonObject, SchemaField } from "../../lib/domains/attestations/parse-schema.ts";

const bits = fc.integer({ min: 1, max: 32 }).map((bytes) => bytes * 8);
const leaf = fc.oneof(
  fc.constantFrom("bool", "string", "address", "bytes"),
  bits.map((width) => `uint${width}`),
  bits.map((width) => `int${width}`),
  fc.integer({ min: 1, max: 32 }).map((length) => `bytes${length}`),
);
const dimensions = fc.array(fc.constantFrom("[]", "[1]", "[3]"), { maxLength: 2 }).map((all) => all.join(""));

/** Fields of every type of the ABI, with tuples and lists within each other. */
export function schemaFields(depth = 2): fc.Arbitrary<SchemaField[]> {
  const base: fc.Arbitrary<Omit<SchemaField, "name">> =
    depth === 0
      ? leaf.map((type) => ({ type }))
      : fc.oneof(
          { weight: 3, arbitrary: leaf.map((type) => ({ type })) },
          { weight: 1, arbitrary: schemaFields(depth - 1).map((components) => ({ type: "tuple", components })) },
        );
  const type = fc.tuple(base, dimensions).map(([one, lists]) => ({ ...one, type: `${one.type}${lists}` }));
  return fc
    .array(type, { minLength: 1, maxLength: 3 })
    .map((types) => types.map((one, i) => ({ name: `f${i}`, ...one })));
}

/** The text of a schema with these fields. */
export function schemaText(fields: readonly SchemaField[]): string {
  return fields
    .map(({ name, type, components }) => {
      return `${components ? `(${schemaText(components)})${type.slice("tuple".length)}` : type} ${name}`;
    })
    .join(", ");
}

const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((one) => one.replaceAll("\0", ""));

/** An object with values for these fields. */
export function dataOf(fields: readonly SchemaField[]): fc.Arbitrary<JsonObject> {
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOfType(field)])));
}

function valueOfType(field: Omit<SchemaField, "name">): fc.Arbitrary<Json> {
  const list = /^(.*)\[(\d*)\]$/.exec(field.type);
  if (list) {
    const length = list[2] ? Number(list[2]) : null;
    const size = length === null ? { maxLength: 3 } : { minLength: length, maxLength: length };
    return fc.array(valueOfType({ ...field, type: list[1] ?? "" }), size);
  }
  if (field.type === "tuple") return dataOf(field.components ?? []);
  if (field.type === "bool") return fc.boolean();
  if (field.type === "string") return text;
  if (field.type === "address") return bytes(20);
  if (field.type.startsWith("bytes")) {
    return field.type === "bytes" ? bytes(0, 70) : bytes(Number(field.type.slice("bytes".length)));
  }
  const width = Number(field.type.replace(/\D/g, ""));
  const signed = field.type.startsWith("int");
  const most = 2n ** BigInt(signed ? width - 1 : width) - 1n;
  const number = fc.bigInt({ min: signed ? -most - 1n : 0n, max: most });
  return number.map((value) => (width > 48 ? String(value) : Number(value)));
}

function bytes(minLength: number, maxLength = minLength): fc.Arbitrary<Hex> {
  return fc.uint8Array({ minLength, maxLength }).map((value) => toHex(value));
}

/** Words as hostile encodings are made of: small numbers, offsets, huge numbers, text. */
export const hostileWord: fc.Arbitrary<Hex> = fc
  .oneof(
    fc.integer({ min: 0, max: 12 }).map((n) => BigInt(n * 32)),
    fc.integer({ min: 0, max: 4 }).map(BigInt),
    fc.constantFrom(2n ** 256n - 1n, 2n ** 255n, 2n ** 64n, 2n ** 53n, 2n ** 32n, 65_536n, 1_000n),
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  )
  .map((value) => toHex(value, { size: 32 }));
