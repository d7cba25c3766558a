import { expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { ScoreFacts } from "../../engine/index.ts";
import { hashFacts, hashOfVersion, versionOf } from "./facts-hash.ts";

const holder = useContext();

/** Facts as they are stored, with everything that JSON can be. */
const facts = {
  subject: addressNumber(1),
  asOf: { "1": 1_700_000_000, "31337": 5 },
  each: [
    { wallet: 'a "quoted" \\ text\n\t\u0001 é 😀', asOf: { "1": 2 }, counts: [1, 0, -3], none: null, yes: true },
    { bb: 1, a: {}, c: [], ab: "", zz: "/" },
  ],
  volume: "123456789012345678901234567890",
};
const each = facts.each.map((one) => ({ ...one, asOf: { "1": 9 } }));
/** As a receipt has them. */
const later = { ...facts, each, asOf: {}, sources: [{ chainId: 1 }], validUntil: 7 };

test("the hash is that of the text which PostgreSQL writes for the facts without their days", async () => {
  const { asOf: _, each: wallets, ...others } = facts;
  const withoutDays = { ...others, each: wallets.map(({ asOf: __, ...one }: Record<string, unknown>) => one) };
  const { rows } = await holder
    .ctx()
    .pg.query<{ hash: string }>("select encode(sha256(convert_to(($1::jsonb)::text, 'UTF8')), 'hex') as hash", [
      withoutDays,
    ]);
  expect(rows).toEqual([{ hash: hashFacts(later) }]);
});

test("a hash is of the facts whatever their days, and a version also of the days", () => {
  const version = (one: object) => versionOf(one as ScoreFacts); // What facts hold is nothing to the hash.
  expect(hashFacts(later)).toBe(hashFacts(facts));
  expect(hashFacts({ ...facts, volume: "1" })).not.toBe(hashFacts(facts));
  expect(hashOfVersion(version(facts))).toBe(`0x${hashFacts(facts)}`);
  expect(version({ ...facts, each })).not.toBe(version(facts));
  expect(version({ ...facts, asOf: {} })).not.toBe(version(facts));
});
