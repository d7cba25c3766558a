import { type Columns, rowsAsTable } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { inSteps, yieldRegularly } from "../../core/yield-regularly.ts";
import { decodeFacts } from "../../engine/index.ts";
import { keyOf } from "../../engine/wallet-clusters/profile-store.ts";
import type { ScoringSettings } from "../scores/index.ts";
import { clustersKey, type FoundCluster } from "./clusters/clusters-of.ts";
import { type ListComparison, openComparison } from "./clusters/compare-wallets.ts";
import { evidenceOf } from "./clusters/evidence.ts";
import { readEvents } from "./read-rows.ts";
import { COLUMNS, type ListRow } from "./stored-list.ts";

/** Rows of a list that are read or written at once. */
const ROWS = 10_000;
/** Wallets whose facts are read at once. Each may have 64 KiB on each chain. */
const PAGE = 200;
/** Members of a cluster that are stored with it; the rows of the list name all. */
const NAMED = 100;

/** Has a worker compare the wallets of a list. */
export function enqueueListClusters(sql: Sql, listId: string): Promise<void> {
  return enqueueJobs(sql, "find-list-clusters", [{ payload: { listId }, key: clustersKey(listId) }]);
}

/**
 * Finds the clusters among the wallets of a list and stores them in place of earlier ones, in one transaction; no score changes. A list that is read
 * again or deleted meanwhile stays as it is.
 */
export async function findListClusters(
  ctx: Context,
  settings: ScoringSettings,
  { listId, signal }: { listId: string; signal?: AbortSignal },
): Promise<void> {
  const list = await readVersion(ctx.pg, listId, "");
  if (!list) return;
  const rows = await readRows(ctx.pg, listId);
  const wallets = [...rows.totals.keys()].sort();
  const numbers = new Map(wallets.map((wallet, n) => [wallet, n]));
  const labels = await readLabels(ctx, list, (row) => numbers.get(rows.addresses[row - 1] ?? ""));
  const comparison = openComparison(wallets, (address) => settings.services.byAddress.has(address));
  const pause = yieldRegularly(signal);
  for (const page of chunks(wallets, PAGE)) {
    await addPage(ctx.pg, settings, { page, developerId: list.developerId, numbers, labels, comparison, pause });
  }
  const clusters = await inSteps(comparison.steps(), signal);
  await sqlTransaction(ctx.pg, async (sql) => {
    const now = await readVersion(sql, listId, "for update");
    if (now?.version === list.version) await writeClusters(sql, listId, { clusters, ...rows });
  });
}

/** Columns beside the addresses that are looked at, and how much of a cell. */
const MOST_LABEL_COLUMNS = 16;
const LONGEST_LABEL = 200;
/** Amounts, dates and marks name nobody. */
const NAMES_NOBODY = /^(?:.{0,2}|[\d.,:/%$€+\-\sTZ]*|true|false|null|none|n\/a|yes|unknown)$/i;

/** What the upload says of the wallets of a list beside their addresses, by their numbers. */
interface UploadLabels {
  /** Hashes of entries that several wallets have. */
  shared: ReadonlyMap<number, readonly number[]>;
  /** How many different entries of one column a wallet has, where there are several. */
  handles: ReadonlyMap<number, number>;
}

/**
 * Reads the upload of a list again. `walletOf`: the number of the wallet of a row, undefined for none. A column names people if at least half of
 * its entries differ, such as handles, and unlike countries. A list that was given as identities has no labels.
 */
async function readLabels(
  ctx: Context,
  list: ListRow,
  walletOf: (row: number) => number | undefined,
): Promise<UploadLabels> {
  const columns = Array.from({ length: MOST_LABEL_COLUMNS }, (): Entries => ({ wallets: [], labels: [] }));
  const groups: Entries = { wallets: [], labels: [] };
  let row = 0;
  for await (const event of readEvents(ctx, list, { withOthers: true })) {
    if (event.kind !== "row") continue;
    const wallet = walletOf(++row);
    if (wallet === undefined) continue;
    if (event.group !== undefined) addEntry(groups, wallet, `group ${event.group}`);
    for (const [n, entries] of columns.entries()) {
      const cell = event.others?.[n]?.trim().slice(0, LONGEST_LABEL).toLowerCase() ?? "";
      if (!NAMES_NOBODY.test(cell)) addEntry(entries, wallet, `${n} ${cell}`);
    }
  }
  return labelsOf([groups, ...columns.filter(namesPeople)]);
}

/** Entries of one column: a wallet and the hash of what it says. */
interface Entries {
  wallets: number[];
  labels: number[];
}

function addEntry({ wallets, labels }: Entries, wallet: number, text: string): void {
  wallets.push(wallet);
  labels.push(keyOf(text));
}

function namesPeople({ labels }: Entries): boolean {
  return 2 * new Set(labels).size >= labels.length;
}

function labelsOf(columns: readonly Entries[]): UploadLabels {
  const shared = new Map<number, number[]>();
  const handles = new Map<number, number>();
  for (const { wallets, labels } of columns) {
    const first = new Map<number, number>();
    const several = new Set<number>();
    for (const [i, label] of labels.entries()) {
      const wallet = wallets[i] ?? 0;
      if ((first.get(label) ?? wallet) === wallet) first.set(label, wallet);
      else several.add(label);
    }
    const byWallet = new Map<number, Set<number>>();
    for (const [i, label] of labels.entries()) {
      const wallet = wallets[i] ?? 0;
      const own = byWallet.get(wallet);
      if (own) own.add(label);
      else byWallet.set(wallet, new Set([label]));
    }
    for (const [wallet, own] of byWallet) {
      if (own.size > 1) handles.set(wallet, Math.max(handles.get(wallet) ?? 0, own.size));
      const common = [...own].filter((label) => several.has(label));
      if (common.length > 0) shared.set(wallet, [...(shared.get(wallet) ?? []), ...common]);
    }
  }
  return { shared, handles };
}

/** A list, and what changes whenever its rows do. */
async function readVersion(
  sql: Sql,
  id: string,
  lock: "" | "for update",
): Promise<(ListRow & { version: string }) | null> {
  const { rows } = await sql.query<ListRow & { version: string }>(
    `select ${COLUMNS}, concat_ws(' ', state, completed_at, last_row, "column", repair) as version
     from list where id = $1 ${lock}`,
    [id],
  );
  return rows[0] ?? null;
}

interface Rows {
  /** Of row n + 1; empty for one that is not compared: a name that nobody holds, a contract, a service. */
  addresses: string[];
  /** By address; -1 without a score. */
  totals: Map<string, number>;
}

async function readRows(sql: Sql, listId: string): Promise<Rows> {
  const addresses: string[] = [];
  const totals = new Map<string, number>();
  for (let last = 0; ; ) {
    const { rows } = await sql.query<{ row: number; address: string | null; total: number | null }>(
      `select row, case when special is null then address end as address, total from list_row
       where list_id = $1 and row > $2 order by row limit ${ROWS}`,
      [listId, last],
    );
    const end = rows.at(-1);
    if (!end) return { addresses, totals };
    last = end.row;
    for (const { row, address, total } of rows) {
      while (addresses.length < row) addresses.push("");
      if (address === null) continue;
      addresses[row - 1] = address;
      totals.set(address, Math.max(totals.get(address) ?? -1, total ?? -1));
    }
  }
}

interface Page {
  page: readonly string[];
  /** Whose list it is. */
  developerId: string;
  numbers: ReadonlyMap<string, number>;
  labels: UploadLabels;
  comparison: ListComparison;
  pause: () => Promise<void>;
}

async function addPage(
  sql: Sql,
  { chains }: ScoringSettings,
  { page, developerId, numbers, labels, comparison, pause }: Page,
): Promise<void> {
  const { rows } = await sql.query<FactsRow>(
    `select given.wallet, coalesce(w.subject, given.wallet) as subject, f.chain_id as "chainId", f.facts
     from unnest($1::text[]) as given(wallet) left join wallet w on w.address = given.wallet
     left join facts f on f.wallet = given.wallet and f.chain_id = any($2::bigint[])`,
    [page, [...chains.keys()]],
  );
  const byWallet = new Map<string, FactsRow[]>(page.map((wallet) => [wallet, []]));
  for (const row of rows) byWallet.get(row.wallet)?.push(row);
  const unknown = rows.flatMap(({ wallet, facts }) => (facts === null ? [wallet] : []));
  for (const row of await readOnceFacts(sql, { developerId, wallets: unknown })) byWallet.get(row.wallet)?.push(row);
  for (const [wallet, own] of byWallet) {
    const parts = own
      .sort((a, b) => (a.chainId ?? 0) - (b.chainId ?? 0))
      .flatMap(({ chainId, facts }) => {
        const chain = chains.get(chainId ?? 0);
        return chain && facts ? [{ facts: decodeFacts(facts), referenceWei: chain.referenceWei }] : [];
      });
    const number = numbers.get(wallet) ?? 0;
    const evidence = evidenceOf(wallet, own[0]?.subject ?? wallet, { parts, labels: labels.shared.get(number) ?? [] });
    comparison.add(evidence, labels.handles.get(number));
    await pause();
  }
}

interface FactsRow {
  wallet: string;
  subject: string;
  chainId: number | null;
  facts: Buffer | null;
}

/** What was read of unknown wallets for the developer: what others made known has no part in its list. */
async function readOnceFacts(
  sql: Sql,
  { developerId, wallets }: { developerId: string; wallets: readonly string[] },
): Promise<FactsRow[]> {
  if (wallets.length === 0) return [];
  const { rows } = await sql.query<FactsRow>(
    `select address as wallet, address as subject, chain_id as "chainId", facts
     from once_history join once_question using (address) where asker = $1 and address = any($2::text[]) and facts is not null`,
    [developerId, wallets],
  );
  return rows;
}

interface StoredCluster extends Omit<FoundCluster, "members"> {
  cluster: number;
  size: number;
  members: string[];
  keep: string;
}

async function writeClusters(
  sql: Sql,
  listId: string,
  { clusters, addresses, totals }: Rows & { clusters: readonly FoundCluster[] },
): Promise<void> {
  const stored = clusters.map((found, n): StoredCluster => {
    const { members } = found;
    const keep = members.reduce((best, one) => ((totals.get(one) ?? -1) > (totals.get(best) ?? -1) ? one : best));
    const named = [keep, ...members.filter((one) => one !== keep).slice(0, NAMED - 1)].sort();
    return { ...found, cluster: n + 1, size: members.length, members: named, keep };
  });
  const columns: Columns<StoredCluster> = {
    cluster: ["int", ({ cluster }) => cluster],
    size: ["int", ({ size }) => size],
    strength: ["int", ({ strength }) => strength],
    members: ["text", ({ members }) => members.join(" ")],
    evidence: ["jsonb", ({ evidence }) => evidence],
    keep: ["word", ({ keep }) => keep],
  };
  await sql.query("delete from list_cluster where list_id = $1", [listId]);
  await sql.query("update list_row set cluster = null, keep = null where list_id = $1 and cluster is not null", [
    listId,
  ]);
  for (const some of chunks(stored, ROWS)) {
    const { from, values } = rowsAsTable("found", { columns, rows: some, before: [listId] });
    await sql.query(
      `insert into list_cluster (list_id, cluster, size, strength, members, evidence, keep)
       select $1, cluster, size, strength, string_to_array(members, ' '), evidence, keep from ${from}`,
      values,
    );
  }
  await writeRows(sql, listId, { clusters, stored, addresses });
}

async function writeRows(
  sql: Sql,
  listId: string,
  input: { clusters: readonly FoundCluster[]; stored: readonly StoredCluster[]; addresses: readonly string[] },
): Promise<void> {
  const clusterOf = new Map(input.clusters.flatMap(({ members }, n) => members.map((one) => [one, n] as const)));
  const marked = input.addresses.flatMap((address, n) => {
    const cluster = input.stored[clusterOf.get(address) ?? -1];
    return cluster ? [{ row: n + 1, cluster: cluster.cluster, keep: cluster.keep === address }] : [];
  });
  for (const rows of chunks(marked, ROWS)) {
    const columns: Columns<(typeof rows)[number]> = {
      row: ["int", ({ row }) => row],
      cluster: ["int", ({ cluster }) => cluster],
      keep: ["bool", ({ keep }) => keep],
    };
    const { from, values } = rowsAsTable("marked", {
      columns,
      rows,
      before: [listId, rows[0]?.row, rows.at(-1)?.row],
    });
    await sql.query(
      `update list_row r set cluster = marked.cluster, keep = marked.keep from ${from}
       where r.list_id = $1 and r.row = marked.row and r.row between $2 and $3`,
      values,
    );
  }
}
