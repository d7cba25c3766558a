import { expect, test } from "vitest";
import { messagesOf } from "../../lib/core/texts.ts";
import { createTexts } from "../texts/create-texts.ts";
import { describeImpact, formatSeconds, formatValue, splitText } from "./format.ts";
import { schemaLabels, schemaTitle } from "./labels.ts";

const values = createTexts("en", messagesOf("en", "attest.values"), "attest.values");
const schemas = createTexts("en", messagesOf("en", "attest.schemas"), "attest.schemas");
const uid = `0x${"ab".repeat(32)}`;

test("a schema's title is its label, else its name, else its shortened UID", () => {
  expect(schemaTitle(schemas, { uid, name: "skill" })).toBe("Skill");
  expect(schemaTitle(schemas, { uid, name: "<b>Course</b>" })).toBe("<b>Course</b>");
  expect(schemaTitle(schemas, { uid, name: null })).toBe("Schema 0xabababab…");
});

test("names that objects inherit have no labels", () => {
  for (const name of ["constructor", "toString", "__proto__", "Skill", null])
    expect(schemaLabels(schemas, name)).toBeNull();
});

test("seconds are formatted to the minute, and as a number beyond the last date", () => {
  expect(formatSeconds(values, 1_767_225_600)).toBe("1 Jan 2026, 00:00 UTC");
  expect(formatSeconds(values, Number.MAX_SAFE_INTEGER)).toBe("second 9007199254740991");
});

test.each([
  ["", "–"],
  ["<i>as it is</i>", "<i>as it is</i>"],
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  [["a", 1], '[\n  "a",\n  1\n]'],
])("the value %j is formatted as %j", (value, text) => {
  expect(formatValue(values, value)).toBe(text);
});

test("a date field is formatted as a date", () => {
  const since = schemaLabels(schemas, "membership")?.fields.since;
  expect(formatValue(values, 1_767_225_600, since)).toBe("1 Jan 2026, 00:00 UTC");
});

test("only short JSON is indented", () => {
  const deep = Array.from({ length: 500 }, () => [[[[1]]]]);
  expect(formatValue(values, deep)).toBe(JSON.stringify(deep));
});

test("a long text is split between characters and loses none", () => {
  expect(splitText("short", 5)).toEqual(["short", ""]);
  expect(splitText("longer", 5)).toEqual(["longe", "r"]);
  expect(splitText("abcd🙂", 5)).toEqual(["abcd", "🙂"]);
});

test.each([
  [0, "The score did not change."],
  [1, "The score rises by 1 point."],
  [-1_200, "The score falls by 1,200 points."],
])("an impact of %i is described as %s", (points, text) => {
  expect(describeImpact(values, points)).toBe(text);
});
