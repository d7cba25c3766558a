import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type StoredTable, storedTables } from "../../lib/domains/personal-data/stored-tables.ts";

const root = join(import.meta.dirname, "../..");

/** The tables of prisma/schema. */
function schemaTables(): string[] {
  const folder = join(root, "prisma/schema");
  const text = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  return [...text.matchAll(/^ {2}@@map\("(\w+)"\)$/gm)].map(([, table = ""]) => table);
}

test("every table says whose data it has, and what an erasure does with it", () => {
  const tables = schemaTables();
  expect(tables.length).toBeGreaterThan(90);
  expect(Object.keys(storedTables).toSorted()).toEqual(tables.toSorted());
});

test("what is not erased has a reason, and what is erased is exported", () => {
  const rows = Object.entries<StoredTable>(storedTables);
  const faults = rows.filter(([, { fate, why, rows: own }]) => (fate === "erased" ? !own : !why));
  expect(faults.map(([table]) => table)).toEqual([]);
});

test("docs/your-data.md has the table of storedTables, and no other", () => {
  const text = readFileSync(join(root, "docs/your-data.md"), "utf8");
  const table = text.split("\n").filter((line) => /^\| `\w+` \|/.test(line));
  expect(table).toEqual(
    Object.entries<StoredTable>(storedTables).map(
      ([name, { what, rows, fate, why }]) =>
        `| \`${name}\` | ${what} | ${rows ? "yes" : "–"} | ${fate} | ${why ?? ""} |`,
    ),
  );
});
