import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { openBook, type SourceBlock, scoringSettings } from "../scores/index.ts";

/**
 * Score the subject of an attested wallet anew, in the transaction that made or revoked the attestation on this chain and under
 * the score lock. Returns the subject's new minus old total over all chains.
 */
export async function rescoreAttested(
  ctx: Pick<Context, "env" | "now">,
  sql: Sql,
  attested: { wallet: Address; chainId: number; source?: SourceBlock },
): Promise<number> {
  const book = openBook(sql, scoringSettings(ctx.env));
  const [subject] = await book.load([attested.wallet]);
  if (subject === undefined) return 0;
  const before = await readTotal(sql, subject);
  book.score(subject, attested.chainId, { cause: "attestation", source: attested.source ?? null });
  await book.flush({ now: ctx.now });
  return (await readTotal(sql, subject)) - before;
}

async function readTotal(sql: Sql, subject: string): Promise<number> {
  const { rows } = await sql.query<{ total: number }>("select total from score where subject = $1 and chain_id = 0", [
    subject,
  ]);
  return rows[0]?.total ?? 0;
}
