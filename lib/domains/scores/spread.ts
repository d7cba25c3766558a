import type { Sql } from "../../core/db.ts";
import type { SpreadInput } from "../../engine/index.ts";

/**
 * Recompute what spreads from wallet to wallet on a wholly followed chain, from the blocks before `day` (00:00 UTC of a
 * chain day, unix seconds): who funded whom first, how many wallets share that funder, and how long the chain of
 * single-use funders is. The same blocks give the same rows. A funder counts only if its value came before the wallet's
 * own first transaction. `since`: the day of the run before, whose rows stand; null computes everything anew. `begun`: the
 * wallets with their first own transaction since then, where they are known. Returns the rows that changed.
 */
export async function recomputeSpread(
  sql: Sql,
  input: { chainId: number; day: number; since: number | null; begun?: readonly string[] | null },
): Promise<SpreadInput[]> {
  const { chainId, day, since, begun } = input;
  if (since === null) await sql.query("delete from spread where chain_id = $1", [chainId]);
  else if (begun?.length === 0) return [];
  const { rows } = begun
    ? await sql.query<SpreadInput>(spreadBy("select unnest($2::text[]) as wallet"), [chainId, begun])
    : await sql.query<SpreadInput>(
        spreadBy(`select distinct wallet from activity
       where chain_id = $1 and kind in ('sent', 'failed') and at >= $3 and at < $2`),
        [chainId, day, since ?? 0],
      );
  return rows;
}

/** A row as {@link SpreadInput}. */
export const SPREAD_COLUMNS = [
  'chain_id as "chainId"',
  "wallet",
  "funder",
  'cluster_size as "clusterSize"',
  'chain_length as "chainLength"',
] as const;

/**
 * Note who funded these senders first, where they have no row yet, and count clusters and chains anew: one statement, since
 * every day waits for it. Funding comes before a wallet's first transaction, so that chains of funders have no loops.
 */
function spreadBy(senders: string): string {
  return `with recursive senders as (${senders}),
     fresh as (
       select wallet from senders
       where not exists (select 1 from spread s where s.chain_id = $1 and s.wallet = senders.wallet)),
     begun as (
       select fresh.wallet, first.block_number, first.tx_index
       from fresh cross join lateral (
         select block_number, tx_index from activity a
         where a.wallet = fresh.wallet and a.chain_id = $1 and a.kind in ('sent', 'failed')
         order by block_number, tx_index limit 1) first),
     added as (
       select begun.wallet, gift.counterparty as funder
       from begun cross join lateral (
         select counterparty from activity a
         where a.wallet = begun.wallet and a.chain_id = $1 and a.kind = 'received' and a.counterparty <> a.wallet
           and (a.block_number, a.tx_index) < (begun.block_number, begun.tx_index)
         order by block_number, tx_index, log_index limit 1) gift),
     funded as (
       select wallet, funder, cluster_size, chain_length from spread where chain_id = $1
       union all
       select wallet, funder, null, null from added),
     sizes as (select funder, count(*)::int as wallets from funded group by funder),
     single as (
       select f.wallet, f.funder from funded f join sizes z on z.funder = f.funder where z.wallets = 1),
     links as (
       select wallet, 1 as length from single where not exists (select 1 from single up where up.wallet = single.funder)
       union all
       select single.wallet, links.length + 1 from links join single on single.funder = links.wallet)
     insert into spread as s (chain_id, wallet, funder, cluster_size, chain_length)
     select $1, f.wallet, f.funder, z.wallets, coalesce(links.length, 0)
     from funded f join sizes z on z.funder = f.funder left join links on links.wallet = f.wallet
     where (f.cluster_size, f.chain_length) is distinct from (z.wallets, coalesce(links.length, 0))
     on conflict (chain_id, wallet) do update set
       cluster_size = excluded.cluster_size, chain_length = excluded.chain_length
     returning ${SPREAD_COLUMNS.map((column) => `s.${column}`).join(", ")}`;
}
