import { plainArray } from "../core/bulk-write.ts";
import { chunks } from "../core/chunks.ts";
import type { Sql } from "../core/db.ts";
import {
  type Activity,
  compareActivity,
  decodeFacts,
  emptyFacts,
  encodeFacts,
  foldActivity,
  type WalletFacts,
} from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";

const CHUNK = 500;
/** The block of facts without activity. */
const NONE = -1;

/** The facts of these wallets on a chain; wallets without facts are left out. */
export async function readFacts(
  sql: Sql,
  chainId: number,
  wallets: readonly string[],
): Promise<Map<string, WalletFacts>> {
  if (wallets.length === 0) return new Map();
  const { rows } = await sql.query<{ wallet: string; facts: Buffer }>(
    "select wallet, facts from facts where chain_id = $1 and wallet = any($2::text[]) and facts is not null",
    [chainId, wallets],
  );
  return new Map(rows.map((row) => [row.wallet, decodeFacts(row.facts)]));
}

/** Writes facts, and the transaction counts of tracked wallets among them. Returns the stored size of each wallet's facts, bytes. */
export async function writeFacts(sql: Sql, chainId: number, facts: readonly WalletFacts[]): Promise<number[]> {
  const bytes: number[] = [];
  for (const chunk of chunks(facts, CHUNK)) {
    const wallets = plainArray(chunk.map((one) => one.wallet));
    const transactions = plainArray(chunk.map((one) => one.sent + one.failed));
    const encoded = chunk.map(encodeFacts);
    bytes.push(...encoded.map(({ length }) => length));
    await sql.query(
      `insert into facts (wallet, chain_id, facts, transactions, to_block)
       select wallet, $1, decode(facts, 'hex'), transactions, to_block
       from unnest($2::text[], $3::text[], $4::int[], $5::bigint[]) as f(wallet, facts, transactions, to_block)
       on conflict (wallet, chain_id) do update set facts = excluded.facts, transactions = excluded.transactions,
         to_block = excluded.to_block`,
      [
        chainId,
        wallets,
        plainArray(encoded.map((one) => Buffer.from(one).toString("hex"))),
        transactions,
        plainArray(chunk.map((one) => one.block ?? NONE)),
      ],
    );
    await sql.query(
      `update tracked_wallet t set transactions = f.transactions
       from unnest($2::text[], $3::int[]) as f(wallet, transactions)
       where t.address = f.wallet and t.address = any($2::text[]) and t.chain_id = $1 and t.state = 'ready' and t.transactions <> f.transactions`,
      [chainId, wallets, transactions],
    );
  }
  return bytes;
}

/**
 * Folds all activity of these known wallets, and stores and returns their facts. `activity` has that of some of them, as it was just
 * stored; that of others is read. The cursor is locked.
 */
export async function refoldWallets(
  sql: Sql,
  { chainId, wallets, activity = new Map() }: WholeActivity,
): Promise<Map<string, WalletFacts>> {
  const facts = new Map(wallets.map((wallet) => [wallet, emptyFacts(wallet, chainId)]));
  const fold = (wallet: string, rows: readonly Activity[]) => {
    const known = facts.get(wallet);
    if (known) foldActivity(known, rows);
  };
  for (const [wallet, rows] of activity) fold(wallet, [...rows].sort(compareActivity));
  await readActivity(sql, { chainId, wallets: wallets.filter((wallet) => !activity.has(wallet)) }, fold);
  await deleteSnapshots(sql, chainId, wallets);
  await writeFacts(sql, chainId, [...facts.values()]);
  return facts;
}

interface WholeActivity {
  chainId: number;
  wallets: readonly string[];
  activity?: ReadonlyMap<string, readonly Activity[]>;
}

/**
 * Copies the stored facts of wallets before facts of blocks above `finalized` replace them. A wallet has one final snapshot and at most
 * one that is not final yet. That one becomes final when its block does, so a busy wallet's final snapshot is at most twice the finality
 * depth behind. The chain's cursor is locked.
 */
export async function snapshotFacts(
  sql: Sql,
  input: { chainId: number; wallets: readonly string[]; finalized: number },
): Promise<void> {
  const { chainId, finalized } = input;
  if (input.wallets.length === 0) return;
  const wallets = plainArray(input.wallets);
  await sql.query(
    `insert into facts_snapshot (wallet, chain_id, block, facts)
     select f.wallet, f.chain_id, f.to_block, f.facts from facts f
     where f.chain_id = $1 and f.wallet = any($2::text[]) and f.facts is not null and f.to_block >= 0 and not exists (
       select from facts_snapshot s where s.wallet = f.wallet and s.chain_id = f.chain_id and s.block > $3)
     on conflict do nothing`,
    [chainId, wallets, finalized],
  );
  await sql.query(
    `delete from facts_snapshot s using (
       select wallet, max(block) as block from facts_snapshot
       where chain_id = $1 and wallet = any($2::text[]) and block <= $3 group by wallet) newest
     where s.chain_id = $1 and s.wallet = newest.wallet and s.block < newest.block`,
    [chainId, wallets, finalized],
  );
}

/** Deletes the snapshots of blocks above `upTo`, and returns each wallet's newest remaining one. */
export async function rollBackSnapshots(
  sql: Sql,
  { chainId, wallets, upTo }: { chainId: number; wallets: readonly string[]; upTo: number },
): Promise<Map<string, WalletFacts>> {
  await deleteSnapshots(sql, chainId, wallets, upTo);
  const { rows } = await sql.query<{ wallet: string; facts: Buffer }>(
    `select distinct on (wallet) wallet, facts from facts_snapshot
     where chain_id = $1 and wallet = any($2::text[]) order by wallet, block desc`,
    [chainId, plainArray(wallets)],
  );
  return new Map(rows.map((row) => [row.wallet, decodeFacts(row.facts)]));
}

/** Deletes the snapshots of wallets above a block; by default all, as for a history that is replaced. */
export async function deleteSnapshots(
  sql: Sql,
  chainId: number,
  wallets: readonly string[],
  above = -1,
): Promise<void> {
  await sql.query("delete from facts_snapshot where chain_id = $1 and wallet = any($2::text[]) and block > $3", [
    chainId,
    plainArray(wallets),
    above,
  ]);
}
