import { expect, it } from "vitest";
import { useContext } from "../../../../tests/setup/context.ts";
import { lockScores, scoreTransaction } from "./lock-scores.ts";

const context = useContext();

it("a burst that waits for the score lock leaves connections to others, and is worked off in its order", async () => {
  const { pg } = context.ctx();
  const busy = await pg.connect();
  await busy.query("begin");
  await lockScores(busy);
  const done: number[] = [];
  // More than the pool has connections.
  const burst = Array.from({ length: 20 }, (_, n) => scoreTransaction(pg, async () => done.push(n)));
  expect((await pg.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(done).toEqual([]);
  await busy.query("commit");
  busy.release();
  await Promise.all(burst);
  expect(done).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
