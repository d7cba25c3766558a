import { plainArray } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";

/** A text for each subject that differs once its facts, its scores or the marks of its closes have changed. */
export async function readVersions(sql: Sql, subjects: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map(subjects.map((subject) => [subject, ""]));
  const add = async (text: string) => {
    const { rows } = await sql.query<{ subject: string }>(text, [plainArray(subjects)]);
    for (const { subject, ...rest } of rows) versions.set(subject, versions.get(subject) + JSON.stringify(rest));
  };
  await add(
    `select w.subject, f.wallet, f.chain_id, f.to_block, md5(f.facts) from facts f join wallet w on w.address = f.wallet
     where w.subject = any($1::text[]) order by f.wallet, f.chain_id`,
  );
  await add(
    `select subject, chain_id, facts_hash, model_hash, next_change_day, reached_at from score
     where subject = any($1::text[]) order by subject, chain_id`,
  );
  await add(
    `select subject, chain_id, from_day, due_at from stale_close where subject = any($1::text[]) order by subject, chain_id`,
  );
  return versions;
}
