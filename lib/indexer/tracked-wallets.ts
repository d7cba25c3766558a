import type { HistoryGap } from "../chain/wallet-history.ts";
import { plainArray } from "../core/bulk-write.ts";
import { formFor } from "../core/cluster.ts";
import type { Sql } from "../core/db.ts";
import type { SourceStates } from "../domains/scores/index.ts";
import type { ClaimedBackfill } from "../domains/wallets/index.ts";
import type { WalletFacts } from "../engine/index.ts";

/** A tracked wallet on one chain, and how far its history is known. */
export interface TrackedWallet {
  address: string;
  state: string;
  sources: SourceStates;
  truncated: boolean;
  unread_rows: number;
  gaps: HistoryGap[];
  smart_account: boolean;
  from_block: number | null;
  to_block: number | null;
  /** The block up to which its attestations are read from explorers' logs. */
  attested_to: number | null;
}

export const trackedColumns =
  "address, state, sources, truncated, unread_rows, gaps, smart_account, from_block, to_block, attested_to";

/** Which of these wallets are tracked on the chain. */
export async function findTracked(sql: Sql, chainId: number, wallets: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ address: string }>(
    "select address from tracked_wallet where chain_id = $1 and address = any($2::text[])",
    [chainId, wallets],
  );
  return new Set(rows.map(({ address }) => address));
}

/** Locks these tracked wallets to the end of the transaction. Lock the chain's cursor before. */
export async function lockTracked(sql: Sql, chainId: number, addresses: readonly string[]): Promise<TrackedWallet[]> {
  const which = "chain_id = $1 and address = any($2::text[])";
  const { rows } = await sql.query<TrackedWallet>(
    await formFor(sql, {
      oneServer: `select ${trackedColumns} from tracked_wallet where ${which} order by address for update`,
      // Only an update locks rows of several nodes.
      cluster: `update tracked_wallet set state = state where ${which} returning ${trackedColumns}`,
    }),
    [chainId, plainArray(addresses)],
  );
  return rows;
}

/** Stores how many transactions of a wallet that is syncing were read. */
export async function writeProgress(
  sql: Sql,
  { address, chainId }: ClaimedBackfill,
  transactions: number,
): Promise<void> {
  await sql.query(
    "update tracked_wallet set transactions = $3 where address = $1 and chain_id = $2 and state = 'syncing'",
    [address, chainId, transactions],
  );
}

/** Stores that a wallet is a smart account. */
export async function markSmartAccount(sql: Sql, { address, chainId }: ClaimedBackfill): Promise<void> {
  await sql.query(
    "update tracked_wallet set smart_account = true where address = $1 and chain_id = $2 and not smart_account",
    [address, chainId],
  );
}

/** How far a wallet's history reaches once it is written. */
export interface CompletedHistory {
  address: string;
  sources: SourceStates;
  truncated: boolean;
  unreadRows: number;
  gaps: readonly HistoryGap[];
  fromBlock: number;
  toBlock: number | null;
  /** The block up to which its attestations are read now; null or absent: as before. */
  attestedTo?: number | null;
  error: string | null;
  source: string | null;
  /** Only what followed a complete history was read, without a fault. */
  isRefresh?: boolean;
}

/** Stores how far histories reach. `factsOf` returns their facts. */
export async function writeTracked(
  sql: Sql,
  chainId: number,
  histories: readonly CompletedHistory[],
  { factsOf, now }: { factsOf: (address: string) => WalletFacts | undefined; now: Date },
): Promise<void> {
  const rows = histories.map((history) => {
    const facts = factsOf(history.address);
    const state = history.sources.transactions !== "unavailable" ? "ready" : "failed";
    return { ...history, state, transactions: (facts?.sent ?? 0) + (facts?.failed ?? 0) };
  });
  await sql.query(
    `update tracked_wallet t set state = d.state, transactions = d.transactions, truncated = d.truncated,
       unread_rows = d."unreadRows", gaps = d.gaps, error = d.error, source = coalesce(d.source, t.source), from_block = d."fromBlock", to_block = d."toBlock",
       attested_to = coalesce(d."attestedTo", t.attested_to), sources = d.sources, checked_at = $3,
       ready_at = case when d.state = 'ready' then coalesce(t.ready_at, $3) else t.ready_at end
     from jsonb_to_recordset($2::jsonb) as d(address text, state text, transactions int, truncated bool, "unreadRows" int, gaps text[],
       error text, source text, "fromBlock" bigint, "toBlock" bigint, "attestedTo" bigint, sources jsonb)
     where t.address = d.address and t.chain_id = $1`,
    [chainId, JSON.stringify(rows), now],
  );
}
