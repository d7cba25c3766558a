import { asHex, type Columns, insertRows, plainArray } from "../../core/bulk-write.ts";
import { formFor } from "../../core/cluster.ts";
import type { Sql } from "../../core/db.ts";
import type { WalletFunding } from "../../engine/index.ts";

/** The columns of a {@link WalletFunding}. */
export const FUNDING_COLUMNS = [
  'chain_id as "chainId"',
  "wallet",
  "funder",
  'cluster_size as "clusterSize"',
  'chain_length as "chainLength"',
] as const;

/**
 * How the wallets of a wholly followed chain were first funded: by whom, how many wallets share that funder, and how long
 * the chain of single-use funders is. Updated at the start of a chain day, from the blocks before it. A funder counts
 * only if its value came before the wallet's own first transaction, so chains have no loops.
 */
export interface FundingClusters {
  /** Add wallets that sent their first transaction. Returns the rows that change, for {@link writeFundingClusters}. */
  addSenders(wallets: readonly string[]): WalletFunding[];
}

/** Open the clusters of a chain for wallets that may send first; their activity up to then must be written. */
export async function openFundingClusters(
  sql: Sql,
  chainId: number,
  wallets: readonly string[],
): Promise<FundingClusters> {
  const firstFunders = await readFirstFunders(sql, chainId, wallets);
  const clusters: ClusterRows = { byWallet: new Map(), byFunder: new Map() };
  for (const row of await readAffected(sql, chainId, [...new Set(firstFunders.values())])) addRow(clusters, row);
  return {
    addSenders(senders) {
      const funders: string[] = [];
      for (const wallet of senders) {
        const funder = firstFunders.get(wallet);
        if (funder === undefined || clusters.byWallet.has(wallet)) continue;
        addRow(clusters, { chainId, wallet, funder, clusterSize: 0, chainLength: 0 });
        funders.push(funder);
      }
      return recountFrom(clusters, funders);
    },
  };
}

interface ClusterRows {
  byWallet: Map<string, WalletFunding>;
  /** Wallets by their first funder. */
  byFunder: Map<string, string[]>;
}

function addRow({ byWallet, byFunder }: ClusterRows, row: WalletFunding): void {
  byWallet.set(row.wallet, row);
  const cluster = byFunder.get(row.funder);
  if (cluster) cluster.push(row.wallet);
  else byFunder.set(row.funder, [row.wallet]);
}

/** Recount the wallets of these funders, and all wallets that a recount affects. Returns the rows that changed. */
function recountFrom(clusters: ClusterRows, funders: readonly string[]): WalletFunding[] {
  const changed = new Set<string>();
  const waiting = new Set(funders);
  // Iterating a set also yields members added meanwhile: a changed row affects the wallets it funded.
  for (const funder of waiting) {
    waiting.delete(funder);
    for (const wallet of clusters.byFunder.get(funder) ?? []) {
      if (!recount(clusters, wallet)) continue;
      changed.add(wallet);
      waiting.add(wallet);
    }
  }
  return [...changed].flatMap((wallet) => clusters.byWallet.get(wallet) ?? []);
}

/** Recount one wallet's row; true if it changed. */
function recount({ byWallet, byFunder }: ClusterRows, wallet: string): boolean {
  const row = byWallet.get(wallet);
  if (!row) return false;
  const clusterSize = byFunder.get(row.funder)?.length ?? 0;
  const chainLength = clusterSize === 1 ? 1 + (byWallet.get(row.funder)?.chainLength ?? 0) : 0;
  if (row.clusterSize === clusterSize && row.chainLength === chainLength) return false;
  byWallet.set(wallet, { ...row, clusterSize, chainLength });
  return true;
}

/** Recompute the funding clusters of a chain from the blocks before `day` (00:00 UTC, unix seconds). */
export async function recomputeFundingClusters(sql: Sql, input: { chainId: number; day: number }): Promise<void> {
  const { chainId, day } = input;
  await sql.query("delete from funding_cluster where chain_id = $1", [chainId]);
  const senders = await readSenders(sql, { chainId, from: 0, to: day });
  const clusters = await openFundingClusters(sql, chainId, senders);
  await writeFundingClusters(sql, clusters.addSenders(senders));
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
 * Found wallet by wallet: of a wallet's rows only those before its first transaction are read. `offset 0` keeps PostgreSQL from scanning
 * everything ever received for each wallet while it has no statistics.
 */
const fundersByLookUps = `select sender.wallet, ${asHex("funding.counterparty")} as funder
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
       where kind = 'received' and ${asHex("counterparty")} <> wallet
         and (block_number, tx_index) < (first.block_number, first.tx_index)
       order by block_number, tx_index, log_index limit 1) funding
     where not exists (select 1 from funding_cluster s where s.chain_id = $1 and s.wallet = sender.wallet)`;

/** The same where the rows are on several nodes: each computes the funders of its wallets. */
const fundersByJoin = `select distinct on (a.wallet) a.wallet, ${asHex("a.counterparty")} as funder
     from activity a join (
       select wallet, min(array[block_number, tx_index]) as at from activity
       where wallet = any($2::text[]) and chain_id = $1 and kind in ('sent', 'failed') group by wallet) first
       on first.wallet = a.wallet
     where a.wallet = any($2::text[]) and a.chain_id = $1 and a.kind = 'received' and ${asHex("a.counterparty")} <> a.wallet
       and array[a.block_number, a.tx_index] < first.at
       and not exists (select 1 from funding_cluster s where s.chain_id = $1 and s.wallet = a.wallet)
     order by a.wallet, a.block_number, a.tx_index, a.log_index`;

/** The first funder of each of these wallets that has no row yet, sent a transaction and received value before it. */
async function readFirstFunders(sql: Sql, chainId: number, wallets: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ wallet: string; funder: string }>(
    await formFor(sql, { oneServer: fundersByLookUps, cluster: fundersByJoin }),
    [chainId, plainArray([...new Set(wallets)])],
  );
  return new Map(rows.map((row) => [row.wallet, row.funder]));
}

/** The rows of these funders, of the wallets they funded, and of the chains that continue from there. */
async function readAffected(sql: Sql, chainId: number, funders: readonly string[]): Promise<WalletFunding[]> {
  const affected = new Map<string, WalletFunding>();
  let condition = "(wallet = any($2::text[]) or funder = any($2::text[]))";
  for (let next = [...funders]; next.length > 0; condition = "funder = any($2::text[]) and cluster_size = 1") {
    const { rows } = await sql.query<WalletFunding>(
      `select ${FUNDING_COLUMNS.join(", ")} from funding_cluster where chain_id = $1 and ${condition}`,
      [chainId, plainArray(next)],
    );
    const fresh = rows.filter(({ wallet }) => !affected.has(wallet));
    for (const row of fresh) affected.set(row.wallet, row);
    next = fresh.filter(({ clusterSize }) => clusterSize === 1).map(({ wallet }) => wallet);
  }
  return [...affected.values()].sort((a, b) => (a.wallet < b.wallet ? -1 : 1));
}

const columns: Columns<WalletFunding> = {
  chain_id: ["bigint", (row) => row.chainId],
  wallet: ["word", (row) => row.wallet],
  funder: ["word", (row) => row.funder],
  cluster_size: ["int", (row) => row.clusterSize],
  chain_length: ["int", (row) => row.chainLength],
};

/** Write rows of one chain, each once. */
export async function writeFundingClusters(sql: Sql, rows: readonly WalletFunding[]): Promise<void> {
  await insertRows(sql, "funding_cluster", {
    columns,
    rows,
    onConflict: `(chain_id, wallet) do update set
      cluster_size = excluded.cluster_size, chain_length = excluded.chain_length`,
  });
}
