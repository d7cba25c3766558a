import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { checksum } from "../../core/schemas.ts";
import { getUpdates } from "./get-updates.ts";

const world = useContext();

test("an empty feed returns a cursor to continue from", async () => {
  expect(await getUpdates(world.ctx(), { limit: 10 })).toEqual({ updates: [], next: "0" });
});

test("a reader that follows the cursor misses nothing and gets nothing twice during concurrent writes", async () => {
  const ctx = world.ctx();
  const writer = async (number: number) => {
    for (let turn = 1; turn <= 20; turn++) {
      await writeScoreRows(ctx.pg, [
        { subject: addressNumber(number), points: { age: turn } },
        { subject: addressNumber(number), chainId: 5, points: { age: turn } },
      ]);
    }
  };
  let writing = true;
  const written = Promise.all([1, 2, 3, 4, 5].map(writer)).finally(() => {
    writing = false;
  });
  const seen: string[] = [];
  let after = 0;
  const follow = async () => {
    const { updates, next } = await getUpdates(ctx, { after, limit: 7 });
    seen.push(...updates.map((one) => `${one.address} ${one.total}`));
    after = Number(next);
    return updates.length;
  };
  while (writing) await follow();
  await written;
  while ((await follow()) > 0);
  const expected = [1, 2, 3, 4, 5].flatMap((number) =>
    Array.from({ length: 20 }, (_, turn) => `${checksum(addressNumber(number))} ${turn + 1}`),
  );
  expect([...seen].sort()).toEqual([...expected].sort());
  for (const number of [1, 2, 3, 4, 5]) {
    const own = seen.filter((one) => one.startsWith(checksum(addressNumber(number))));
    expect(own.map((one) => Number(one.split(" ")[1]))).toEqual(Array.from({ length: 20 }, (_, turn) => turn + 1));
  }
});

test("at the end the cursor stays the same", async () => {
  const { next } = await getUpdates(world.ctx(), { after: 10_000, limit: 1 });
  expect(next).toBe("10000");
});
