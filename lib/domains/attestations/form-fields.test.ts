import { expect, test } from "vitest";
import { formFields } from "./form-fields.ts";

test("each type of a schema becomes a control with its bounds", () => {
  expect(formFields("bool a, string b, address c, bytes d, bytes4 e, uint8 f, int64 g")).toEqual([
    { name: "a", type: "bool", kind: "flag" },
    { name: "b", type: "string", kind: "text" },
    { name: "c", type: "address", kind: "address" },
    { name: "d", type: "bytes", kind: "bytes", length: null },
    { name: "e", type: "bytes4", kind: "bytes", length: 4 },
    { name: "f", type: "uint8", kind: "integer", least: "0", most: "255", asText: false },
    {
      name: "g",
      type: "int64",
      kind: "integer",
      least: "-9223372036854775808",
      most: "9223372036854775807",
      asText: true,
    },
  ]);
});

test("lists and groups hold the controls of their items and fields", () => {
  const flag = { name: "y", type: "bool", kind: "flag" };
  expect(formFields("(bool y, string[] z)[2] x")).toEqual([
    {
      name: "x",
      type: "tuple[2]",
      kind: "list",
      length: 2,
      item: {
        name: "x",
        type: "tuple",
        kind: "group",
        fields: [
          flag,
          {
            name: "z",
            type: "string[]",
            kind: "list",
            length: null,
            item: { name: "z", type: "string", kind: "text" },
          },
        ],
      },
    },
  ]);
});

test.each([
  ["what is no schema", "string a b"],
  ["more than a form can hold", "(bool y, bool[100] z)[99999] x"],
])("there is no form for %s", (_, schema) => {
  expect(formFields(schema)).toBeNull();
});
