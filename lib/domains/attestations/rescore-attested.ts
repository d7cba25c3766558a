import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { openScoringSession, type ScoringSettings } from "../scores/index.ts";

/** Scores an attested subject again, under the score lock. Returns the new minus the old total over all chains. */
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
  const session = openScoringSession(sql, settings);
  const [subject] = await session.load([wallet]);
  if (subject === undefined) return 0;
  const before = await readTotal(sql, subject);
  session.score(subject, chainId, { cause: "attestation", source: null });
  await session.flush({ now });
  return (await readTotal(sql, subject)) - before;
}

async function readTotal(sql: Sql, subject: string): Promise<number> {
  const { rows } = await sql.query<{ total: number }>("select total from score where subject = $1 and chain_id = 0", [
    subject,
  ]);
  return rows[0]?.total ?? 0;
}
