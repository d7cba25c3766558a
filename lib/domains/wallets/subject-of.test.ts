import { beforeEach, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { namesStartingWith, resolveIdentities, shownName, subjectOf, svcIdsOf, walletsOf } from "./subject-of.ts";

const world = useContext();
const [alice, bob, carol] = [addressNumber(1), addressNumber(2), addressNumber(3)];

beforeEach(async () => {
  await emptyTables(world.ctx().pg, "identity, identity_wallet, wallet");
});

/** Names with their owners' wallets, which the indexer remembers with a mint. */
async function insertNames(names: Parameters<typeof insertIdentities>[1]): Promise<void> {
  const { pg } = world.ctx();
  await insertIdentities(pg, names);
  const owners = [...new Set(names.map(({ owner }) => owner))];
  await pg.query("insert into wallet (address, subject) select a, a from unnest($1::text[]) as a", [owners]);
}

async function activate(name: string, owner: string): Promise<void> {
  const { pg } = world.ctx();
  await pg.query("update identity set state = 'activated' where name = $1", [name]);
  await pg.query(`insert into identity_wallet (address, name, "primary", linked_at) values ($1, $2, true, now())`, [
    owner,
    name,
  ]);
}

test("a name resolves to its owner, and is its subject's name after its activation", async () => {
  const ctx = world.ctx();
  await insertNames([{ name: "alice", owner: alice }]);
  const [minted] = await resolveIdentities(ctx, ["alice"]);
  expect(minted).toEqual({ subject: alice, svcId: null, wallets: [alice], movedAt: null, underReview: [] });
  expect(minted && [shownName(minted, "alice"), shownName(minted, alice)]).toEqual(["alice", null]);
  await activate("alice", alice);
  expect(await resolveIdentities(ctx, [alice, "bob", "alice"])).toMatchObject([
    { svcId: "alice" },
    null,
    { svcId: "alice" },
  ]);
  const svcIdOf = await svcIdsOf(ctx, [alice, bob]);
  expect([svcIdOf(alice), svcIdOf(bob)]).toEqual(["alice", null]);
});

test("a linked wallet resolves to the subject with all its wallets, even if the subject's own waits; an unknown one to itself", async () => {
  const ctx = world.ctx();
  await insertNames([{ name: "alice", owner: carol }]);
  await activate("alice", carol);
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $2), ($3, $2)", [bob, carol, alice]);
  for (const counts of [true, false]) {
    await ctx.pg.query("update identity_wallet set counts = $1", [counts]);
    expect(await resolveIdentities(ctx, [bob])).toMatchObject([{ subject: carol, svcId: counts ? "alice" : null }]);
    expect(await walletsOf(ctx, bob)).toEqual([carol, alice, bob]);
  }
  expect([await subjectOf(ctx, addressNumber(9)), await walletsOf(ctx, addressNumber(9))]).toEqual([
    addressNumber(9),
    [addressNumber(9)],
  ]);
});

test("names are found by their beginning, in the order of their characters", async () => {
  const ctx = world.ctx();
  const names = ["al-z", "ala", "alice", "carol", "al.alice"];
  await insertNames(names.map((name) => ({ name, owner: alice })));
  const found = async (prefix: string, limit: number) =>
    (await namesStartingWith(ctx, prefix, limit)).map(({ name }) => name);
  expect(await found("al", 10)).toEqual(["al-z", "al.alice", "ala", "alice"]);
  expect(await found("al", 1)).toEqual(["al-z"]);
  expect(await found("%", 10)).toEqual([]);
});
