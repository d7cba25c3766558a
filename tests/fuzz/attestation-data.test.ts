import { readFileSync } from "node:fs";
import fc from "fast-check";
import { concatHex, decodeAbiParameters, encodeAbiParameters, getAddress, type Hex, pad } from "viem";
import { describe, expect, test } from "vitest";
import { decodeData, encodeData } from "../../lib/domains/attestations/abi-data.ts";
import { formFields } from "../../lib/domains/attestations/form-fields.ts";
import {
  FieldError,
  type Json,
  type JsonObject,
  jsonBytes,
  LONGEST_JSON,
  parseSchema,
  type SchemaField,
} from "../../lib/domains/attestations/parse-schema.ts";
import { dataOf, hostileWord, schemaFields, schemaText } from "./abi-values.ts";

// Schemas and encoded data, which stand on chain as anybody put them there: known bad ones, and ones made from their parts.

function readCorpus<T>(name: string): T[] {
  return JSON.parse(readFileSync(new URL(`corpus/${name}.json`, import.meta.url), "utf8"));
}
const schemas = readCorpus<string>("schemas");
const encodings = readCorpus<{ name: string; schema: string; words: Hex[] }>("attestation-data");

/** The result, or null if it is refused; anything but a refusal is thrown. */
function orRefused<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof FieldError) return null;
    throw error;
  }
}

/** Fields with data that fits them. */
const fitting = schemaFields().chain((fields) => dataOf(fields).map((data) => ({ fields, data })));

describe("a schema", () => {
  const part = fc.constantFrom(
    "(",
    ")",
    ",",
    "[",
    "]",
    "[]",
    "[2]",
    "[0]",
    " ",
    "a",
    "b1",
    "uint8",
    "string",
    "bytes32",
    "\0",
  );
  const text = fc.oneof(
    fc.constantFrom(...schemas),
    fc.array(part, { maxLength: 60 }).map((parts) => parts.join("")),
    fc.array(part, { maxLength: 5 }).map((parts) => parts.join("").repeat(2_048)),
    fc.string({ unit: "binary", maxLength: 60 }),
  );

  test("with any text is parsed to fields or rejected, and its form is bounded, too", () => {
    fc.assert(
      fc.property(text, (given) => {
        const fields = orRefused(() => parseSchema(given));
        if (fields !== null) expect(countFields(fields)).toBeLessThanOrEqual(64);
        const controls = formFields(given);
        expect(JSON.stringify(controls).length).toBeLessThan(100_000);
      }),
      { numRuns: 1_000 },
    );
  });

  test("with every type of the ABI is read as it was written", () => {
    fc.assert(
      fc.property(schemaFields(), (fields) => {
        expect(parseSchema(schemaText(fields))).toEqual(fields);
      }),
    );
  });
});

function countFields(fields: readonly SchemaField[]): number {
  return fields.reduce((sum, { components = [] }) => sum + 1 + countFields(components), 0);
}

describe("encoded data", () => {
  test("from an encoder decodes to the encoded values", () => {
    fc.assert(
      fc.property(fitting, ({ fields, data }) => {
        expect(decodeData(fields, encodeData(fields, data))).toEqual(withChecksums(fields, data));
      }),
      { numRuns: 300 },
    );
  });

  test.each(encodings)("that has $name is refused, or decoded in less than 64 KiB", ({ schema, words }) => {
    const data = concatHex(words.map((word) => pad(`0x${word.replace(/^0x/, "")}`)));
    const decoded = orRefused(() => decodeData(parseSchema(schema), data));
    expect(jsonBytes(decoded)).toBeLessThanOrEqual(LONGEST_JSON);
  });

  test("of any words is rejected, or has the values that another decoder finds, in less than 64 KiB", () => {
    let taken = 0;
    fc.assert(
      fc.property(schemaFields(), fc.array(hostileWord, { maxLength: 24 }), (fields, words) => {
        const data = concatHex(words);
        const decoded = orRefused(() => decodeData(fields, data));
        if (decoded === null) return;
        expect(jsonBytes(decoded)).toBeLessThanOrEqual(LONGEST_JSON);
        const types = fields.map((field) => ({ ...field }));
        let canonical: Hex;
        try {
          canonical = encodeAbiParameters(types, decodeAbiParameters(types, data));
        } catch {
          return; // viem limits how often data may be read.
        }
        taken++;
        expect(decodeData(fields, canonical)).toEqual(decoded);
      }),
      { numRuns: 2_000, seed: 1 },
    );
    expect(taken).toBeGreaterThan(10);
  });
});

test("an object of any values is encoded, or rejected with the path of the invalid value", () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  const given = schemaFields(1).chain((fields) =>
    fc
      .tuple(dataOf(fields), fc.nat(), json)
      .map(([data, at, value]) => ({ fields, data: { ...data, [`f${at % (fields.length + 1)}`]: value as Json } })),
  );
  fc.assert(
    fc.property(given, ({ fields, data }) => {
      const encoded = orRefused(() => encodeData(fields, data));
      if (encoded !== null) expect(orRefused(() => decodeData(fields, encoded))).not.toBeNull();
    }),
    { numRuns: 500 },
  );
});

/** The same data with addresses as answers have them. */
function withChecksums(fields: readonly SchemaField[], data: JsonObject): JsonObject {
  return Object.fromEntries(fields.map((field) => [field.name, withChecksum(field, data[field.name] ?? null)]));
}

function withChecksum(field: SchemaField, value: Json): Json {
  if (Array.isArray(value)) {
    const type = field.type.replace(/\[\d*\]$/, "");
    return value.map((item: Json) => withChecksum({ ...field, type }, item));
  }
  if (field.type === "tuple") return withChecksums(field.components ?? [], value as JsonObject); // As its type says.
  return field.type === "address" ? getAddress(String(value)) : value;
}
