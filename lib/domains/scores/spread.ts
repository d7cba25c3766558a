import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { SpreadInput } from "../../engine/index.ts";

/** A row as {@link SpreadInput}. */
export const SPREAD_COLUMNS = [
  'chain_id as "chainId"',
  "wallet",
  "funder",
  'cluster_size as "clusterSize"',
  'chain_length as "chainLength"',
] as const;

/**
 * What spreads from wallet to wallet on a wholly followed chain: who funded whom first, how many wallets share that funder,
 * and how long the chain of single-use funders is. It moves at the start of a chain day, from the blocks before it. A
 * funder counts only if its value came before the wallet's own first transaction, so that chains have no loops.
 */
export interface Spread {
  /** Take in wallets that sent their first transaction. The rows that change by it, to be written ({@link writeSpread}). */
  begin(wallets: readonly string[]): SpreadInput[];
}

/** Open the spread of a chain for wallets that may begin; the activity up to their first transaction must be written. */
export async function openSpread(sql: Sql, chainId: number, wallets: readonly string[]): Promise<Spread> {
  const gifts = await readGifts(sql, chainId, wallets);
  const rows = new Map<string, SpreadInput>();
  /** The wallets whose first funder is the same. */
  const clusters = new Map<string, string[]>();
  const join = (row: SpreadInput) => {
    rows.set(row.wallet, row);
    const cluster = clusters.get(row.funder);
    if (cluster) cluster.push(row.wallet);
    else clusters.set(row.funder, [row.wallet]);
  };
  for (const row of await readNear(sql, chainId, [...new Set(gifts.values())])) join(row);

  /** Count a wallet's row anew; whether it changed. */
  const recount = (wallet: string): boolean => {
    const row = rows.get(wallet);
    if (!row) return false;
    const clusterSize = clusters.get(row.funder)?.length ?? 0;
    const chainLength = clusterSize === 1 ? 1 + (rows.get(row.funder)?.chainLength ?? 0) : 0;
    if (row.clusterSize === clusterSize && row.chainLength === chainLength) return false;
    rows.set(wallet, { ...row, clusterSize, chainLength });
    return true;
  };

  return {
    begin(begun) {
      const waiting = new Set<string>();
      for (const wallet of begun) {
        const funder = gifts.get(wallet);
        if (funder === undefined || rows.has(wallet)) continue;
        join({ chainId, wallet, funder, clusterSize: 0, chainLength: 0 });
        waiting.add(funder);
      }
      const changed = new Set<string>();
      // A row that changed changes those of the wallets it funded.
      for (const funder of waiting) {
        waiting.delete(funder);
        for (const wallet of clusters.get(funder) ?? []) {
          if (!recount(wallet)) continue;
          changed.add(wallet);
          waiting.add(wallet);
        }
      }
      return [...changed].flatMap((wallet) => rows.get(wallet) ?? []);
    },
  };
}

/** Compute the spread of a chain anew, from the blocks before `day` (00:00 UTC of a chain day, unix seconds). */
export async function recomputeSpread(sql: Sql, input: { chainId: number; day: number }): Promise<void> {
  const { chainId, day } = input;
  await sql.query("delete from spread where chain_id = $1", [chainId]);
  const senders = await readSenders(sql, { chainId, from: 0, to: day });
  const spread = await openSpread(sql, chainId, senders);
  await writeSpread(sql, spread.begin(senders));
}

/** The wallets that sent a transaction in these unix seconds, `to` not included. */
export async function readSenders(sql: Sql, input: { chainId: number; from: number; to: number }): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct wallet from activity
     where chain_id = $1 and kind in ('sent', 'failed') and at >= $2 and at < $3`,
    [input.chainId, input.from, input.to],
  );
  return rows.map((row) => row.wallet);
}

/**
 * Who funded these wallets first, of those that have no row yet, sent a transaction and had been given value before it.
 * Without `offset 0` PostgreSQL reads all that anybody received for each wallet, until it knows what is in the table.
 */
async function readGifts(sql: Sql, chainId: number, wallets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ wallet: string; funder: string }>(
    `select sender.wallet, gift.counterparty as funder
     from unnest($2::text[]) as sender(wallet)
     cross join lateral (
       select block_number, tx_index from activity a
       where a.wallet = sender.wallet and a.chain_id = $1 and a.kind in ('sent', 'failed')
       order by block_number, tx_index limit 1) first
     cross join lateral (
       select counterparty from (
         select * from activity a
         where a.wallet = sender.wallet and a.chain_id = $1 and a.block_number <= first.block_number
         offset 0) earlier
       where kind = 'received' and counterparty <> wallet
         and (block_number, tx_index) < (first.block_number, first.tx_index)
       order by block_number, tx_index, log_index limit 1) gift
     where not exists (select 1 from spread s where s.chain_id = $1 and s.wallet = sender.wallet)`,
    [chainId, plainArray([...new Set(wallets)])],
  );
  return new Map(rows.map((row) => [row.wallet, row.funder]));
}

/** The rows of these funders and of the wallets they funded, and of the chains that go on from there. */
async function readNear(sql: Sql, chainId: number, funders: readonly string[]): Promise<SpreadInput[]> {
  const { rows } = await sql.query<SpreadInput>(
    `with recursive near as (
       select s.* from spread s
       where s.chain_id = $1 and (s.wallet = any($2::text[]) or s.funder = any($2::text[]))
       union
       select next.* from near
       join spread next on next.chain_id = $1 and next.funder = near.wallet and next.cluster_size = 1
       where near.cluster_size = 1)
     select ${SPREAD_COLUMNS.join(", ")} from near order by wallet`,
    [chainId, plainArray(funders)],
  );
  return rows;
}

/** Write rows of one chain, each once. */
export async function writeSpread(sql: Sql, rows: readonly SpreadInput[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `insert into spread (chain_id, wallet, funder, cluster_size, chain_length)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[])
     on conflict (chain_id, wallet) do update set
       cluster_size = excluded.cluster_size, chain_length = excluded.chain_length`,
    [
      plainArray(rows.map((row) => row.chainId)),
      plainArray(rows.map((row) => row.wallet)),
      plainArray(rows.map((row) => row.funder)),
      plainArray(rows.map((row) => row.clusterSize)),
      plainArray(rows.map((row) => row.chainLength)),
    ],
  );
}
