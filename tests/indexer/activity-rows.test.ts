import { expect, test } from "vitest";
import { serializeQueries, sqlTransaction } from "../../lib/core/transaction.ts";
import { appendActivity, hasActivityFrom, insertActivity, readActivity } from "../../lib/indexer/activity-rows.ts";
import { useContext } from "../setup/context.ts";
import { emptyTables } from "../setup/empty-tables.ts";
import { activity } from "./activity-factory.ts";

const holder = useContext();

test("a later query of the same connection finds every row, however many statements insert them", async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "activity");
  const rows = Array.from({ length: 10_001 }, (_, i) =>
    activity({ wallet: `0x${(i % 7).toString(16).padStart(40, "0")}`, kind: "received", blockNumber: i, amount: 1n }),
  );
  await sqlTransaction(pg, async (client) => {
    const sql = serializeQueries(client);
    const writing = insertActivity(sql, rows);
    const found = await sql.query<{ n: number }>("select count(*)::int as n from activity");
    expect(found.rows[0]?.n).toBe(rows.length);
    expect(await writing).toBe(rows.length);
  });
});

test("rows of new blocks are stored like others", async () => {
  const { pg } = holder.ctx();
  await emptyTables(pg, "activity");
  const wallet = `0x${"1".repeat(40)}`;
  const first = activity({ wallet, kind: "received", blockNumber: 5, amount: 7n });
  const other = activity({
    ...{ wallet, kind: "swap", blockNumber: 5, txHash: first.txHash, method: "0x12345678" },
    ...{ counterparty: `0x00${"a".repeat(38)}`, asset: `0x${"b".repeat(40)}`, assetOut: `0x${"c".repeat(40)}` },
  });
  await sqlTransaction(pg, (sql) => appendActivity(sql, [first, other]));
  const read: unknown[] = [];
  await sqlTransaction(pg, (sql) =>
    readActivity(sql, { chainId: first.chainId, wallets: [wallet] }, (_wallet, rows) => read.push(...rows)),
  );
  expect(read).toHaveLength(2);
  expect(read).toEqual(expect.arrayContaining([first, other]));
  expect(await hasActivityFrom(pg, first.chainId, 5)).toBe(true);
  expect(await hasActivityFrom(pg, first.chainId, 6)).toBe(false);
});
