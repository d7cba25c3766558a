import type { UnreadableTransaction } from "../../chain/types.ts";
import { type Columns, insertRows } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { findTracked } from "../backfill/tracked-wallets.ts";
import type { ChainLeader } from "../chain-leader.ts";
import type { DecodedBlock } from "../decode/decoded-block.ts";

/** Maximum waiting transactions of one chain that are stored. Of further ones, only the wallets are marked. */
const MOST_WAITING = 10_000;
/** Wait before the first retry, doubled with each that fails up to the longest, milliseconds. */
const RETRY = { first: 10 * 60_000, longest: 24 * 60 * 60_000 };

/** When to retry a transaction after `attempts` failed. */
export function nextRetry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(RETRY.first * 2 ** attempts, RETRY.longest));
}

type Quarantined = UnreadableTransaction & Pick<DecodedBlock, "number"> & { blockHash: string };

/**
 * Stores the unreadable transactions of blocks and marks the wallets that they concern, in the transaction that writes the blocks.
 * Returns by block number those of the wallets that have facts, because their scores are stale now.
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
  const all = found.flatMap((one) => one.wallets.map((wallet) => ({ wallet, number: one.number, index: one.index })));
  const known =
    chain.wallets === "all" ? null : await findTracked(sql, chain.id, [...new Set(all.map((mark) => mark.wallet))]);
  const marks = known ? all.filter(({ wallet }) => known.has(wallet)) : all;
  const columns: Columns<(typeof marks)[number]> = {
    chain_id: ["bigint", () => chain.id],
    wallet: ["word", ({ wallet }) => wallet],
    block_number: ["bigint", ({ number }) => number],
    tx_index: ["int", ({ index }) => index],
  };
  await insertRows(sql, "quarantined_wallet", { columns, rows: marks, onConflict: "do nothing" });
  return new Set(
    await withFacts(
      sql,
      marks.map((mark) => ({ wallet: mark.wallet, chain_id: chain.id })),
    ),
  );
}

/** Those of the wallets that have facts on their chain, each once. */
async function withFacts(sql: Sql, marked: readonly { wallet: string; chain_id: number }[]): Promise<string[]> {
  if (marked.length === 0) return [];
  const { rows } = await sql.query<{ wallet: string }>(
    `select distinct f.wallet from facts f join unnest($1::text[], $2::bigint[]) as m(wallet, chain_id)
       on f.wallet = m.wallet and f.chain_id = m.chain_id`,
    [marked.map(({ wallet }) => wallet), marked.map((mark) => mark.chain_id)],
  );
  return rows.map(({ wallet }) => wallet);
}

/** Deletes transactions and marks above a block. Returns the wallets with facts that had marks: their scores may be fresh again. */
export async function rollBackQuarantine(sql: Sql, chainId: number, above: number): Promise<string[]> {
  await sql.query("delete from quarantined_transaction where chain_id = $1 and block_number > $2", [chainId, above]);
  return unmarkWallets(sql, "chain_id = $1 and block_number > $2", [chainId, above]);
}

/** Removes marks. Returns the wallets with facts that had them. */
export async function unmarkWallets(sql: Sql, condition: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string; chain_id: number }>(
    `delete from quarantined_wallet where ${condition} returning wallet, chain_id`,
    [...values],
  );
  return withFacts(sql, rows);
}
