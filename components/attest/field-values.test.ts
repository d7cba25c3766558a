import { expect, test } from "vitest";
import { messagesOf } from "../../lib/core/texts.ts";
import { formFields } from "../../lib/domains/attestations/index.ts";
import { createTexts } from "../texts/create-texts.ts";
import { emptyDrafts, readDrafts } from "./field-values.ts";

const t = createTexts("en", messagesOf("en", "attest.form"), "attest.form");

function fieldsOf(schema: string) {
  const fields = formFields(schema);
  if (!fields) throw new Error("no form");
  return fields;
}

test("drafts become the schema's data: small integers as numbers, large ones as text", () => {
  const fields = fieldsOf("bool a, string b, uint8 c, uint256 d, bytes4 e, (int8 x, string[] y) f");
  const drafts = { a: true, b: " <b>as it is ", c: " 7 ", d: "12345678901234567890", e: "0x01020304" };
  expect(readDrafts(t, fields, { ...drafts, f: { x: "-1", y: ["one", ""] } })).toEqual({
    data: { ...drafts, c: 7, f: { x: -1, y: ["one", ""] } },
    errors: {},
  });
});

test("every invalid field is reported at once, by its path", () => {
  const fields = fieldsOf("uint8 level, address who, bytes raw, bytes4 four, (int8 x, uint16[] y) deep");
  const drafts = { level: "256", who: "0x12", raw: "0x123", four: "0x", deep: { x: "-129", y: ["1", "many"] } };
  expect(readDrafts(t, fields, drafts).errors).toEqual({
    "data.level": "Enter a whole number from 0 to 255.",
    "data.who": "Enter an address: 0x and 40 hex digits.",
    "data.raw": "Enter bytes: 0x and two hex digits for each.",
    "data.four": "Enter 0x and 8 hex digits.",
    "data.deep.x": "Enter a whole number from -128 to 127.",
    "data.deep.y.1": "Enter a whole number from 0 to 65535.",
  });
});

test("an empty form has an item for each place of a fixed-length list, and none for a dynamic one", () => {
  expect(emptyDrafts(fieldsOf("string a, bool b, uint8[2] c, uint8[] d, (bool x) e"))).toEqual({
    a: "",
    b: false,
    c: ["", ""],
    d: [],
    e: { x: false },
  });
});
