import { isDeepStrictEqual } from "node:util";
import type { Pool } from "pg";
import { type Columns, insertRows } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Sql } from "../../core/db.ts";
import { inSteps } from "../../core/yield-regularly.ts";
import { type AlikeCluster, decodeFacts } from "../../engine/index.ts";
import { type ProfilePart, profileOf } from "../../engine/wallet-clusters/profile.ts";
import { type ClusterSearch, openClusterSearch } from "../../engine/wallet-clusters/search.ts";
import { markPending } from "./due.ts";
import { scoreTransaction } from "./lock-scores.ts";
import type { ScoringSettings } from "./settings.ts";

/** Rows of facts read at once. They may have 64 KiB each, so that a page is decoded in some milliseconds. */
const PAGE = 200;
/** Wallets whose changed clusters are written in one transaction. */
const CHANGED_PAGE = 500;

/** What a search found. */
export interface AlikeReport {
  /** Wallets with facts. */
  wallets: number;
  /** One row for each wallet in a cluster. */
  clusters: readonly AlikeCluster[];
  /** Wallets whose cluster changed; their subjects are scored again. */
  changed: number;
}

/**
 * Find the clusters of alike wallets among all wallets with facts. The wallets whose cluster changed are pending from the transaction on that
 * writes it. An interrupted search is repeated.
 */
export async function searchAlikeWallets(
  pg: Pool,
  sql: Sql,
  settings: ScoringSettings,
  { signal, visit }: { signal: AbortSignal | undefined; visit: VisitWallet },
): Promise<AlikeReport> {
  const search = openClusterSearch();
  const wallets = await addWalletProfiles(sql, settings, search, { signal, visit });
  const clusters = await inSteps(search.steps(), signal);
  const changed = await applyChanges(pg, clusters, await readAlikeClusters(sql));
  return { wallets, clusters, changed };
}

interface FactsRow {
  wallet: string;
  subject: string;
  chain_id: number;
  facts: Buffer;
}

/** Called with each wallet, its subject and its facts. */
type VisitWallet = (wallet: string, subject: string, parts: readonly ProfilePart[]) => void;

/** Add every wallet with facts on configured chains to a search, page by page. Returns their number. */
export async function addWalletProfiles(
  sql: Sql,
  settings: ScoringSettings,
  search: Pick<ClusterSearch, "add">,
  { signal, visit }: { signal: AbortSignal | undefined; visit?: VisitWallet },
): Promise<number> {
  let count = 0;
  let waiting: FactsRow[] = [];
  const addWaiting = (): void => {
    const [first] = waiting;
    if (!first) return;
    const parts = waiting.flatMap((row) => partOf(row, settings));
    search.add(profileOf(first.wallet, first.subject, parts));
    visit?.(first.wallet, first.subject, parts);
    waiting = [];
    count++;
  };
  for (let last: Pick<FactsRow, "wallet" | "chain_id"> | undefined = { wallet: "", chain_id: 0 }; last; ) {
    signal?.throwIfAborted();
    const rows = await readPage(sql, settings, last);
    for (const row of rows) {
      if (row.wallet !== waiting[0]?.wallet) addWaiting();
      waiting.push(row);
    }
    last = rows.at(-1);
  }
  addWaiting();
  return count;
}

async function readPage(
  sql: Sql,
  { chains }: ScoringSettings,
  after: Pick<FactsRow, "wallet" | "chain_id">,
): Promise<FactsRow[]> {
  const { rows } = await sql.query<FactsRow>(
    `select f.wallet, coalesce(w.subject, f.wallet) as subject, f.chain_id, f.facts
     from facts f left join wallet w on w.address = f.wallet
     where (f.wallet, f.chain_id) > ($1, $2) and f.facts is not null and f.chain_id = any($3::bigint[])
     order by f.wallet, f.chain_id limit ${PAGE}`,
    [after.wallet, after.chain_id, [...chains.keys()]],
  );
  return rows;
}

function partOf({ chain_id, facts }: FactsRow, { chains }: ScoringSettings): ProfilePart[] {
  const chain = chains.get(chain_id);
  return chain ? [{ facts: decodeFacts(facts), referenceWei: chain.referenceWei }] : [];
}

/** Write the clusters that changed. Returns the number of their wallets. */
async function applyChanges(
  pg: Pool,
  clusters: readonly AlikeCluster[],
  before: readonly AlikeCluster[],
): Promise<number> {
  const found = new Map(clusters.map((cluster) => [cluster.wallet, cluster]));
  const stored = new Map(before.map((cluster) => [cluster.wallet, cluster]));
  const changed = [...new Set([...found.keys(), ...stored.keys()])]
    .filter((wallet) => !isDeepStrictEqual(found.get(wallet), stored.get(wallet)))
    .sort();
  for (const wallets of chunks(changed, CHANGED_PAGE)) {
    const present = wallets.flatMap((wallet) => found.get(wallet) ?? []);
    await scoreTransaction(pg, async (sql) => {
      await replaceAlikeClusters(sql, wallets, present);
      await markPending(sql, wallets, "clusters");
    });
  }
  return changed.length;
}

/** The stored clusters of these wallets, or of all; a wallet in none has no row. */
export async function readAlikeClusters(sql: Sql, wallets?: readonly string[]): Promise<AlikeCluster[]> {
  const { rows } = await sql.query<AlikeCluster>(
    `select wallet, size, members, found_by as by from alike_cluster
     where $1::text[] is null or wallet = any($1::text[]) order by wallet`,
    [wallets ?? null],
  );
  return rows;
}

const columns: Columns<AlikeCluster> = {
  wallet: ["word", (row) => row.wallet],
  size: ["int", (row) => row.size],
  members: ["jsonb", (row) => row.members],
  found_by: ["word", (row) => row.by],
};

/** Replace the rows of these wallets: a wallet without a cluster loses its row. */
async function replaceAlikeClusters(
  sql: Sql,
  wallets: readonly string[],
  clusters: readonly AlikeCluster[],
): Promise<void> {
  await sql.query("delete from alike_cluster where wallet = any($1::text[])", [wallets]);
  await insertRows(sql, "alike_cluster", { columns, rows: clusters });
}
