import type { UnreadableTransaction } from "../chain/types.ts";
import { type Columns, insertRows } from "../core/bulk-write.ts";
import type { Sql } from "../core/db.ts";
import type { ChainLeader } from "./chain-leader.ts";
import { type DecodedBlock, WHOLE_BLOCK } from "./decode/decoded-block.ts";
import { findTracked } from "./tracked-wallets.ts";

/** Maximum waiting transactions of one chain that are stored. Of further ones, only the wallets are marked. */
const MOST_WAITING = 10_000;
/** Wait before the first retry, doubled with each that fails up to the longest, milliseconds. */
const RETRY = { first: 10 * 60_000, longest: 24 * 60 * 60_000 };

/** When to retry a transaction after `attempts` failed. */
export function nextRetry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(RETRY.first * 2 ** attempts, RETRY.longest));
}

type Quarantined = UnreadableTransaction & Pick<DecodedBlock, "number" | "firstMissing"> & { blockHash: string };

/** Why a wallet is stale: an unreadable transaction, or one of whose acts of the account only a part was read. */
interface Mark {
  wallet: string;
  number: number;
  index: number;
  partly: boolean;
}

/**
 * Stores the unreadable transactions of blocks and marks the wallets that they concern, and accounts that were partly read, in the
 * transaction that writes the blocks. Returns by block number those of the wallets that are known, on whatever chain: their scores are stale now.
 */
export async function writeQuarantine(
  leader: ChainLeader,
  blocks: readonly DecodedBlock[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { sql, chain } = leader;
  const found = blocks.flatMap(({ number, hash, firstMissing, unreadable = [] }) =>
    unreadable.map((one): Quarantined => ({ ...one, number, firstMissing, blockHash: hash })),
  );
  const partly = await newlyPartlyRead(leader, blocks);
  if (found.length === 0 && partly.length === 0) return new Map();
  const { rows } = await sql.query<{ waiting: number }>(
    "select count(*)::int as waiting from quarantined_transaction where chain_id = $1 and resolved_at is null",
    [chain.id],
  );
  const free = Math.max(MOST_WAITING - (rows[0]?.waiting ?? 0), 0);
  await insertTransactions(
    leader,
    found.filter(({ index }, i) => i < free || index === WHOLE_BLOCK),
  );
  const unreadable = found.flatMap(({ wallets, number, index }, i): Mark[] => {
    const place = i < free ? { number, index } : { number: -1, index: -1 };
    return wallets.map((wallet) => ({ ...place, wallet, partly: false }));
  });
  const concerned = await markWallets(leader, [...unreadable, ...partly]);
  return new Map(
    blocks.flatMap(({ number, unreadable = [], partlyRead = [] }) => {
      const accounts = partlyRead.map(({ account }) => account);
      const wallets = [...unreadable.flatMap((one) => one.wallets), ...accounts].filter((one) => concerned.has(one));
      return wallets.length > 0 ? [[number, wallets] as const] : [];
    }),
  );
}

/** Marks for accounts that were partly read for the first time. Later ones add nothing. */
async function newlyPartlyRead({ sql, chain }: ChainLeader, blocks: readonly DecodedBlock[]): Promise<Mark[]> {
  const first = new Map<string, Mark>();
  for (const { number, partlyRead = [] } of blocks) {
    for (const { account, index } of partlyRead) {
      if (!first.has(account)) first.set(account, { wallet: account, number, index, partly: true });
    }
  }
  if (first.size === 0) return [];
  const { rows } = await sql.query<{ wallet: string; number: number }>(
    `select wallet, min(block_number) as number from quarantined_wallet
     where chain_id = $1 and wallet = any($2::text[]) and partly_read group by wallet`,
    [chain.id, [...first.keys()]],
  );
  for (const { wallet, number } of rows) if (number <= (first.get(wallet)?.number ?? 0)) first.delete(wallet);
  return [...first.values()];
}

async function insertTransactions(leader: ChainLeader, rows: readonly Quarantined[]): Promise<void> {
  const now = leader.now();
  const columns: Columns<Quarantined> = {
    chain_id: ["bigint", () => leader.chain.id],
    block_number: ["bigint", (row) => row.number],
    first_block: ["bigint", (row) => row.firstMissing ?? null],
    block_hash: ["word", (row) => row.blockHash],
    tx_index: ["int", (row) => row.index],
    tx_hash: ["word", (row) => row.hash],
    reason: ["text", (row) => row.reason],
    at: ["timestamptz", () => now],
    retry_at: ["timestamptz", () => nextRetry(now, 0)],
  };
  await insertRows(leader.sql, "quarantined_transaction", { columns, rows, onConflict: "do nothing" });
}

/** Marks the wallets; on a chain that indexes tracked wallets, only those. Returns the marked ones that are known. */
async function markWallets({ sql, chain }: ChainLeader, all: readonly Mark[]): Promise<ReadonlySet<string>> {
  const known =
    chain.wallets === "all" ? null : await findTracked(sql, chain.id, [...new Set(all.map((mark) => mark.wallet))]);
  const marks = known ? all.filter(({ wallet }) => known.has(wallet)) : all;
  const columns: Columns<Mark> = {
    chain_id: ["bigint", () => chain.id],
    wallet: ["word", ({ wallet }) => wallet],
    block_number: ["bigint", ({ number }) => number],
    tx_index: ["int", ({ index }) => index],
    partly_read: ["bool", ({ partly }) => partly],
  };
  await insertRows(sql, "quarantined_wallet", { columns, rows: marks, onConflict: "do nothing" });
  return new Set(await knownOf(sql, marks));
}

/** Those of the wallets that are known, each once. */
async function knownOf(sql: Sql, marked: readonly { wallet: string }[]): Promise<string[]> {
  if (marked.length === 0) return [];
  const wallets = marked.map(({ wallet }) => wallet);
  const { rows } = await sql.query<{ address: string }>("select address from wallet where address = any($1::text[])", [
    wallets,
  ]);
  return rows.map(({ address }) => address);
}

/** Removes marks. Returns the known wallets that had them. */
export async function unmarkWallets(sql: Sql, condition: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    `delete from quarantined_wallet where ${condition} returning wallet`,
    [...values],
  );
  return knownOf(sql, rows);
}
