import { expect, test } from "vitest";
import { formatSeconds, formatValue, schemaLabels, schemaTitle, splitText } from "./labels.ts";

const uid = `0x${"ab".repeat(32)}`;

test("a schema is called by its words, else by its name, else by its uid", () => {
  expect(schemaTitle({ uid, name: "skill" })).toBe("Skill");
  expect(schemaTitle({ uid, name: "<b>Course</b>" })).toBe("<b>Course</b>");
  expect(schemaTitle({ uid, name: null })).toBe("Schema 0xabababab…");
});

test("no schema has the words of another by what objects inherit", () => {
  for (const name of ["constructor", "toString", "__proto__", "Skill", null]) expect(schemaLabels(name)).toBeNull();
});

test("seconds are told to the minute, and those that no calendar holds as they are", () => {
  expect(formatSeconds(1_767_225_600)).toBe("1 Jan 2026, 00:00 UTC");
  expect(formatSeconds(Number.MAX_SAFE_INTEGER)).toBe("second 9007199254740991");
});

test.each([
  ["", "–"],
  ["<i>as it is</i>", "<i>as it is</i>"],
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  [["a", 1], '[\n  "a",\n  1\n]'],
])("the value %j is told as %j", (value, told) => {
  expect(formatValue(value)).toBe(told);
});

test("a moment among the fields is told as one", () => {
  const since = schemaLabels("membership")?.fields.since;
  expect(formatValue(1_767_225_600, since)).toBe("1 Jan 2026, 00:00 UTC");
});

test("a value of many parts is laid out in lines only while it is short", () => {
  const deep = Array.from({ length: 500 }, () => [[[[1]]]]);
  expect(formatValue(deep)).toBe(JSON.stringify(deep));
});

test("a long text is split between characters, and nothing of it is lost", () => {
  expect(splitText("short", 5)).toEqual(["short", ""]);
  expect(splitText("longer", 5)).toEqual(["longe", "r"]);
  expect(splitText("abcd🙂", 5)).toEqual(["abcd", "🙂"]);
});
