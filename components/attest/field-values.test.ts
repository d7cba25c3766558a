import { expect, test } from "vitest";
import { formFields } from "../../lib/domains/attestations/index.ts";
import { emptyDrafts, readDrafts } from "./field-values.ts";

function fieldsOf(schema: string) {
  const fields = formFields(schema);
  if (!fields) throw new Error("no form");
  return fields;
}

test("what was written becomes the data of the schema: small numbers as numbers, large ones as text", () => {
  const fields = fieldsOf("bool a, string b, uint8 c, uint256 d, bytes4 e, (int8 x, string[] y) f");
  const drafts = { a: true, b: " <b>as it is ", c: " 7 ", d: "12345678901234567890", e: "0x01020304" };
  expect(readDrafts(fields, { ...drafts, f: { x: "-1", y: ["one", ""] } })).toEqual({
    data: { ...drafts, c: 7, f: { x: -1, y: ["one", ""] } },
    errors: {},
  });
});

test("every field that is wrong is told of at once, by where it stands", () => {
  const fields = fieldsOf("uint8 level, address who, bytes raw, bytes4 four, (int8 x, uint16[] y) deep");
  const drafts = { level: "256", who: "0x12", raw: "0x123", four: "0x", deep: { x: "-129", y: ["1", "many"] } };
  expect(readDrafts(fields, drafts).errors).toEqual({
    "data.level": "A whole number from 0 to 255.",
    "data.who": "An address: 0x and 40 hex digits.",
    "data.raw": "Bytes: 0x and hex, two digits each.",
    "data.four": "0x and 8 hex digits.",
    "data.deep.x": "A whole number from -128 to 127.",
    "data.deep.y.1": "A whole number from 0 to 65535.",
  });
});

test("an empty form has a control for each item of a list of fixed length, and none for one that grows", () => {
  expect(emptyDrafts(fieldsOf("string a, bool b, uint8[2] c, uint8[] d, (bool x) e"))).toEqual({
    a: "",
    b: false,
    c: ["", ""],
    d: [],
    e: { x: false },
  });
});
