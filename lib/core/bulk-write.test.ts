import { expect, test } from "vitest";
import { useContext } from "../../tests/setup/context.ts";
import { asHex, type Columns, copyRows, insertRows, plainArray, rowsAsTable } from "./bulk-write.ts";
import type { Sql } from "./db.ts";
import { serializeQueries, sqlTransaction } from "./transaction.ts";

const holder = useContext();

interface Row {
  id: number;
  word: string | null;
  bytes: string | null;
  units: bigint;
}
const columns: Columns<Row> = {
  id: ["int", (row) => row.id],
  word: ["word", (row) => row.word],
  bytes: ["hex", (row) => row.bytes],
  units: ["numeric", (row) => row.units],
};

const READ = `select id, word, ${asHex("bytes")} as bytes, units::text as units from copied order by id`;

/** Run in a transaction with an empty table of such rows. */
function withTable<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  return sqlTransaction(holder.ctx().pg, async (client) => {
    const sql = serializeQueries(client);
    await sql.query(
      "create temp table copied (id int primary key, word text, bytes bytea, units numeric) on commit drop",
    );
    return work(sql);
  });
}

const row = (id: number): Row => ({
  id,
  word: id % 2 ? "0xab" : null,
  bytes: id % 2 ? `0x00${id.toString(16).padStart(8, "0")}` : null,
  units: 2n ** 255n,
});

test("the next query on the connection finds every copied row unchanged", async () => {
  // Enough for several chunks.
  const rows = Array.from({ length: 10_000 }, (_, id) => row(id));
  await withTable(async (sql) => {
    const copying = copyRows(sql, "copied", { columns, rows: rows });
    const found = await sql.query(READ);
    expect(found.rows).toEqual(rows.map((one) => ({ ...one, units: String(one.units) })));
    await copying;
  });
});

test("inserted rows are what copied ones are", async () => {
  await withTable(async (sql) => {
    await insertRows(sql, "copied", { columns, rows: [row(1), row(2)] });
    const inserted = await sql.query(READ);
    await sql.query("delete from copied");
    await copyRows(sql, "copied", { columns, rows: [row(1), row(2)] });
    expect((await sql.query(READ)).rows).toEqual(inserted.rows);
  });
});

test("any text and JSON is copied as it is", async () => {
  const texts = ["", "\\", "\\N", "\\.", "a\tb\nc\rd\\n", "é 😀", "\b\f\v"];
  await withTable(async (sql) => {
    await sql.query("create temp table texts (id int, text text, json jsonb) on commit drop");
    await copyRows(sql, "texts", {
      columns: {
        id: ["int", ({ id }) => id],
        text: ["text", ({ text }) => text],
        json: ["jsonb", ({ text }) => (text === null ? null : [text])],
      },
      rows: [...texts, null].map((text, id) => ({ id, text })),
    });
    const { rows } = await sql.query("select text, json from texts order by id");
    expect(rows).toEqual([...texts.map((text) => ({ text, json: [text] })), { text: null, json: null }]);
  });
});

test("without rows nothing is sent", async () => {
  await copyRows({ query: () => expect.unreachable() }, "copied", { columns, rows: [] });
});

test("copying a row that exists fails, and the connection can be used on", async () => {
  await withTable(async (sql) => {
    await sql.query("savepoint before");
    await expect(copyRows(sql, "copied", { columns, rows: [row(1), row(2), row(1)] })).rejects.toThrow(/duplicate key/);
    await sql.query("rollback to before");
    await copyRows(sql, "copied", { columns, rows: [row(3)] });
    expect((await sql.query("select id from copied")).rows).toEqual([{ id: 3 }]);
  });
});

test("copying on a connection that ended fails", async () => {
  const client = await holder.ctx().pg.connect();
  await client.query("select 1");
  const asked = client.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
  await asked;
  await expect(copyRows(client, "copied", { columns, rows: [row(1)] })).rejects.toThrow();
  client.release(new Error("ended"));
});

test("a plain array holds its input values", async () => {
  const at = new Date("2026-01-15T12:00:00.001Z");
  const { rows } = await holder
    .ctx()
    .pg.query(
      `select $1::text[] as words, $2::numeric[]::text[] as numbers, $3::bool[] as flags, $4::text[] as none, $5::timestamptz[] as times`,
      [
        plainArray(["0xab", null, "sent"]),
        plainArray([-1, 2n ** 255n]),
        plainArray([true, false]),
        plainArray([]),
        plainArray([at]),
      ],
    );
  expect(rows).toEqual([
    { words: ["0xab", null, "sent"], numbers: ["-1", String(2n ** 255n)], flags: [true, false], none: [], times: [at] },
  ]);
});

interface Noted {
  id: number;
  text: string | null;
  data: unknown;
}
const notes: Noted[] = [
  { id: 1, text: 'with, "quotes" and {braces}', data: { a: [1, null] } },
  { id: 2, text: null, data: "text" },
];
const noteColumns = {
  id: ["int", (note: Noted) => note.id],
  text: ["text", (note: Noted) => note.text],
  data: ["jsonb", (note: Noted) => note.data],
} as const;

test("inserted rows are unchanged, and conflicts follow the caller's clause", async () => {
  await withTable(async (sql) => {
    await sql.query("create temp table note (id int primary key, text text, data jsonb) on commit drop");
    expect(await insertRows(sql, "note", { columns: noteColumns, rows: notes })).toBe(2);
    expect((await sql.query("select * from note order by id")).rows).toEqual(notes);
    const again = { columns: noteColumns, rows: [...notes, { id: 3, text: "", data: null }] };
    expect(await insertRows(sql, "note", { ...again, onConflict: "do nothing" })).toBe(1);
  });
});

test("rows join as a table, with parameters before theirs", async () => {
  const { from, values } = rowsAsTable("given", { columns: noteColumns, rows: notes, before: [10] });
  const { rows } = await holder
    .ctx()
    .pg.query(`select given.id + $1 as id, given.text from ${from} order by id`, values);
  expect(rows).toEqual(notes.map(({ id, text }) => ({ id: id + 10, text })));
});
