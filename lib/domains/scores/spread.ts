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
  const { rows: added } = begun
    ? await sql.query<SpreadInput>(insertOf("select unnest($2::text[]) as wallet"), [chainId, begun])
    : await sql.query<SpreadInput>(
        insertOf(`select distinct wallet from activity
       where chain_id = $1 and kind in ('sent', 'failed') and at >= $3 and at < $2`),
        [chainId, day, since ?? 0],
      );
  if (added.length === 0) return [];
  // Funding comes before a wallet's first transaction, so that chains of funders have no loops.
  const { rows: changed } = await sql.query<SpreadInput>(
    `with recursive sizes as (
       select funder, count(*)::int as wallets from spread where chain_id = $1 group by funder),
     single as (
       select s.wallet, s.funder from spread s join sizes z on z.funder = s.funder
       where s.chain_id = $1 and z.wallets = 1),
     links as (
       select wallet, 1 as length from single where not exists (select 1 from single up where up.wallet = single.funder)
       union all
       select single.wallet, links.length + 1 from links join single on single.funder = links.wallet)
     update spread s set cluster_size = z.wallets, chain_length = coalesce(links.length, 0)
     from spread t join sizes z on z.funder = t.funder left join links on links.wallet = t.wallet
     where t.chain_id = $1 and s.chain_id = $1 and s.wallet = t.wallet
       and (s.cluster_size, s.chain_length) <> (z.wallets, coalesce(links.length, 0))
     returning s.${SPREAD_COLUMNS.join(", s.")}`,
    [chainId],
  );
  return [...added, ...changed];
}

/** A row as {@link SpreadInput}. */
export const SPREAD_COLUMNS = [
  'chain_id as "chainId"',
  "wallet",
  "funder",
  'cluster_size as "clusterSize"',
  'chain_length as "chainLength"',
] as const;

/** Note who funded these senders first, where they have no row yet: alone, until the clusters are counted. */
function insertOf(senders: string): string {
  return `with senders as (${senders}),
     fresh as (
       select wallet from senders
       where not exists (select 1 from spread s where s.chain_id = $1 and s.wallet = senders.wallet)),
     begun as (
       select fresh.wallet, first.block_number, first.tx_index
       from fresh cross join lateral (
         select block_number, tx_index from activity a
         where a.wallet = fresh.wallet and a.chain_id = $1 and a.kind in ('sent', 'failed')
         order by block_number, tx_index limit 1) first)
     insert into spread (chain_id, wallet, funder, cluster_size, chain_length)
     select $1, begun.wallet, gift.counterparty, 1, 0
     from begun cross join lateral (
       select counterparty from activity a
       where a.wallet = begun.wallet and a.chain_id = $1 and a.kind = 'received' and a.counterparty <> a.wallet
         and (a.block_number, a.tx_index) < (begun.block_number, begun.tx_index)
       order by block_number, tx_index, log_index limit 1) gift
     returning ${SPREAD_COLUMNS.join(", ")}`;
}
