import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { epochFactsHash, factsHashSql } from "./facts-hash.ts";

const holder = useContext();

/** Facts as they are stored, with everything that JSON can be. */
const facts = {
  subject: addressNumber(1),
  asOf: { "1": 1_700_000_000, "31337": 5 },
  each: [
    { wallet: 'a "quoted" \\ text\n\t\u0001 é 😀', asOf: { "1": 2 }, counts: [1, 0, -3], none: null, yes: true },
    { bb: 1, a: {}, c: [], ab: "", é: 2, zz: "/" },
  ],
  volume: "123456789012345678901234567890",
};

test("PostgreSQL and a reader of a receipt hash the same facts alike, whatever their days, blocks and end", async () => {
  const { pg } = holder.ctx();
  await writeScoreRows(pg, [{ subject: addressNumber(1), facts }]);
  const { rows } = await pg.query<{ hash: string }>(`select ${factsHashSql} as hash from score where chain_id = 0`);
  expect(epochFactsHash(facts)).toBe(rows[0]?.hash);
  const each = facts.each.map((one) => ({ ...one, asOf: { "1": 9 } }));
  expect(epochFactsHash({ ...facts, each, asOf: {}, sources: [{ chainId: 1 }], validUntil: 7 })).toBe(rows[0]?.hash);
  expect(epochFactsHash({ ...facts, volume: "1" })).not.toBe(rows[0]?.hash);
});
