import { afterAll, expect, it } from "vitest";
import { exportRecords } from "../../scripts/backup/export-records.ts";
import { importRecords } from "../../scripts/backup/import-records.ts";
import { chainOf, FINALITY, mine, reached, useIdentities } from "../names/identity-world.ts";
import { person, startNamesWorld } from "../solidity/names-world.ts";

const [old, fresh] = [useIdentities(), useIdentities()];
const [alice, bob] = [person(3), person(4)];
const world = await startNamesWorld();
afterAll(async () => {
  await old.stop();
  await fresh.stop();
  await world.stop();
});

/** What is known of wallets and names. */
async function known(instance: typeof old) {
  return {
    scores: await instance.rows(
      "select subject, chain_id, total, facts::text from score join score_facts using (subject, facts_hash) order by 1, 2",
    ),
    names: await instance.rows("select name, owner, state, final from identity order by 1"),
    cursor: await instance.rows("select block_number, block_hash, state from chain_cursor"),
  };
}

/** What was published of scores. An import has nothing of before. */
function changes(instance: typeof old) {
  return instance.rows(
    "select subject, chain_id, before, after, reached_before, reached_after, cause, block_number from score_feed order by id",
  );
}

it("an imported instance follows its chain on from where the old one left it, as if it had always been there", async () => {
  const chain = chainOf(world);
  const first = await old.index([chain], chain);
  for (let i = 0; i < 3; i++) await world.sendRaw(alice, { to: person(20 + i).address, value: 10n ** 18n });
  await world.mint(alice, "rose");
  await mine(world, FINALITY);
  await reached(first, world);
  await old.stop();
  const left = await known(old);
  const before = await changes(old);
  await importRecords(fresh.context([chain]), () => linesOf(exportRecords(old.context([chain]))));
  expect(await known(fresh)).toEqual(left);

  // The chain lives on, and both read on.
  await world.sendRaw(alice, { to: bob.address, value: 10n ** 18n });
  await world.sendRaw(bob, { to: person(30).address, value: 10n ** 18n });
  for (const instance of [old, fresh]) await reached(await instance.index([chain], chain), world);
  const [here, there] = [await known(old), await known(fresh)];
  expect(there).toEqual(here);
  const since = await changes(fresh);
  expect(since.length).toBeGreaterThan(0);
  expect(await changes(old)).toEqual([...before, ...since]);
});

async function* linesOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of parts) yield* part.trimEnd().split("\n");
}
