import { expect, test } from "vitest";
import { transaction } from "../../lib/core/db.ts";
import { insertActivity } from "../../lib/indexer/activity-rows.ts";
import { useContext } from "../setup/context.ts";
import { activity } from "./activity-factory.ts";

const holder = useContext();

test("whoever asks the same connection next finds every row, however many statements carry them", async () => {
  const { pg } = holder.ctx();
  await pg.query("truncate activity");
  const rows = Array.from({ length: 10_001 }, (_, i) =>
    activity({ wallet: `0x${(i % 7).toString(16).padStart(40, "0")}`, kind: "received", blockNumber: i, amount: 1n }),
  );
  await transaction(pg, async (sql) => {
    const writing = insertActivity(sql, rows);
    const found = await sql.query<{ n: number }>("select count(*)::int as n from activity");
    expect(found.rows[0]?.n).toBe(rows.length);
    expect(await writing).toBe(rows.length);
  });
});
