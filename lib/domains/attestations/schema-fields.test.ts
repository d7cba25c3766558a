import fc from "fast-check";
import { concatHex, encodeAbiParameters, type Hex, toHex } from "viem";
import { expect, test } from "vitest";
import { decodeData, encodeData, FieldError, type JsonObject, LONGEST_DATA, parseSchema } from "./schema-fields.ts";

const fields = parseSchema("bool a, uint8 b, int64 c, string d, bytes e, bytes4 f, (uint256 x, string[] y)[2] g");
const whole = (bits: number, signed = false) => {
  const most = 2n ** BigInt(signed ? bits - 1 : bits) - 1n;
  return fc.bigInt({ min: signed ? -most - 1n : 0n, max: most });
};
const hex = (length?: number) =>
  fc
    .uint8Array(length === undefined ? { maxLength: 70 } : { minLength: length, maxLength: length })
    .map((bytes) => toHex(bytes));
const text = fc.string({ unit: "grapheme-composite", maxLength: 40 }).filter((one) => !one.includes("\0"));
const data: fc.Arbitrary<JsonObject> = fc.record({
  a: fc.boolean(),
  b: whole(8).map(Number),
  c: whole(64, true).map(String),
  d: text,
  e: hex(),
  f: hex(4),
  g: fc.tuple(...[0, 1].map(() => fc.record({ x: whole(256).map(String), y: fc.array(text, { maxLength: 3 }) }))),
});

test("what is encoded decodes to what it was", () => {
  fc.assert(
    fc.property(data, (given) => {
      expect(decodeData(fields, encodeData(fields, given))).toEqual(given);
    }),
  );
});

test("bytes of any kind decode to an object or to nothing, and never throw", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 800 }), (bytes) => {
      const decoded = decodeData(fields, toHex(bytes));
      expect(decoded === null || typeof decoded === "object").toBe(true);
    }),
  );
});

test("bytes that claim a billion items are refused at once, as are more bytes than anybody needs", () => {
  const word = (value: bigint): Hex => toHex(value, { size: 32 });
  const bomb = concatHex([word(32n), word(1_000_000_000n), word(0n)]);
  for (const schema of ["uint8[] a", "string[] a", "(uint8 b)[] a", "uint8[][][] a"]) {
    expect([schema, decodeData(parseSchema(schema), bomb)]).toEqual([schema, null]);
  }
  // Every item of a list points back to the list itself.
  const loop = concatHex([word(32n), word(9_000n), ...Array.from({ length: 900 }, () => word(0n))]);
  expect(decodeData(parseSchema("uint8[][][][] a"), loop)).toBeNull();
  expect(decodeData(parseSchema("bytes a"), toHex(new Uint8Array(LONGEST_DATA + 32)))).toBeNull();
});

test("text that PostgreSQL refuses is mended", () => {
  const encoded = encodeAbiParameters([{ type: "string" }], ["a\0b"]);
  expect(decodeData(parseSchema("string a"), encoded)).toEqual({ a: "a\ufffdb" });
});

test.each<[string, JsonObject, string]>([
  ["bool a", { a: 1 }, "data.a"],
  ["address a", { a: "0x12" }, "data.a"],
  ["bytes4 a", { a: "0x1234" }, "data.a"],
  ["bytes a", { a: "0x123" }, "data.a"],
  ["uint8[2] a", { a: [1] }, "data.a"],
  ["uint8[] a", { a: { length: 1 } }, "data.a"],
  ["uint8[] a", { a: [1, 256] }, "data.a.1"],
  ["uint256 a", { a: -1 }, "data.a"],
  ["uint256 a", { a: 2 ** 53 }, "data.a"],
  ["int8 a", { a: "-129" }, "data.a"],
  ["(uint8 b) a", { a: { b: null } }, "data.a.b"],
  ["(uint8 b) a", { a: [1] }, "data.a"],
  ["uint8 constructor", {}, "data.constructor"],
])("a value that does not fit %s is refused by its path: %j", (schema, given, path) => {
  try {
    encodeData(parseSchema(schema), given);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(FieldError);
    expect(error).toMatchObject({ detail: { path } });
  }
});
