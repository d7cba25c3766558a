import pg from "pg";
import { categories, currentModel, maxOf } from "../../lib/engine/index.ts";

const DAY_MS = 86_400_000;

/** SQL for the address of a generated subject. */
const ADDRESS = "'0x' || substr(md5(i::text) || md5((i + 1)::text), 1, 40)";

/**
 * Write generated subjects: scores over all chains with points spread over each category's range, their wallets,
 * and closes: every subject since 40 days, every fifth with other points since 5 days. Facts are empty: no bench reads them.
 */
export async function insertSubjects(url: string, subjects: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const columns = categories.join(", ");
    await client.query("select setseed(0.42)");
    await client.query("set synchronous_commit = off");
    await client.query(
      `create temporary table made as
       select ${ADDRESS} as subject, i, ${categories
         .map(
           (category) => `floor(random() * random() * ${maxOf(currentModel.spec, category) + 1})::int as ${category}`,
         )
         .join(", ")}
       from generate_series(1, $1::int) as i`,
      [subjects],
    );
    const total = categories.join(" + ");
    await client.query("insert into wallet (address, subject) select subject, subject from made");
    await client.query(
      `insert into score (subject, chain_id, total, ${columns}, status, unavailable, stale, ranked, facts_hash, model_hash,
         reached_at, updated_at)
       select subject, 0, ${total}, ${columns}, 'final', '{}', '{}', true, 'none', '0x00',
         1700000000 + (i::bigint * 7919) % 50000000, now()
       from made`,
    );
    await client.query("insert into score_facts (subject, facts_hash, facts) select subject, 'none', '{}' from made");
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
    await client.query("vacuum (analyze) score, score_close, wallet");
  } finally {
    await client.end();
  }
}

/** Generated addresses, evenly distributed over all. */
export async function someAddresses(url: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ address: string }>(
      "select address from wallet order by md5(address) limit $1",
      [count],
    );
    return rows.map((row) => row.address);
  } finally {
    await client.end();
  }
}
