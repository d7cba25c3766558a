import type { Sql } from "../../core/db.ts";

/** The next place in the feed of revocations. Hold the score lock: then places rise in the order of commits. */
export async function nextRevocation(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number | null }>("select max(revocation_seq) as seq from attestation");
  return (rows[0]?.seq ?? 0) + 1;
}
