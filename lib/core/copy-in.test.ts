import { expect, test } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { type CopyColumns, copyIn } from "./copy-in.ts";
import { inLine, type Sql, transaction } from "./db.ts";

const holder = useContext();

interface Row {
  id: number;
  word: string | null;
  units: bigint;
}
const columns: CopyColumns<Row> = { id: (row) => row.id, word: (row) => row.word, units: (row) => row.units };

/** Run in a transaction with an empty table of such rows. */
function withTable<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  return transaction(holder.ctx().pg, async (client) => {
    const sql = inLine(client);
    await sql.query("create temp table copied (id int primary key, word text, units numeric) on commit drop");
    return work(sql);
  });
}

const row = (id: number): Row => ({ id, word: id % 2 ? "0xab" : null, units: 2n ** 255n });

test("every row is there for who asks the same connection next, as it was given", async () => {
  // Enough for several pieces.
  const rows = Array.from({ length: 10_000 }, (_, id) => row(id));
  await withTable(async (sql) => {
    const copying = copyIn(sql, "copied", columns, rows);
    const found = await sql.query("select id, word, units::text as units from copied order by id");
    expect(found.rows).toEqual(rows.map((one) => ({ ...one, units: String(one.units) })));
    await copying;
  });
});

test("without rows nothing is asked", async () => {
  await copyIn({ query: () => expect.unreachable() }, "copied", columns, []);
});

test("a row that is there already fails it, and the connection serves on", async () => {
  await withTable(async (sql) => {
    await sql.query("savepoint before");
    await expect(copyIn(sql, "copied", columns, [row(1), row(2), row(1)])).rejects.toThrow(/duplicate key/);
    await sql.query("rollback to before");
    await copyIn(sql, "copied", columns, [row(3)]);
    expect((await sql.query("select id from copied")).rows).toEqual([{ id: 3 }]);
  });
});

test("a connection that ended says so", async () => {
  const client = await holder.ctx().pg.connect();
  await client.query("select 1");
  const asked = client.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
  await asked;
  await expect(copyIn(client, "copied", columns, [row(1)])).rejects.toThrow();
  client.release(new Error("ended"));
});
