import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { getScore, getScoreBatch } from "./get-score.ts";
import { boardsOf } from "./ranks/boards.ts";

const world = useContext();

test("a batch keeps order and spelling, repeats duplicates, and marks unknown identities", async () => {
  const ctx = world.ctx();
  const alice = checksum(addressNumber(0xabcdef));
  const bob = addressNumber(0xb0b);
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $1)", [bob]);
  await writeScoreRows(ctx.pg, [{ subject: alice.toLowerCase(), points: { age: 7 } }]);
  await boardsOf(ctx).loaded;
  await boardsOf(ctx).refresh();
  const unknown = addressNumber(0xdead);
  const { scores } = await getScoreBatch(ctx, { identities: [unknown, alice, "Nobody.SVC", bob, alice] });
  const known = {
    found: true,
    svcId: null,
    address: alice,
    score: (await getScore(ctx, { identity: alice.toLowerCase() })).score,
  };
  const none = { found: false, svcId: null, address: null, score: null };
  expect(scores).toEqual([
    { identity: unknown, ...none },
    { identity: alice, ...known },
    { identity: "Nobody.SVC", ...none },
    {
      identity: bob,
      found: true,
      svcId: null,
      address: checksum(bob),
      score: expect.objectContaining({ total: 0, rank: 2 }),
    },
    { identity: alice, ...known },
  ]);
});
