import { expect, test } from "vitest";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
import { ChainConfig } from "../core/chains.ts";
import { createLogger } from "../core/log.ts";
import { decodeFacts, emptyFacts, encodeFacts, foldActivity } from "../engine/index.ts";
import { insertActivity } from "./activity-rows.ts";
import { refoldMissed, refoldOutdated } from "./refold-outdated.ts";

const holder = useContext();
const governor = `0x${"8".repeat(40)}` as const;
const chain = ChainConfig.parse({
  ...{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] },
  contracts: { governors: [governor], pools: [] },
});
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
  // A vote that an earlier version believed of any contract.
  const forged = activity({ wallet: address(1), kind: "vote", blockNumber: 0, counterparty: address(8_001) });
  const believed = activity({ wallet: address(2), kind: "vote", blockNumber: 9, counterparty: governor });
  rows.push(believed);
  await insertActivity(pg, [...rows, forged]);
  // As the migration leaves them, and one of another version.
  await pg.query("insert into facts (wallet, chain_id, to_block) select unnest($1::text[]), 1, 0", [wallets]);
  await pg.query("update facts set facts = $2 where wallet = $1", [wallets[3], Buffer.from([1, 2, 3])]);
  const logged: { done: number; total: number }[] = [];
  const log = createLogger("info", { write: (line) => void logged.push(JSON.parse(line)) });
  expect(await refoldOutdated(pg, [chain], { now, log })).toBe(230);
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
  expect(await refoldOutdated(pg, [chain], { now })).toBe(0);
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
  expect(await refoldOutdated(pg, [chain], { now })).toBe(1);
  await write(after);
  const inHours = (hours: number) => ({ now: () => new Date(holder.now.getTime() + hours * 3_600_000) });
  expect(await refoldMissed(pg, [chain], inHours(0.9))).toBeNull();
  expect(await refoldMissed(pg, [chain], inHours(1))).toBe(1);
  const { rows } = await pg.query<{ facts: Buffer }>("select facts from facts");
  expect(rows.map(({ facts }) => decodeFacts(facts).sent)).toEqual([1, 1]);
  expect(await refoldMissed(pg, [chain], inHours(24))).toBeNull();
  const locking = await pg.connect();
  try {
    await locking.query("begin; lock table chain_cursor in access exclusive mode");
    expect(await refoldMissed(pg, [chain], inHours(25))).toBe(0);
  } finally {
    await locking.query("rollback");
    locking.release();
  }
  await pg.query("update facts set facts = $1 where wallet = $2", [Buffer.from([1, 2, 3]), after]);
  await pg.query("update meta set value = '1000' where key = 'facts version'");
  expect(await refoldMissed(pg, [chain], inHours(99))).toBeNull();
});
