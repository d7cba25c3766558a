import { beforeAll, expect, test } from "vitest";
import { insertIdentities } from "../../../tests/factories/identities.ts";
import { writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { boardsOf } from "../scores/index.ts";
import { search } from "./search.ts";

const world = useContext();
const addresses = Array.from({ length: 16 }, (_, index) => `0xab${index.toString(16)}${"0".repeat(37)}` as const);

const [first = "0x"] = addresses;
const linked = `0xcd${"0".repeat(38)}`;

beforeAll(async () => {
  const ctx = world.ctx();
  await insertIdentities(ctx.pg, [
    { name: "amber", owner: first, state: "activated" },
    { name: "ambrose", owner: first },
  ]);
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $1), ($2, $1)", [first, linked]);
  await ctx.pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'amber', true, now()), ($2, 'amber', false, now())`,
    [first, linked],
  );
  await writeScoreRows(
    ctx.pg,
    [...addresses].reverse().map((subject) => ({ subject, points: { age: 100, risk: 200 } })),
  );
  await boardsOf(ctx).loaded;
});

test("a beginning of an address finds it, with its score, in any case and with or without 0x", async () => {
  const expected = {
    results: [{ svcId: null, address: checksum(`0xabc${"0".repeat(37)}`), total: 300, tier: "silver" }],
  };
  for (const q of ["0xabc", "0xABC", "abc", "ABC"]) expect(await search(world.ctx(), { q })).toEqual(expected);
});

test("returns at most ten, in the order of addresses", async () => {
  const { results } = await search(world.ctx(), { q: "0xab" });
  expect(results.map((one) => one.address)).toEqual(addresses.slice(0, 10).map(checksum));
});

test("what begins like no address finds nothing", async () => {
  for (const q of ["0xac", "zz", "ab'; drop", "0xabg", `0x${"a".repeat(41)}`]) {
    expect(await search(world.ctx(), { q })).toEqual({ results: [] });
  }
});

test("a name is found by its beginning, also while its suffix is being typed", async () => {
  const found = async (q: string) => (await search(world.ctx(), { q })).results.map((one) => one.svcId);
  expect(await found("amb")).toEqual(["amber", "ambrose"]);
  for (const q of ["amber", "Amber.", "amber.s", "AMBER.SV", "amber.svc"])
    expect([q, await found(q)]).toEqual([q, ["amber"]]);
  for (const q of ["amber.x", "amber.svc.", "."]) expect([q, await found(q)]).toEqual([q, []]);
});

test("the complete address of a linked wallet finds its subject", async () => {
  const expected = { results: [expect.objectContaining({ svcId: "amber", address: checksum(first) })] };
  for (const q of [linked, linked.toUpperCase(), linked.slice(2), `eip155:10:${linked}`, `${linked}@eip155:1`])
    expect(await search(world.ctx(), { q })).toEqual(expected);
});
