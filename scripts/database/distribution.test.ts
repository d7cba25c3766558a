import { expect, test } from "vitest";
import { isCluster } from "../../tests/setup/cluster.ts";
import { useContext } from "../../tests/setup/context.ts";
import { distribute } from "./distribute.ts";
import { placements } from "./distribution.ts";

const holder = useContext();

async function rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await holder.ctx().pg.query<T>(text, values)).rows;
}

test("every table has a placement", async () => {
  const tables = await rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like '\\_prisma%'",
  );
  expect(Object.keys(placements).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test("a distributed table has its column in every unique index, and no foreign key leads to or from it", async () => {
  const distributed = Object.entries(placements).flatMap(([table, placement]) =>
    typeof placement === "object" ? [{ table, column: placement.by }] : [],
  );
  for (const { table, column } of distributed) {
    const found = await rows<{ name: string }>(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = to_regclass($1) and i.indisunique and not exists (
         select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = $2)`,
      [table, column],
    );
    expect([table, found]).toEqual([table, []]);
    const keys = await rows(
      "select conname from pg_constraint where contype = 'f' and to_regclass($1) in (conrelid, confrelid)",
      [table],
    );
    expect([table, keys]).toEqual([table, []]);
  }
});

test.skipIf(isCluster)("a database without the extension is refused, and stays as it is", async () => {
  const before = await rows("select relname, relpages from pg_class where relnamespace = 'public'::regnamespace");
  await expect(distribute(holder.url(), { shards: 32, report: () => {} })).rejects.toThrow(
    "The database has no extension citus; install it on every node and create it.",
  );
  expect(await rows("select relname, relpages from pg_class where relnamespace = 'public'::regnamespace")).toEqual(
    before,
  );
});
