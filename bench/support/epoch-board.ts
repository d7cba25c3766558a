import { join } from "node:path";
import type { Pool } from "pg";
import { factsAt } from "../../lab/validity/facts-at.ts";
import { readActivity } from "../../lab/validity/read-histories.ts";
import { categories, currentModel, encodeScoreFacts, maxOf } from "../../lib/engine/index.ts";

const root = join(import.meta.dirname, "../..");
/** SQL for the address of row `i`. */
const ADDRESS = "'0x' || substr(md5(i::text) || md5((i + 1)::text), 1, 40)";
const columns = categories.join(", ");
const total = categories.join(" + ");
const points = categories.map(
  (category) => `floor(random() * ${maxOf(currentModel.spec, category) + 1})::int as ${category}`,
);

/** Writes ranked scores over all chains with the facts of recorded wallets and random points. Returns the bytes of facts a row. */
export async function insertBoard(pool: Pool, rows: number): Promise<number> {
  const histories = await readActivity(join(root, "data/wallets"), "sample");
  const facts = [...histories.values()].map((wallet) => factsAt(wallet, wallet.lastAt, currentModel));
  await pool.query("create table recorded (n int primary key, facts bytea)");
  await pool.query("insert into recorded select n - 1, facts from unnest($1::bytea[]) with ordinality as x(facts, n)", [
    facts.map((one) => Buffer.from(encodeScoreFacts(one))),
  ]);
  // No epoch reads the indexes of boards, which would take longer to write than the rows.
  for (const category of ["total", ...categories]) await pool.query(`drop index score_${category}_board`);
  await insertRows(pool, { from: 1, to: rows });
  await pool.query("vacuum (analyze) score");
  // A service does not write a million rows just before an epoch.
  await pool.query("checkpoint");
  const { rows: found } = await pool.query<{ bytes: number }>(
    "select avg(pg_column_size(facts))::float8 as bytes from (select facts from score_facts limit 1000) as sampled",
  );
  return found[0]?.bytes ?? 0;
}

/** Changes so many percent of the rows: of twenty, eighteen get other points and facts, one is new and one removed. */
export async function changeBoard(pool: Pool, percent: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from score");
  const count = rows[0]?.count ?? 0;
  const changed = Math.round((count * percent) / 100);
  await pool.query(
    `update score set activity = activity + 1, total = total + 1,
       facts_hash = decode(repeat(md5(subject || 'changed'), 2) || '00000000', 'hex')
     where subject in (select subject from score order by md5(subject) limit $1)`,
    [Math.round(changed * 0.9)],
  );
  await pool.query(
    "delete from score where subject in (select subject from score order by md5(subject) desc limit $1)",
    [Math.round(changed * 0.05)],
  );
  await insertRows(pool, { from: count + 1, to: count + Math.round(changed * 0.05) });
}

async function insertRows(pool: Pool, range: { from: number; to: number }): Promise<void> {
  const made = `(select ${ADDRESS} as subject, i, ${points.join(", ")} from generate_series($1::int, $2::int) as i) as made`;
  const hash = "decode(repeat(md5(subject), 2) || '00000000', 'hex')";
  await pool.query(
    `insert into score (subject, chain_id, total, ${columns}, status, ranked, facts_hash, model_hash,
       reached_at, updated_at)
     select subject, 0, ${total}, ${columns}, 'final', true, ${hash}, decode(repeat('ab', 32), 'hex'), 1700000000, now()
     from ${made}`,
    [range.from, range.to],
  );
  await pool.query(
    `insert into score_facts (subject, facts_hash, facts)
     select subject, ${hash}, r.facts
     from ${made} join recorded r on r.n = i % (select count(*) from recorded)`,
    [range.from, range.to],
  );
}
