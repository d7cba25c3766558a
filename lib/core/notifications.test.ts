import { expect, test } from "vitest";
import { addressNumber } from "../../tests/factories/scores.ts";
import { useContext } from "../../tests/setup/context.ts";
import { notify } from "./notifications.ts";

const world = useContext();

test("of a wallet's notifications the newest 1,000 are kept, and those of others are untouched", async () => {
  const { pg } = world.ctx();
  const [alice, bob] = [addressNumber(1), addressNumber(2)];
  const notice = (address: string, appealId: string) => ({
    address,
    kind: "appeal.decided" as const,
    data: { appealId, wallet: address, flag: "cluster", outcome: "upheld" as const },
  });
  await notify(pg, world.now, [notice(bob, "first"), notice(alice, "first")]);
  const later = (ms: number) => new Date(world.now.getTime() + ms);
  await notify(
    pg,
    later(1),
    Array.from({ length: 999 }, () => notice(alice, "middle")),
  );
  const ofFirst = async () =>
    (await pg.query("select address from notification where data->>'appealId' = 'first' order by 1")).rows;
  expect(await ofFirst()).toEqual([{ address: alice }, { address: bob }]);
  await notify(pg, later(2), [notice(alice, "last")]);
  expect(await ofFirst()).toEqual([{ address: bob }]);
  const counted = await pg.query("select count(*)::int as n from notification where address = $1", [alice]);
  expect(counted.rows).toEqual([{ n: 1_000 }]);
});
