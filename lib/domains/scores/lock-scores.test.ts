import type { PoolClient } from "pg";
import { expect, it } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { until } from "../../../tests/setup/until.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { lockFreeScores, lockScores, lockScoresOf, scoreTransaction, shareScores } from "./lock-scores.ts";

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

const [alice, bob, carol] = ["a", "b", "c"].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];

/** Transactions that end at a call, and the order in which they got their locks. */
function transactions() {
  const { pg } = context.ctx();
  const order: string[] = [];
  const begin = (name: string, lock: (sql: PoolClient) => Promise<unknown>) => {
    let end = () => {};
    const called = new Promise<void>((resolve) => {
      end = resolve;
    });
    const ended = sqlTransaction(pg, async (sql) => {
      await lock(sql);
      order.push(name);
      await called;
    });
    return { end, ended, begun: () => until(async () => order.includes(name)) };
  };
  const waiting = async (count: number) => {
    const { rows } = await pg.query(
      `select from pg_locks join pg_database d on d.oid = database
       where datname = current_database() and locktype = 'advisory' and not granted`,
    );
    return rows.length === count;
  };
  return { order, begin, waiting };
}

it("locks of other subjects are held at once; a lock of the same subject, of any of its wallets, waits, and so does one of all scores", async () => {
  const { pg } = context.ctx();
  await pg.query("insert into wallet (address, subject) values ($1, $1), ($2, $1)", [alice, carol]);
  const { order, begin, waiting } = transactions();
  const first = begin("alice", (sql) => lockScoresOf(sql, [alice]));
  const second = begin("bob", (sql) => lockScoresOf(sql, [bob]));
  await Promise.all([first.begun(), second.begun()]);

  const linked = begin("alice's other wallet", (sql) => lockScoresOf(sql, [carol]));
  await until(() => waiting(1));
  first.end();
  await linked.begun();

  const all = begin("all", lockScores);
  await until(() => waiting(1));
  linked.end();
  second.end();
  await all.begun();
  const after = begin("bob again", (sql) => lockScoresOf(sql, [bob]));
  await until(() => waiting(1));
  all.end();
  await after.begun();
  after.end();
  await Promise.all([first, second, linked, all, after].map(({ ended }) => ended));
  expect(order.slice(2)).toEqual(["alice's other wallet", "all", "bob again"]);
});

it("free subjects are locked without waiting", async () => {
  const { begin } = transactions();
  const first = begin("alice", (sql) => lockScoresOf(sql, [alice]));
  await first.begun();
  const free = await sqlTransaction(context.ctx().pg, async (sql) => {
    await shareScores(sql);
    return lockFreeScores(sql, [alice, bob]);
  });
  expect([...free]).toEqual([bob]);
  first.end();
  await first.ended;
});
