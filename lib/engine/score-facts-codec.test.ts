import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeFacts } from "./merge.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { decodeScoreFacts, encodeScoreFacts } from "./score-facts-codec.ts";
import { type Category, type CategoryState, categories } from "./types.ts";

const subject = `0x${"ab".repeat(20)}`;
// Every category is a key.
const states = Object.fromEntries(categories.map((one) => [one, "ok"])) as Record<Category, CategoryState>;
const facts = mergeFacts({
  ...{ subject, wallets: [subject], parts: [], funding: [], social: [{ issuer: `0x${"cd".repeat(20)}`, weight: 700 }] },
  ...{ listed: new Set<string>(), listsHash: `0x${"0f".repeat(32)}`, listContacts: true, listSelf: false, states },
});

/** What facts hold is nothing to the format. */
const roundTrip = (value: object): unknown => decodeScoreFacts(encodeScoreFacts(value as ScoreFacts));

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "ok",
    "0",
    "007",
    "-1",
    `0x${"0".repeat(40)}`,
    `0x${"00".repeat(32)}`,
    `0X${"ab".repeat(20)}`,
    "9".repeat(700),
  ),
  fc.bigInt({ min: 0n, max: 2n ** 300n }).map(String),
);

test("any facts come back as they were stored, and equal ones have equal bytes whatever the order of their fields", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      text,
      tie("list"),
      tie("object"),
    ),
    list: fc.array(tie("any"), { maxLength: 4 }),
    object: fc.dictionary(text, tie("any"), { maxKeys: 4 }),
  })).object as fc.Arbitrary<Record<string, unknown>>;
  fc.assert(
    fc.property(value, (one) => {
      expect(roundTrip(one)).toEqual(JSON.parse(JSON.stringify(one)));
      const reversed = Object.fromEntries(Object.entries(one).reverse()) as unknown as ScoreFacts;
      expect(encodeScoreFacts(reversed)).toEqual(encodeScoreFacts(one as unknown as ScoreFacts));
    }),
    { numRuns: 300 },
  );
});

test("the facts of a score take less than a quarter of their JSON, and those that 1.0.0 stored are read", () => {
  const json = JSON.stringify(facts);
  expect(roundTrip(facts)).toEqual(JSON.parse(json));
  expect(encodeScoreFacts(facts).length * 4).toBeLessThan(json.length);
  expect(decodeScoreFacts(Buffer.from(json))).toEqual(JSON.parse(json));
  expect(() => decodeScoreFacts(Uint8Array.of(9))).toThrow("format 9");
});

test("the bytes of facts stay as they are, since databases hold them", () => {
  expect(createHash("sha256").update(encodeScoreFacts(facts)).digest("hex").slice(0, 16)).toBe("1795389c900cb460");
});
