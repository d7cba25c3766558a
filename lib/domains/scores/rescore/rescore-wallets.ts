import type { Sql } from "../../../core/db.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import type { ScoreCause, ScoreTrigger } from "../score-change.ts";
import { markDue } from "./rescore-chain.ts";
import { openScoringSession } from "./scoring-session.ts";

/**
 * Score the subjects of these wallets again on all their chains, the former subjects included; scores of addresses that are no longer a
 * subject end. By default after a change of subject in the table `wallet`. Emits one score.updated for each
 * subject whose total changed; none for a wallet whose score became its identity's. Hold the score lock.
 */
export async function rescoreWallets(
  sql: Sql,
  settings: ScoringSettings,
  input: { wallets: readonly string[]; now: Date; cause?: ScoreCause },
): Promise<void> {
  if (input.wallets.length === 0) return;
  const trigger: ScoreTrigger = { cause: input.cause ?? "wallets", source: null };
  const session = openScoringSession(sql, settings);
  const subjects = await session.load(input.wallets);
  for (const [subject, chainIds] of await readChains(sql, subjects)) {
    for (const chainId of chainIds) session.score(subject, chainId, trigger);
  }
  const current = new Set(subjects);
  await session.retire(
    input.wallets.filter((wallet) => !current.has(wallet)),
    trigger,
  );
  await session.flush({ now: input.now });
  // The attestations of these wallets have another issuer now, whose weight counts from the next chain day.
  await markDue(sql, await readAttestedBy(sql, input.wallets, subjects));
}

/** Whom issuers attested, if they have a weight, by themselves or as these subjects. */
async function readAttestedBy(sql: Sql, issuers: readonly string[], subjects: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct subject as wallet from attestation where issuer = any($1::text[])
       and exists (select from issuer_weight w where w.subject = any($1::text[]) or w.subject = any($2::text[]))`,
    [issuers, subjects],
  );
  return rows.map(({ wallet }) => wallet);
}

/** The chains on which each subject has facts or a score. */
async function readChains(sql: Sql, subjects: readonly string[]): Promise<Map<string, number[]>> {
  const { rows } = await sql.query<{ subject: string; chains: number[] }>(
    `select subject, array_agg(distinct chain_id order by chain_id) as chains from (
       select w.subject, f.chain_id from wallet w join facts f on f.wallet = w.address where w.subject = any($1::text[])
       union all select subject, chain_id from score where subject = any($1::text[]) and chain_id > 0
     ) as known group by subject order by subject`,
    [subjects],
  );
  return new Map(rows.map((row) => [row.subject, row.chains]));
}
