import pg from "pg";
import { categories, currentModel } from "../../lib/engine/index.ts";

const DAY_MS = 86_400_000;

/** SQL for the address of a generated subject. */
const ADDRESS = "'0x' || substr(md5(i::text) || md5((i + 1)::text), 1, 40)";

/**
 * Write generated subjects: scores over all chains with points spread over each category's range, their wallets,
 * histograms, and a history in which every subject changed 40 days ago and every fifth again 5 days ago. Facts are
 * empty: no bench reads them.
 */
export async function insertSubjects(url: string, subjects: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { max } = currentModel.spec;
    const columns = categories.join(", ");
    await client.query("select setseed(0.42)");
    await client.query("set synchronous_commit = off");
    await client.query(
      `create temporary table made as
       select ${ADDRESS} as subject, i, ${categories
         .map((category) => `floor(random() * random() * ${max[category] + 1})::int as ${category}`)
         .join(", ")}
       from generate_series(1, $1::int) as i`,
      [subjects],
    );
    const total = categories.join(" + ");
    await client.query("insert into wallet (address, subject) select subject, subject from made");
    await client.query(
      `insert into score (subject, chain_id, total, ${columns}, status, unavailable, stale, ranked, facts, model_hash,
         reached_at, updated_at, seq)
       select subject, 0, ${total}, ${columns}, 'final', '{}', '{}', true, '{}', '0x00',
         1700000000 + (i::bigint * 7919) % 50000000, now(), i
       from made`,
    );
    for (const { ago, where } of [
      { ago: 40, where: "true" },
      { ago: 5, where: "i % 5 = 0" },
    ]) {
      await client.query(
        `insert into score_history (subject, chain_id, at, cause, total, rank, ${columns}, ranked)
         select subject, 0, $1, 'time', ${total}, 1, ${columns}, true from made where ${where}`,
        [new Date(Date.now() - ago * DAY_MS)],
      );
    }
    for (const board of ["total", ...categories]) {
      await client.query(
        `insert into score_histogram (chain_id, category, points, subjects)
         select 0, '${board}', ${board}, count(*) from score group by ${board}`,
      );
    }
    await client.query("vacuum (analyze) score, score_history, wallet, score_histogram");
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
