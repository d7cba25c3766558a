import type { Sql } from "../../core/db.ts";
import { checksumWith, type Keccak } from "../../core/keccak.ts";
import { categories } from "../../engine/index.ts";
import { hashFacts, hashOfVersion } from "../scores/index.ts";
import type { RowScore } from "./epoch-row.ts";

/** Rows of one statement. */
const BATCH = 2_000;

type Columns = [subject: string, modelHash: string, factsVersion: string | null, ...points: number[]];

/** How many subjects are ranked over all chains. */
export async function countBoard(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ count: number }>("select count(*) from score where chain_id = 0 and ranked");
  return rows[0]?.count ?? 0;
}

/** The ranked subjects over all chains by address, in batches. The scores belong together only if `sql` reads from one snapshot. */
export async function* readBoard(sql: Sql, keccak: Keccak): AsyncGenerator<RowScore[]> {
  const text = `select subject, model_hash, facts_hash, ${categories.join(", ")} from score
    where chain_id = 0 and ranked and subject > $1 order by subject limit ${BATCH}`;
  for (let after = ""; ; ) {
    const { rows } = await sql.query<Columns>({ text, values: [after], rowMode: "array" });
    const last = rows.at(-1);
    if (last === undefined) return;
    const unhashed = rows.flatMap(([subject, , version]) => (hashOfVersion(version) ? [] : [subject]));
    const hashes = await readFactsHashes(sql, unhashed);
    yield rows.map(([subject, modelHash, version, ...points]) => {
      const factsHash = hashOfVersion(version) ?? hashes.get(subject);
      if (factsHash === undefined) throw new Error(`The facts of ${subject} were not hashed.`);
      return { subject, address: checksumWith(keccak, subject), points, factsHash, modelHash };
    });
    if (rows.length < BATCH) return;
    after = last[0];
  }
}

/** The hashes of facts that an earlier release stored without their hash. */
async function readFactsHashes(sql: Sql, subjects: readonly string[]): Promise<Map<string, `0x${string}`>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await sql.query<{ subject: string; facts: object }>(
    "select subject, facts from score join score_facts using (subject, facts_hash) where chain_id = 0 and subject = any($1)",
    [subjects],
  );
  return new Map(rows.map(({ subject, facts }) => [subject, `0x${hashFacts(facts)}`]));
}
