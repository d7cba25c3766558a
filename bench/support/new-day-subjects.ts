import { withClient } from "../../scripts/database/with-client.ts";
import { writeWithoutIndexes } from "../../scripts/simulation/insert-subjects.ts";

/** What is stored of a subject with one wallet, and the columns that have its address. */
const tables: Readonly<Record<string, readonly string[]>> = {
  wallet: ["address", "subject"],
  facts: ["wallet"],
  score: ["subject"],
  score_facts: ["subject"],
  score_close: ["subject"],
  earned_achievement: ["subject"],
};
/** Addresses of copies differ in the first 16 bits, which must be the same in all that are copied. */
const copied = (column: string, copy: string) => `'0x' || lpad(to_hex(${copy}), 4, '0') || substr(${column}, 7)`;

/** Copy all subjects of a database, so many, until it has `wanted` ones. Encoded facts name the copy's address. */
export async function copySubjects(url: string, stored: number, wanted: number): Promise<void> {
  const copies = Math.ceil(wanted / stored) - 1;
  if (copies === 0) return;
  if (copies > 0xaaa9) throw new Error(`${stored} subjects cannot be copied ${copies} times.`);
  await withClient(url, (client) =>
    writeWithoutIndexes(client, Object.keys(tables), async () => {
      const last = wanted - copies * stored;
      await client.query(
        "create temporary table chosen on commit drop as select address as original, row_number() over () as n from wallet",
      );
      for (const [table, addresses] of Object.entries(tables)) {
        const { rows } = await client.query<{ name: string }>(
          "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped",
          [table],
        );
        const address = addresses[0] ?? "";
        const values = rows.map(({ name }) => {
          if (addresses.includes(name)) return copied(name, "copy");
          if (table !== "facts" || name !== "facts") return name;
          const bytes = (of: string) => `decode(substr(${of}, 3), 'hex')`;
          return `overlay(facts placing ${bytes(copied("wallet", "copy"))} from position(${bytes("wallet")} in facts))`;
        });
        await client.query(
          `insert into ${table} (${rows.map(({ name }) => name).join(", ")})
           select ${values.join(", ")} from ${table} join chosen on original = ${address}
             cross join generate_series(1, $1::int) as copy where copy < $1::int or n <= $2::int`,
          [copies, last],
        );
      }
    }),
  );
}
