import { concatHex, decodeAbiParameters, encodeAbiParameters, type Hex, parseAbiParameters, toHex } from "viem";
import { expect, test } from "vitest";
import { decodeData, encodeData } from "./abi-data.ts";
import { FieldError, type JsonObject, jsonBytes, LONGEST_DATA, LONGEST_JSON, parseSchema } from "./parse-schema.ts";

const word = (value: bigint | number): Hex => toHex(BigInt(value), { size: 32 });
const utf8 = (text: string): Hex => toHex(text);

/** The decoded object, or the message of the refusal. */
function decoded(schema: string, ...parts: Hex[]): unknown {
  try {
    return decodeData(parseSchema(schema), concatHex(parts));
  } catch (error) {
    return error instanceof FieldError ? error.detail.message : error;
  }
}
const MISMATCH = "is not the ABI encoding of the schema's fields";
const TOO_LONG = `takes more than ${LONGEST_JSON} bytes as JSON`;

test("offsets that all point at one string are followed until the JSON is too long: 65 KB do not become 72 MB", () => {
  const count = 2_000;
  const text = "x".repeat(992);
  const offsets = Array.from({ length: count }, () => word(count * 32));
  expect(decoded("string[] a", word(32), word(count), ...offsets, word(text.length), utf8(text.padEnd(992, "x")))).toBe(
    TOO_LONG,
  );
});

test("data is decoded wherever its offsets point, as EAS's SDK decodes it", () => {
  const text = [word(2), utf8("hi".padEnd(32, "\0"))] as const;
  const taken: [string, Hex[], object][] = [
    ["uint8[] a, uint8[] b", [word(64), word(64), word(0)], { a: [], b: [] }],
    ["string a, string b", [word(64), word(64), ...text], { a: "hi", b: "hi" }],
    ["string a, string b", [word(128), word(64), ...text, ...text], { a: "hi", b: "hi" }],
    ["string a", [word(64), word(0), ...text], { a: "hi" }],
    ["string a", [word(0), word(0)], { a: "" }],
    ["string a", [word(32), ...text, word(0)], { a: "hi" }],
  ];
  for (const [schema, parts, data] of taken) {
    expect([schema, decoded(schema, ...parts)]).toEqual([schema, data]);
    const types = parseAbiParameters(schema);
    expect(decodeAbiParameters(types, concatHex(parts))).toEqual(Object.values(data));
  }
});

test("every form of a schema that EAS's SDK reads is read, and each field has a name of its own", () => {
  const [one, two] = [word(1), word(2)];
  const taken: [string, Hex[], object][] = [
    ["uint8, uint8 level", [one, two], { _0: 1, level: 2 }],
    ["uint8 a, uint8 a", [one, two], { a: 1, a_1: 2 }],
    ["uint8 a_1, uint8 b, uint8 a_1", [one, two, one], { a_1: 1, b: 2, a_1_2: 1 }],
    ["uint8 a,", [one], { a: 1 }],
    ["tuple(uint8 a, uint8) t", [one, two], { t: { a: 1, _1: 2 } }],
    ["(uint8, uint8 _0)", [one, two], { _0: { _0: 1, _0_1: 2 } }],
    ["address payable who", [one], { who: "0x0000000000000000000000000000000000000001" }],
    ["string memory text", [word(32), word(0)], { text: "" }],
    ["uint8 $a", [one], { $a: 1 }],
    ["(uint8 a)t,tuple(uint8 a)u", [one, two], { t: { a: 1 }, u: { a: 2 } }],
    ["uint8 [ 02 ]a", [one, two], { a: [1, 2] }],
    ["(uint8 a) [1 ]memory t", [one], { t: [{ a: 1 }] }],
    ["bool\t[01][ 1]\nb", [one], { b: [[true]] }],
    ["uint8 __proto__", [one], { _0: 1 }],
    ["", [], {}],
    ["  ", [], {}],
  ];
  for (const [schema, parts, data] of taken) {
    expect([schema, decoded(schema, ...parts)]).toEqual([schema, data]);
    // What was decoded can be encoded again.
    expect(encodeData(parseSchema(schema), data as JsonObject)).toBe(concatHex(["0x", ...parts]));
  }
  for (const schema of [
    ",",
    "uint8 a,,",
    "uint8 a b",
    "(uint8 a",
    "uint8 a)",
    "tuple t",
    "uint8 a,)",
    "payable",
    "uint8_a",
    "uint8[2",
    "uint8[0] a",
  ]) {
    expect(() => parseSchema(schema), schema).toThrow(FieldError);
  }
});

test("data whose words, lengths or padding do not fit the types is refused", () => {
  const text = [word(2), utf8("hi".padEnd(32, "\0"))] as const;
  expect(decoded("string a", word(32), ...text)).toEqual({ a: "hi" });
  const others: [string, Hex[]][] = [
    ["string a", [word(32), word(2), utf8("hi".padEnd(32, "x"))]],
    ["string a", [word(32), word(2)]],
    ["bool a", [word(2)]],
    ["uint8 a", [word(256)]],
    ["int8 a", [word(128)]],
    ["address a", [word(2n ** 160n)]],
    ["bytes4 a", [utf8("abcde".padEnd(32, "\0"))]],
    ["uint8 a", []],
    ["uint8 a", ["0x01"]],
  ];
  for (const [schema, parts] of others)
    expect([schema, parts, decoded(schema, ...parts)]).toEqual([schema, parts, MISMATCH]);
});

test("lengths of a billion items are rejected before any item is read", () => {
  const bomb = [word(32), word(1_000_000_000), word(0)];
  for (const schema of ["uint8[] a", "string[] a", "(uint8 b)[] a", "uint8[][][] a", "bytes a", "string a"]) {
    expect([schema, decoded(schema, ...bomb)]).toEqual([schema, expect.stringMatching(/^(is not|takes more)/)]);
  }
  expect(decoded("uint8[99999][99999][99999] a", word(1))).toBe(MISMATCH);
  expect(decoded("uint8[] a", word(32), word(2n ** 256n - 1n))).toMatch(/^(is not|takes more)/);
  // Every item of a list points back to the list.
  const loop = [word(32), word(900), ...Array.from({ length: 900 }, () => word(0))];
  expect(JSON.stringify(decoded("uint8[][][][] a", ...loop)).length).toBeLessThanOrEqual(LONGEST_JSON);
});

test("data longer than 64 KiB, encoded or as JSON, is refused", () => {
  expect(decoded("bytes a", toHex(new Uint8Array(LONGEST_DATA + 32)))).toBe("has more than 65536 bytes");
  const encoded = (type: string, value: unknown) => encodeAbiParameters([{ type }], [value]);
  expect(decoded("bytes a", encoded("bytes", toHex(new Uint8Array(40_000))))).toBe(TOO_LONG);
  // One byte each in UTF-8, six as JSON.
  expect(decoded("string a", encoded("string", "\u0001".repeat(11_000)))).toBe(TOO_LONG);
  // Words that each stand below long names.
  const name = "a".repeat(60);
  const fields = parseSchema(`(uint8 ${name}, uint8 b${name})[] c`);
  const most = Array.from({ length: 480 }, () => ({ [name]: 1, [`b${name}`]: 1 }));
  expect(jsonBytes(decodeData(fields, encodeData(fields, { c: most })))).toBeLessThanOrEqual(LONGEST_JSON);
  const words = Array.from({ length: 1_000 }, () => word(1));
  expect(decoded(`(uint8 ${name}, uint8 b${name})[] c`, word(32), word(500), ...words)).toBe(TOO_LONG);
});

test("texts replace NUL, which PostgreSQL rejects, and bytes that are not UTF-8", () => {
  expect(decoded("string a", encodeAbiParameters([{ type: "string" }], ["a\0b"]))).toEqual({ a: "a\ufffdb" });
  expect(decoded("string a", word(32), word(1), toHex(new Uint8Array([0xff, ...new Uint8Array(31)])))).toEqual({
    a: "\ufffd",
  });
  expect(decoded("string a", encodeAbiParameters([{ type: "string" }], ["\ufeffa"]))).toEqual({ a: "\ufeffa" });
});
