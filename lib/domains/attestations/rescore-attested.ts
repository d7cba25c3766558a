import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { openScoringSession, type ScoringSettings } from "../scores/index.ts";

/**
 * Score the subject of an attested wallet again, in the transaction that stored or revoked a signed attestation and under
 * the score lock. Returns the subject's new minus old total over all chains.
 */
export async function rescoreAttested(
  sql: Sql,
  attested: {
    wallet: Address;
    chainId: number;
    settings: ScoringSettings;
    now: Date;
  },
): Promise<number> {
  const { wallet, chainId, settings, now } = attested;
  const book = openScoringSession(sql, settings);
  const [subject] = await book.load([wallet]);
  if (subject === undefined) return 0;
  const before = await readTotal(sql, subject);
  book.score(subject, chainId, { cause: "attestation", source: null });
  await book.flush({ now });
  return (await readTotal(sql, subject)) - before;
}

async function readTotal(sql: Sql, subject: string): Promise<number> {
  const { rows } = await sql.query<{ total: number }>("select total from score where subject = $1 and chain_id = 0", [
    subject,
  ]);
  return rows[0]?.total ?? 0;
}
