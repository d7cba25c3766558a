import { expect, test } from "vitest";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
import { createLogger } from "../core/log.ts";
import { decodeFacts, emptyFacts, encodeFacts, FACTS_VERSION, foldActivity } from "../engine/index.ts";
import { insertActivity } from "./activity-rows.ts";
import { refoldMissed, refoldOutdated } from "./refold-outdated.ts";

const holder = useContext();
const now = () => holder.now;
const address = (n: number) => `0x${n.toString(16).padStart(40, "0")}`;

test("facts that an earlier version stored are folded again from activity, once", async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "activity, facts, meta, chain_cursor");
  const wallets = Array.from({ length: 230 }, (_, i) => address(i + 1));
  // Of the first wallet more than a page, which ends inside a block.
  const rows = wallets.flatMap((wallet, i) =>
    Array.from({ length: i === 0 ? 7_001 : 3 }, (_, n) =>
      activity({
        wallet,
        kind: "sent",
        blockNumber: n >> 1,
        counterparty: address(9_000 + (n % 40)),
        amount: BigInt(n),
      }),
    ),
  );
  await insertActivity(pg, rows);
  const outdated = Buffer.from([FACTS_VERSION - 1, 2, 3]);
  await pg.query("insert into facts (wallet, chain_id, to_block, facts) select unnest($1::text[]), 1, 0, $2", [
    wallets,
    outdated,
  ]);
  const logged: { done: number; total: number }[] = [];
  const log = createLogger("info", { write: (line) => void logged.push(JSON.parse(line)) });
  expect(await refoldOutdated(pg, { now, log })).toBe(230);
  expect(logged).toMatchObject([0, 200, 230].map((done) => ({ done, total: 230 })));
  const { rows: stored } = await pg.query("select wallet, facts, transactions, to_block from facts");
  expect(stored).toHaveLength(230);
  for (const { wallet, facts, transactions, ...range } of stored) {
    const own = rows.filter((row) => row.wallet === wallet);
    const expected = foldActivity(emptyFacts(wallet, 1), own);
    expect(Buffer.from(encodeFacts(expected)).equals(facts)).toBe(true);
    expect({ transactions, ...range }).toEqual({
      transactions: own.filter(({ kind }) => kind === "sent").length,
      to_block: Math.max(...own.map((row) => row.blockNumber)),
    });
    expect(decodeFacts(facts).sent).toBe(transactions);
  }
  expect(await refoldOutdated(pg, { now })).toBe(0);
});

test("facts that a worker of the earlier version wrote afterwards are found an hour later, without a lock if there are none", async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "activity, facts, meta, chain_cursor");
  const [before, after] = [address(1), address(2)];
  await insertActivity(
    pg,
    [before, after].map((wallet) => activity({ wallet, kind: "sent", blockNumber: 0 })),
  );
  const write = (wallet: string) =>
    pg.query("insert into facts (wallet, chain_id, facts, to_block) values ($1, 1, $2, 0)", [
      wallet,
      Buffer.from([1, 2, 3]),
    ]);
  await write(before);
  expect(await refoldOutdated(pg, { now })).toBe(1);
  await write(after);
  const inHours = (hours: number) => ({ now: () => new Date(holder.now.getTime() + hours * 3_600_000) });
  expect(await refoldMissed(pg, inHours(0.9))).toBeNull();
  expect(await refoldMissed(pg, inHours(1))).toBe(1);
  const { rows } = await pg.query<{ facts: Buffer }>("select facts from facts");
  expect(rows.map(({ facts }) => decodeFacts(facts).sent)).toEqual([1, 1]);
  expect(await refoldMissed(pg, inHours(24))).toBeNull();
  const locking = await pg.connect();
  try {
    await locking.query("begin; lock table chain_cursor in access exclusive mode");
    expect(await refoldMissed(pg, inHours(25))).toBe(0);
  } finally {
    await locking.query("rollback");
    locking.release();
  }
  await pg.query("update facts set facts = $1 where wallet = $2", [Buffer.from([1, 2, 3]), after]);
  await pg.query("update meta set value = '1000' where key = 'facts version'");
  expect(await refoldMissed(pg, inHours(99))).toBeNull();
});
