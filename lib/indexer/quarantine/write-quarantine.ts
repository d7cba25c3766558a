import type { UnreadableTransaction } from "../../chain/types.ts";
import { type Columns, insertRows } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { ChainLeader } from "../chain-leader.ts";
import type { DecodedBlock } from "../decode/decoded-block.ts";

/** Waiting transactions of one chain that are stored; of further ones only the wallets are marked. */
const MOST_WAITING = 10_000;
/** Wait before the first retry, milliseconds; each one that fails doubles it up to the longest. */
const RETRY = { first: 10 * 60_000, longest: 24 * 60 * 60_000 };

/** When a transaction is read again that could not be read so many times. */
export function nextRetry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(RETRY.first * 2 ** attempts, RETRY.longest));
}

type Quarantined = UnreadableTransaction & Pick<DecodedBlock, "number"> & { blockHash: string };

/**
 * Stores the transactions of blocks that cannot be read, and marks the wallets they concern, in the transaction that writes the
 * blocks. Returns those wallets by block number, as far as they have facts: their scores are stale now.
 */
export async function writeQuarantine(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { sql, chain } = leader;
  const found = blocks.flatMap(({ number, hash, unreadable = [] }) =>
    unreadable.map((one): Quarantined => ({ ...one, number, blockHash: hash })),
  );
  if (found.length === 0) return new Map();
  const { rows } = await sql.query<{ waiting: number }>(
    "select count(*)::int as waiting from quarantined_transaction where chain_id = $1 and resolved_at is null",
    [chain.id],
  );
  const free = Math.max(MOST_WAITING - (rows[0]?.waiting ?? 0), 0);
  await insertTransactions(leader, found.slice(0, free));
  const concerned = await markWallets(leader, [
    ...found.slice(0, free),
    ...found.slice(free).map((one) => ({ ...one, number: -1, index: -1 })),
  ]);
  return new Map(
    blocks.flatMap(({ number, unreadable = [] }) => {
      const wallets = unreadable.flatMap((one) => one.wallets).filter((wallet) => concerned.has(wallet));
      return wallets.length > 0 ? [[number, wallets] as const] : [];
    }),
  );
}

async function insertTransactions(leader: ChainLeader, rows: readonly Quarantined[]): Promise<void> {
  const now = leader.now();
  const columns: Columns<Quarantined> = {
    chain_id: ["bigint", () => leader.chain.id],
    block_number: ["bigint", (row) => row.number],
    block_hash: ["word", (row) => row.blockHash],
    tx_index: ["int", (row) => row.index],
    tx_hash: ["word", (row) => row.hash],
    reason: ["text", (row) => row.reason],
    at: ["timestamptz", () => now],
    retry_at: ["timestamptz", () => nextRetry(now, 0)],
  };
  await insertRows(leader.sql, "quarantined_transaction", { columns, rows, onConflict: "do nothing" });
}

/** Marks the wallets; on a chain that indexes tracked wallets, only those. Returns the marked ones that have facts. */
async function markWallets({ sql, chain }: ChainLeader, found: readonly Quarantined[]): Promise<ReadonlySet<string>> {
  const marks = found.flatMap((one) => one.wallets.map((wallet) => ({ wallet, number: one.number, index: one.index })));
  const { rows } = await sql.query<{ wallet: string }>(
    `with m as (
       select * from unnest($2::text[], $3::bigint[], $4::int[]) as m(wallet, block_number, tx_index)
       where $5 or exists (select 1 from tracked_wallet t where t.chain_id = $1 and t.address = m.wallet)),
     marked as (
       insert into quarantined_wallet (chain_id, wallet, block_number, tx_index)
       select $1, wallet, block_number, tx_index from m on conflict do nothing)
     select distinct wallet from m join facts f using (wallet) where f.chain_id = $1`,
    [
      chain.id,
      marks.map(({ wallet }) => wallet),
      marks.map(({ number }) => number),
      marks.map(({ index }) => index),
      chain.wallets === "all",
    ],
  );
  return new Set(rows.map((row) => row.wallet));
}

/** Deletes what is above a block. Returns the wallets with facts that it concerned: their scores may be fresh again. */
export async function rollBackQuarantine(sql: Sql, chainId: number, above: number): Promise<string[]> {
  await sql.query("delete from quarantined_transaction where chain_id = $1 and block_number > $2", [chainId, above]);
  return unmarkWallets(sql, "chain_id = $1 and block_number > $2", [chainId, above]);
}

/** Removes marks. Returns the wallets with facts that had them. */
export async function unmarkWallets(sql: Sql, condition: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `with gone as (delete from quarantined_wallet where ${condition} returning chain_id, wallet)
     select distinct wallet from gone join facts using (chain_id, wallet)`,
    [...values],
  );
  return rows.map((row) => row.wallet);
}
