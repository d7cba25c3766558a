import { beforeEach, describe, expect, test } from "vitest";
import { PERIOD_SECONDS, T0, writeNameEvents } from "../../../tests/factories/name-events.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { foldReservations } from "./fold-reservations.ts";
import { getReservations } from "./get-reservations.ts";

const world = useContext();
const [alice, bob] = [addressNumber(1), addressNumber(2)];
const page = { limit: 50, offset: 0 };

beforeEach(async () => {
  world.now = new Date(T0.getTime() + 60_000);
  await emptyTables(world.ctx().pg, "name_event, reservation, wallet, identity");
});

async function fold(...names: string[]): Promise<void> {
  await sqlTransaction(world.ctx().pg, (sql) => foldReservations(sql, names, world.now));
}

/** Status by name and chain, newest first. */
async function statuses(address: `0x${string}`): Promise<string[]> {
  const { reservations } = await getReservations(world.ctx(), { address, ...page });
  return reservations.map(({ name, chainId, status }) => `${name} ${chainId} ${status}`);
}

describe("a reservation", () => {
  test("is returned with its times, and makes its wallet known and tracked", async () => {
    await writeNameEvents(world.ctx().pg, [{ kind: "reserved", name: "rose", account: alice, block: 5 }]);
    await fold("rose");
    const reservedAt = new Date(T0.getTime() + 5_000);
    expect(await getReservations(world.ctx(), { address: alice, ...page })).toMatchObject({
      reservations: [
        {
          name: "rose",
          status: "active",
          chainId: 1,
          txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
          reservedAt: reservedAt.toISOString(),
          expiresAt: new Date(reservedAt.getTime() + PERIOD_SECONDS * 1_000).toISOString(),
        },
      ],
      pagination: { total: 1, limit: 50, offset: 0, hasMore: false },
    });
    const { rows } = await world.ctx().pg.query("select address from wallet");
    expect(rows).toEqual([{ address: alice }]);
  });

  test("holds until the last second of its period", async () => {
    await writeNameEvents(world.ctx().pg, [{ kind: "reserved", name: "rose", account: alice, block: 0 }]);
    await fold("rose");
    world.now = new Date(T0.getTime() + PERIOD_SECONDS * 1_000);
    expect(await statuses(alice)).toEqual(["rose 1 active"]);
    world.now = new Date(world.now.getTime() + 1);
    expect(await statuses(alice)).toEqual(["rose 1 expired"]);
  });

  test("ends with its refund or settlement, and only those of its own wallet and chain", async () => {
    await writeNameEvents(world.ctx().pg, [
      { kind: "reserved", name: "rose", account: alice, block: 1 },
      { kind: "reserved", name: "rose", account: bob, block: 1, chainId: 2 },
      { kind: "refunded", name: "rose", account: alice, block: 2 },
      { kind: "reserved", name: "iris", account: alice, block: 3 },
      { kind: "settled", name: "iris", account: alice, block: 4 },
      { kind: "reserved", name: "rose", account: alice, block: 5 },
    ]);
    await fold("rose", "iris");
    expect(await statuses(alice)).toEqual(["rose 1 refundable", "iris 1 settled", "rose 1 refunded"]);
    expect(await statuses(bob)).toEqual(["rose 2 active"]);
  });

  test("that ran out is returned together with the later one of the same wallet", async () => {
    const late = new Date(T0.getTime() + (PERIOD_SECONDS + 60) * 1_000);
    await writeNameEvents(world.ctx().pg, [
      { kind: "reserved", name: "rose", account: alice, block: 1 },
      { kind: "reserved", name: "rose", account: alice, block: 2, at: late },
      { kind: "refunded", name: "rose", account: alice, block: 3, at: late },
    ]);
    await fold("rose");
    expect(await statuses(alice)).toEqual(["rose 1 refunded", "rose 1 refunded"]);
  });
});

describe("of two chains", () => {
  test("the earlier reservation by block time holds the name, the other is refundable", async () => {
    await writeNameEvents(world.ctx().pg, [
      { kind: "reserved", name: "rose", account: alice, block: 900, at: new Date(T0.getTime() + 11_000) },
      { kind: "reserved", name: "rose", account: bob, block: 3, chainId: 2, at: new Date(T0.getTime() + 10_000) },
    ]);
    await fold("rose");
    expect([await statuses(alice), await statuses(bob)]).toEqual([["rose 1 refundable"], ["rose 2 active"]]);
  });

  test("at the same time the lower chain id holds it", async () => {
    const at = new Date(T0.getTime() + 10_000);
    await writeNameEvents(world.ctx().pg, [
      { kind: "reserved", name: "rose", account: alice, block: 3, chainId: 10, at },
      { kind: "reserved", name: "rose", account: bob, block: 900, chainId: 2, at },
    ]);
    await fold("rose");
    expect([await statuses(alice), await statuses(bob)]).toEqual([["rose 10 refundable"], ["rose 2 active"]]);
  });

  test("the later one holds the name as soon as the earlier is refunded or over", async () => {
    await writeNameEvents(world.ctx().pg, [
      { kind: "reserved", name: "rose", account: alice, block: 1 },
      { kind: "reserved", name: "rose", account: bob, block: 30, chainId: 2 },
    ]);
    await fold("rose");
    world.now = new Date(T0.getTime() + (PERIOD_SECONDS + 10) * 1_000);
    expect([await statuses(alice), await statuses(bob)]).toEqual([["rose 1 expired"], ["rose 2 active"]]);
    world.now = new Date(T0.getTime() + 60_000);
    await writeNameEvents(world.ctx().pg, [{ kind: "refunded", name: "rose", account: alice, block: 40 }]);
    await fold("rose");
    expect([await statuses(alice), await statuses(bob)]).toEqual([["rose 1 refunded"], ["rose 2 active"]]);
  });
});

describe("folding", () => {
  test("is idempotent, and does not depend on the order of events", async () => {
    const events = [
      { kind: "reserved", name: "rose", account: alice, block: 1 },
      { kind: "refunded", name: "rose", account: alice, block: 2 },
      { kind: "reserved", name: "rose", account: bob, block: 3 },
      { kind: "settled", name: "rose", account: bob, block: 4 },
    ] as const;
    const folded = [];
    for (const order of [events, [...events].reverse()]) {
      await emptyTables(world.ctx().pg, "name_event, reservation");
      for (const event of order) {
        await writeNameEvents(world.ctx().pg, [event]);
        await fold("rose");
        await fold("rose");
      }
      const { rows } = await world.ctx().pg.query("select * from reservation order by block_number");
      folded.push(rows);
    }
    expect(folded[0]).toHaveLength(2);
    expect(folded[1]).toEqual(folded[0]);
  });

  test("removes what a reorg removed, and wallets known only by it", async () => {
    await writeNameEvents(world.ctx().pg, [
      { kind: "reserved", name: "rose", account: alice, block: 1 },
      { kind: "reserved", name: "iris", account: alice, block: 1 },
      { kind: "reserved", name: "iris", account: bob, block: 2, chainId: 2 },
    ]);
    await fold("rose", "iris");
    await world.ctx().pg.query("delete from name_event where name = 'iris'");
    await fold("iris");
    expect([await statuses(alice), await statuses(bob)]).toEqual([["rose 1 active"], []]);
    const { rows } = await world.ctx().pg.query("select address from wallet order by address");
    expect(rows).toEqual([{ address: alice }]);
  });
});

test("an address without reservations has an empty list", async () => {
  const { reservations, pagination } = await getReservations(world.ctx(), { address: alice, limit: 10, offset: 5 });
  expect([reservations, pagination]).toEqual([[], { total: 0, limit: 10, offset: 5, hasMore: false }]);
});
