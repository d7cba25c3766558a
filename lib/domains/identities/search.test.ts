import { beforeAll, expect, test } from "vitest";
import { writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { boardsOf } from "../scores/index.ts";
import { search } from "./search.ts";

const world = useContext();
const addresses = Array.from({ length: 16 }, (_, index) => `0xab${index.toString(16)}${"0".repeat(37)}` as const);

beforeAll(async () => {
  const ctx = world.ctx();
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

test("at most ten are given, in the order of addresses", async () => {
  const { results } = await search(world.ctx(), { q: "0xab" });
  expect(results.map((one) => one.address)).toEqual(addresses.slice(0, 10).map(checksum));
});

test("what begins like no address finds nothing", async () => {
  for (const q of ["0xac", "zz", "ab'; drop", "0xabg", `0x${"a".repeat(41)}`]) {
    expect(await search(world.ctx(), { q })).toEqual({ results: [] });
  }
});
