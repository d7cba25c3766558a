import type { Sql } from "../../core/db.ts";

/** The next position in the feed of revocations. The caller holds the score lock, so that positions rise in commit order. */
export async function nextRevocation(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number | null }>("select max(revocation_seq) as seq from attestation");
  return (rows[0]?.seq ?? 0) + 1;
}
