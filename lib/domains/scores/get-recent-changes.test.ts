import { expect, test } from "vitest";
import { addressNumber, removeScoreRow, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { getRecentChanges } from "./get-updates.ts";

const world = useContext();
const [ann, bob, cid] = [addressNumber(1), addressNumber(2), addressNumber(3)];
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));

test("there are no changes before the first score", async () => {
  expect(await getRecentChanges(world.ctx(), { limit: 5 })).toEqual({ changes: [] });
});

test("each subject's newest change of the total appears once, newest first, with the total before", async () => {
  const ctx = world.ctx();
  await writeScoreRows(ctx.pg, [
    { subject: ann, points: { age: 100 }, at: at(0) },
    { subject: ann, points: { age: 310 }, at: at(1) },
    { subject: bob, points: { age: 50 }, at: at(2) },
    // Points that move from one category to another leave the total as it was.
    { subject: ann, points: { age: 300, risk: 10 }, at: at(3) },
    // A chain's own score is no change of the total.
    { subject: cid, chainId: 5, points: { age: 9 }, at: at(4) },
  ]);
  await ctx.pg.query(
    "update score_feed set source_chain = 7, block_number = 12 where after[1] = 310 and before[1] = 100",
  );
  const { changes } = await getRecentChanges(ctx, { limit: 5 });
  expect(changes).toEqual([
    {
      address: checksum(bob),
      svcId: null,
      total: 50,
      before: null,
      tier: "bronze",
      cause: "transactions",
      at: at(2).toISOString(),
      chainId: null,
      blockNumber: null,
    },
    {
      address: checksum(ann),
      svcId: null,
      total: 310,
      before: 100,
      tier: "silver",
      cause: "transactions",
      at: at(1).toISOString(),
      chainId: 7,
      blockNumber: 12,
    },
  ]);
  expect((await getRecentChanges(ctx, { limit: 1 })).changes).toHaveLength(1);
});

test("the points of a score that was known without any have no total before", async () => {
  const ctx = world.ctx();
  await writeScoreRows(ctx.pg, [{ subject: cid, points: {}, ranked: false, at: at(8) }]);
  await writeScoreRows(ctx.pg, [{ subject: cid, points: { age: 77 }, at: at(9) }]);
  const { changes } = await getRecentChanges(ctx, { limit: 1 });
  expect(changes).toMatchObject([{ address: checksum(cid), total: 77, before: null }]);
});

test("a subject without a score is left out", async () => {
  const ctx = world.ctx();
  const dan = addressNumber(4);
  await writeScoreRows(ctx.pg, [{ subject: dan, points: { age: 66 }, at: at(10) }]);
  expect((await getRecentChanges(ctx, { limit: 5 })).changes.map((one) => one.address)).toContain(checksum(dan));
  await removeScoreRow(ctx.pg, dan);
  expect((await getRecentChanges(ctx, { limit: 5 })).changes.map((one) => one.address)).not.toContain(checksum(dan));
});

test("a first score of 0 is no change, and a fall to 0 is", async () => {
  const ctx = world.ctx();
  const [eve, fay] = [addressNumber(5), addressNumber(6)];
  await writeScoreRows(ctx.pg, [
    { subject: fay, points: { age: 55 }, at: at(11) },
    { subject: eve, points: {}, at: at(12) },
    { subject: fay, points: {}, at: at(13) },
  ]);
  const { changes } = await getRecentChanges(ctx, { limit: 5 });
  expect(changes.map((one) => one.address)).not.toContain(checksum(eve));
  expect(changes[0]).toMatchObject({ address: checksum(fay), total: 0, before: 55 });
});
