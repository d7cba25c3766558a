import { readFileSync } from "node:fs";
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

test("the update to versions of facts, in SQL, gives facts the hash that a reader of a receipt gives them", async () => {
  const file = new URL("../../../prisma/migrations/20261123040000_facts_version/migration.sql", import.meta.url);
  const client = await holder.ctx().pg.connect();
  try {
    // The table as it was then.
    await client.query(
      `create temporary table score as select 0 as chain_id, true as ranked, $1::jsonb as facts, null::text as facts_hash`,
      [facts],
    );
    await client.query(readFileSync(file, "utf8").split(";")[0] ?? "");
    const { rows } = await client.query<{ version: string }>("select facts_hash as version from score");
    expect(hashOfVersion(rows[0]?.version ?? null)).toBe(`0x${hashFacts(later)}`);
  } finally {
    client.release(true);
  }
});

test("a hash is of the facts whatever their days, and a version also of the days", () => {
  const version = (one: object) => versionOf(one as ScoreFacts); // What facts hold is nothing to the hash.
  expect(hashFacts(later)).toBe(hashFacts(facts));
  expect(hashFacts({ ...facts, volume: "1" })).not.toBe(hashFacts(facts));
  expect(hashOfVersion(version(facts))).toBe(`0x${hashFacts(facts)}`);
  expect(version({ ...facts, each })).not.toBe(version(facts));
  expect(version({ ...facts, asOf: {} })).not.toBe(version(facts));
  expect(hashOfVersion("5a".repeat(16))).toBeNull();
});
