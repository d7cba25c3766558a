import type { Sql } from "../../core/db.ts";
import { FULL_WEIGHT, issuerWeights, type Vouch } from "../../engine/index.ts";

/** An attestation that adds to a wallet's social points. */
export interface SocialRow {
  /** The wallet attested. */
  wallet: string;
  chainId: number;
  /** The subject that issued it: several wallets of one identity are one issuer. */
  issuer: string;
  /** Permille. */
  weight: number;
}

/** Attestations that hold at a time (parameter $1, unix seconds). */
const HOLDS = "a.revoked_at is null and (a.expiration_time = 0 or a.expiration_time > $1)";

/** The subjects of seeds that stand in a parameter. */
function seedSubjects(parameter: string): string {
  return `select coalesce(w.subject, s.address) as subject
    from unnest(${parameter}::text[]) s(address) left join wallet w using (address)`;
}

/**
 * The attestations of these wallets that hold at `at` (unix seconds) and whose issuers weigh anything: seeds in full, all
 * others what the day's job gave them ({@link recomputeIssuerWeights}).
 * By wallet.
 */
export async function loadSocial(
  sql: Sql,
  input: { wallets: readonly string[]; seeds: readonly string[]; at: number },
): Promise<Map<string, SocialRow[]>> {
  const { rows } = await sql.query<SocialRow>(
    `with seeds as (${seedSubjects("$2")}),
     given as (
       select a.subject as wallet, a.chain_id as "chainId", coalesce(i.subject, a.issuer) as issuer
       from attestation a left join wallet i on i.address = a.issuer
       where a.subject = any($3::text[]) and ${HOLDS})
     select given.*, case when issuer in (select subject from seeds) then ${FULL_WEIGHT} else w.weight end as weight
     from given left join issuer_weight w on w.subject = given.issuer
     where w.weight > 0 or issuer in (select subject from seeds)
     order by wallet, "chainId", issuer`,
    [input.at, input.seeds, input.wallets],
  );
  const byWallet = new Map<string, SocialRow[]>();
  for (const row of rows) byWallet.set(row.wallet, [...(byWallet.get(row.wallet) ?? []), row]);
  return byWallet;
}

/**
 * Weigh all issuers anew, from the attestations that hold at `at` (unix seconds) and the issuers' own points over all
 * chains, without social and bonus. Returns whether there is
 * anything attested, so that social points may have changed. Hold the score lock.
 */
export async function recomputeIssuerWeights(
  sql: Sql,
  input: { seeds: readonly string[]; at: number },
): Promise<boolean> {
  const vouches = await readVouches(sql, input.at);
  if (vouches.length === 0) return ((await sql.query("delete from issuer_weight")).rowCount ?? 0) > 0;
  const seeds = await readSeeds(sql, input.seeds);
  const points = await readOwnPoints(sql, [...new Set(vouches.map((vouch) => vouch.subject))]);
  const weights = [...issuerWeights({ seeds: new Set(seeds), vouches, points })];
  await sql.query(
    `with fresh(subject, weight) as (select * from unnest($1::text[], $2::int[])),
     gone as (
       delete from issuer_weight w where not exists (select from fresh where fresh.subject = w.subject) returning 1),
     written as (
       insert into issuer_weight as w (subject, weight) select subject, weight from fresh
       on conflict (subject) do update set weight = excluded.weight where w.weight <> excluded.weight returning 1)
     select * from gone union all select * from written`,
    [weights.map(([subject]) => subject), weights.map(([, weight]) => weight)],
  );
  return true;
}

async function readVouches(sql: Sql, at: number): Promise<Vouch[]> {
  const { rows } = await sql.query<Vouch>(
    `select distinct coalesce(i.subject, a.issuer) as issuer, coalesce(s.subject, a.subject) as subject
     from attestation a left join wallet i on i.address = a.issuer left join wallet s on s.address = a.subject
     where ${HOLDS}`,
    [at],
  );
  return rows;
}

async function readSeeds(sql: Sql, seeds: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(seedSubjects("$1"), [seeds]);
  return rows.map((row) => row.subject);
}

async function readOwnPoints(sql: Sql, subjects: readonly string[]): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map();
  const { rows } = await sql.query<{ subject: string; points: number }>(
    `select subject, total - social - coalesce(
       (select sum(value::int)::int from jsonb_each_text(bonus) where key <> 'social'), 0) as points
     from score where chain_id = 0 and subject = any($1::text[])`,
    [subjects],
  );
  return new Map(rows.map((row) => [row.subject, row.points]));
}
