import type pg from "pg";
import { versionOf } from "../../lib/domains/scores/facts-hash.ts";
import {
  type Category,
  type CategoryState,
  categories,
  currentModel,
  encodeScoreFacts,
  maxOf,
  mergeFacts,
  type ScoreFacts,
} from "../../lib/engine/index.ts";
import { withClient } from "../database/with-client.ts";

const DAY_MS = 86_400_000;

/** SQL for the address of a generated subject. */
const ADDRESS = "'0x' || substr(md5(i::text) || md5((i + 1)::text), 1, 40)";

/** An address that is in no other facts. */
const MADE = `0x${"c0ffee1d".repeat(5)}`;

/** Facts of a subject with one wallet that did nothing. */
export function factsOfNothing(subject: string): ScoreFacts {
  // Every category is a key.
  const states = Object.fromEntries(categories.map((category) => [category, "ok"])) as Record<Category, CategoryState>;
  const none = { parts: [], funding: [], social: [], listed: new Set<string>(), listsHash: "" };
  return mergeFacts({ subject, wallets: [subject], ...none, listContacts: true, listSelf: false, states });
}

/** The tables that are written. */
const TABLES = ["wallet", "score", "score_facts", "score_close"];

/**
 * Write generated subjects into an empty database: scores over all chains with points spread over each category's range, their wallets,
 * and closes: every subject since 40 days, every fifth with other points since 5 days. The facts are those of wallets that did nothing.
 */
export async function insertSubjects(url: string, subjects: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("set synchronous_commit = off");
    await writeWithoutIndexes(client, TABLES, () => insertRows(client, subjects));
    await client.query(`vacuum (analyze) ${TABLES.join(", ")}`);
  });
}

/**
 * Write rows in one transaction in which the tables have no indexes: an index that is built after its rows takes a fraction of the time of
 * one that grows with them.
 */
export async function writeWithoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  await client.query("begin");
  await client.query("set local maintenance_work_mem = '512MB'");
  const { rows: indexes } = await client.query<{ drop: string; create: string }>(
    `select case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
         else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as create
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
     where i.indrelid = any($1::regclass[]) order by i.indexrelid`,
    [tables],
  );
  for (const { drop } of indexes) await client.query(drop);
  await write();
  for (const { create } of indexes) await client.query(create);
  await client.query("commit");
}

async function insertRows(client: pg.Client, subjects: number): Promise<void> {
  const columns = categories.join(", ");
  await client.query("select setseed(0.42)");
  await client.query(
    `create temporary table made on commit drop as
     select ${ADDRESS} as subject, i, ${categories
       .map((category) => `floor(random() * random() * ${maxOf(currentModel.spec, category) + 1})::int as ${category}`)
       .join(", ")}
     from generate_series(1, $1::int) as i`,
    [subjects],
  );
  const total = categories.join(" + ");
  await client.query("insert into wallet (address, subject) select subject, subject from made");
  // The facts of one subject, in which the others' addresses stand in place of its own, and their versions.
  const facts = factsOfNothing(MADE);
  const encoded = Buffer.from(encodeScoreFacts(facts)).toString("hex");
  await client.query(
    `create temporary table stored on commit drop as
     select subject, decode(replace($4, $2, substr(subject, 3)), 'hex') as facts,
       sha256(convert_to(replace(($1::jsonb - 'asOf')::text, $2, substr(subject, 3)), 'utf8')) || decode($3, 'hex') as facts_hash
     from made`,
    [JSON.stringify(facts), MADE.slice(2), versionOf(facts).slice(-8), encoded],
  );
  await client.query(
    `insert into score (subject, chain_id, total, ${columns}, status, ranked, facts_hash, model_hash,
       reached_at, updated_at)
     select subject, 0, ${total}, ${columns}, 'final', true, facts_hash, decode(repeat('ab', 32), 'hex'),
       1700000000 + (i::bigint * 7919) % 50000000, now()
     from made join stored using (subject)`,
  );
  await client.query(
    "insert into score_facts (subject, facts_hash, facts) select subject, facts_hash, facts from stored",
  );
  const today = new Date();
  for (const { ago, until, where } of [
    { ago: 40, until: null, where: "i % 5 <> 0" },
    { ago: 40, until: 5, where: "i % 5 = 0" },
    { ago: 5, until: null, where: "i % 5 = 0" },
  ]) {
    const day = (before: number) => new Date(today.getTime() - before * DAY_MS).toISOString().slice(0, 10);
    // Earlier points are lower, so that ranks differ.
    const points = until === null ? columns : categories.map((category) => `${category} / 2`).join(", ");
    await client.query(
      `insert into score_close (subject, chain_id, day, until, total, ${columns}, ranked, confidence, cause, recorded_at)
       select subject, 0, $1, $2, ${until === null ? total : points.replaceAll(",", " +")}, ${points}, true, 'low', 'time', now()
       from made where ${where}`,
      [day(ago), until === null ? "infinity" : day(until)],
    );
  }
}

/** Generated addresses, evenly distributed over all. */
export async function someAddresses(url: string, count: number): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ address: string }>("select address from wallet order by md5(address) limit $1", [count]),
  );
  return rows.map((row) => row.address);
}
