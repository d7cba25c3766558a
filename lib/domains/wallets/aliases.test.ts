import { beforeEach, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { aliasesOf, applyNameChanges, loadAliases, readNameChanges } from "./aliases.ts";
import { insertSorted, removeSorted, startingWith } from "./sorted-names.ts";
import { namesStartingWith, subjectOfIdentity, svcIdOf } from "./subject-of.ts";

const world = useContext();
const [alice, bob, carol] = [addressNumber(1), addressNumber(2), addressNumber(3)];

beforeEach(async () => {
  await world.ctx().pg.query("truncate identity, name_change, wallet cascade");
  await loadAliases(world.ctx().pg, aliasesOf(world.ctx().pg));
});

/** As whoever follows the scores does. */
async function follow(): Promise<void> {
  const { pg } = world.ctx();
  applyNameChanges(aliasesOf(pg), await readNameChanges(pg, aliasesOf(pg)));
}

async function note(name: string): Promise<void> {
  await world.ctx().pg.query(
    `insert into name_change (name, seq) select $1, coalesce(max(seq), 0) + 1 from name_change
     on conflict (name) do update set seq = excluded.seq`,
    [name],
  );
}

test("a name resolves to its owner, and is its subject's svcId after its activation", async () => {
  const { pg } = world.ctx();
  await insertIdentities(pg, [{ name: "alice", owner: alice }]);
  await note("alice");
  expect(subjectOfIdentity(world.ctx(), "alice")).toBeNull();
  await follow();
  expect(subjectOfIdentity(world.ctx(), "alice")).toBe(alice);
  expect([
    svcIdOf(world.ctx(), alice),
    svcIdOf(world.ctx(), alice, "alice"),
    svcIdOf(world.ctx(), alice, alice),
  ]).toEqual([null, "alice", null]);
  await pg.query("update identity set state = 'activated'");
  await note("alice");
  await follow();
  expect(svcIdOf(world.ctx(), alice, alice)).toBe("alice");
  await pg.query("update identity set state = 'minted', owner = $1", [bob]);
  await note("alice");
  await follow();
  expect([svcIdOf(world.ctx(), alice), subjectOfIdentity(world.ctx(), "alice")]).toEqual([null, bob]);
  await pg.query("delete from identity");
  await note("alice");
  await follow();
  expect(subjectOfIdentity(world.ctx(), "alice")).toBeNull();
  expect(namesStartingWith(world.ctx(), "a", 10)).toEqual([]);
});

test("names are found by their beginning, in order, after loading and after changes alike", async () => {
  const { pg } = world.ctx();
  await insertIdentities(pg, [
    { name: "carol", owner: carol },
    { name: "alice", owner: alice },
  ]);
  await loadAliases(pg, aliasesOf(pg));
  await insertIdentities(pg, [{ name: "alan", owner: bob }]);
  await note("alan");
  await follow();
  expect(namesStartingWith(world.ctx(), "al", 10)).toEqual([
    { name: "alan", subject: bob },
    { name: "alice", subject: alice },
  ]);
  expect(namesStartingWith(world.ctx(), "al", 1)).toHaveLength(1);
});

test("a sorted list remains sorted after any insertions and removals", () => {
  const sorted: string[] = [];
  for (const name of ["m", "a", "z", "ab", "b"]) insertSorted(sorted, name);
  removeSorted(sorted, "m");
  removeSorted(sorted, "missing");
  expect(sorted).toEqual(["a", "ab", "b", "z"]);
  expect(startingWith(sorted, "a", 5)).toEqual(["a", "ab"]);
});
