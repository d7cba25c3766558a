import { size } from "viem";
import { expect, test } from "vitest";
import { encodeData } from "./abi-data.ts";
import { FieldError, type JsonObject, LONGEST_DATA, LONGEST_JSON, parseSchema } from "./parse-schema.ts";

test("half a surrogate pair, which UTF-8 cannot encode, is refused with its path", () => {
  expect(refused("string a", { a: "\ud800" })).toMatchObject({ path: "data.a" });
});

test("bytes are encoded alike in upper and lower case", () => {
  const fields = parseSchema("bytes a, bytes2 b");
  expect(encodeData(fields, { a: "0xAB", b: "0xCDEF" })).toBe(encodeData(fields, { a: "0xab", b: "0xcdef" }));
});

test("data of more than 64 KiB, encoded or as JSON, is refused", () => {
  const most = LONGEST_DATA / 32 - 3;
  const list = (length: number) => ({ a: Array.from({ length }, () => 0) });
  expect(size(encodeData(parseSchema("uint8[] a"), list(most)))).toBeLessThanOrEqual(LONGEST_DATA);
  expect(refused("uint8[] a", list(LONGEST_DATA / 32))).toEqual({
    path: "data",
    message: "takes more than 65536 bytes encoded",
  });
  // Each of them is shorter as JSON than encoded.
  expect(refused("uint8[][] a", { a: Array.from({ length: 1_500 }, () => []) })).toMatchObject({ path: "data" });
  expect(refused("string a", { a: "x".repeat(LONGEST_JSON) })).toEqual({
    path: "data",
    message: "takes more than 65536 bytes as JSON",
  });
  // One byte each as a text, six as JSON.
  expect(refused("string a", { a: "\u0001".repeat(11_000) })).toMatchObject({ path: "data" });
});

test("data that nests deeper than its schema is refused at the path where it leaves the schema", () => {
  let deep: JsonObject = {};
  for (let i = 0; i < 50_000; i++) deep = { b: deep };
  expect(refused("(uint8 b) a", { a: deep })).toMatchObject({ path: "data.a.b" });
});

function refused(schema: string, given: JsonObject): unknown {
  try {
    return encodeData(parseSchema(schema), given);
  } catch (error) {
    return error instanceof FieldError ? error.detail : error;
  }
}

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
  expect(refused(schema, given)).toMatchObject({ path });
});
