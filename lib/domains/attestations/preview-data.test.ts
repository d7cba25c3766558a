import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonBytes } from "./parse-schema.ts";
import { cutText, LONGEST_IN_LIST, previewData } from "./preview-data.ts";

test("data that lists show whole has no preview", () => {
  expect(previewData({ skill: "Solidity", level: 4 })).toBeNull();
  expect(previewData({ text: "x".repeat(LONGEST_IN_LIST - 11) })).toBeNull();
});

test("a preview has the first fields and items, and the beginning of long texts", () => {
  const preview = previewData({
    title: "short",
    text: "a".repeat(5_000),
    list: Array.from({ length: 3_000 }, () => 7),
  });
  expect(preview).toMatchObject({ title: "short", text: expect.stringMatching(/^a{100,}…$/) });
  expect(preview?.list).toEqual(expect.arrayContaining([7]));
  expect(previewData({ list: Array.from({ length: 90 }, () => ({ a: "x".repeat(60) })) })).toMatchObject({
    list: expect.arrayContaining([{ a: "x".repeat(60) }]),
  });
});

test("no preview is longer than a list shows", () => {
  const text = fc.string({ unit: "binary", maxLength: 40 }).map((one) => one.repeat(20));
  const name = fc.stringMatching(/^[a-z]{1,40}$/);
  const json = fc.oneof(
    text,
    fc.array(text, { maxLength: 5 }),
    fc.dictionary(name, fc.array(text, { maxLength: 3 }), { maxKeys: 3 }),
    fc.integer(),
  );
  fc.assert(
    fc.property(fc.dictionary(name, json, { maxKeys: 6 }), (data) => {
      const preview = previewData(data);
      expect(preview === null ? 0 : jsonBytes(preview)).toBeLessThanOrEqual(LONGEST_IN_LIST);
    }),
    { numRuns: 30 },
  );
});

test("a text is cut between characters", () => {
  expect(cutText("short", 100)).toBe("short");
  expect(cutText("🙂".repeat(100), 100)).toMatch(/^(🙂)+…$/u);
  expect(jsonBytes(cutText("\u0001".repeat(5_000), 1_024))).toBeLessThanOrEqual(1_024);
});
