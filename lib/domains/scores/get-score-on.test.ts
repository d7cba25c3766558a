import { beforeAll, expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getScore } from "./get-score.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }] });
const alice = addressNumber(0xa1);
const at = Date.parse("2026-01-03") / 1000;

beforeAll(async () => {
  await writeScoreRows(world.ctx().pg, [
    { subject: alice, points: { age: 20 }, at: new Date("2026-01-02T10:00:00Z") },
    { subject: alice, points: { age: 30 }, at: new Date("2026-01-05T10:00:00Z") },
  ]);
});

test("the score of a past day is its close, provisional while that is to be computed again", async () => {
  const onDay = async () => (await getScore(world.ctx(), { identity: alice, at })).score;
  expect(await onDay()).toMatchObject({ total: 20, rank: 1, status: "final" });
  const mark = (day: string) =>
    world
      .ctx()
      .pg.query("insert into stale_close (subject, chain_id, from_day, due_at) values ($1, 0, $2, now())", [
        alice,
        day,
      ]);
  await mark("2026-01-04");
  expect(await onDay()).toMatchObject({ total: 20, status: "final" });
  await world.ctx().pg.query("delete from stale_close");
  await mark("2026-01-03");
  expect(await onDay()).toMatchObject({ total: 20, status: "provisional" });
});
