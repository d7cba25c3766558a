import type { BlockHeader } from "../chain/types.ts";
import { type Columns, insertRows } from "../core/bulk-write.ts";
import { type CursorState, chainStates, LAST_TIME } from "../core/chain-states.ts";
import type { Sql } from "../core/db.ts";

/** Headers stored below the newest final block: they show how deep a reorg of final blocks is. */
const MARGIN = 16;

/** How far a chain is indexed. */
export interface ChainCursor {
  /** Newest indexed block; null before the first. */
  newest: Omit<BlockHeader, "parentHash"> | null;
  /** Newest final block; -1: none. Never decreases. */
  finalized: number;
  /**
   * The newest block up to which activity is folded and scored, while later ones of its chain day are only stored (score-stored.ts); its
   * number is -1 before the first. Null: all indexed blocks are scored.
   */
  scored: { number: number; hash: string | null } | null;
  /** The block that opened the newest chain day, while subjects remain due from it; null if none do. */
  dayBlock: Omit<BlockHeader, "parentHash"> | null;
  head: number | null;
  state: CursorState;
  error: string | null;
  /** The block above the newest that no endpoint gives, and since when it is asked for; null: none is known. */
  missing: { number: number; since: Date } | null;
}

const START: ChainCursor = {
  newest: null,
  finalized: -1,
  scored: null,
  dayBlock: null,
  head: null,
  state: "syncing",
  error: null,
  missing: null,
};

interface CursorRow {
  block_number: number | null;
  block_hash: string | null;
  block_time: number | null;
  head_number: number | null;
  finalized_block: number | null;
  scored_block: number | null;
  scored_hash: string | null;
  day_block_number: number | null;
  day_block_hash: string | null;
  day_block_time: number | null;
  state: CursorState;
  error: string | null;
  missing_block: number | null;
  missing_since: Date | null;
}

/** The cursor of a chain, which is created if there is none. */
export async function readCursor(sql: Sql, chainId: number, now: Date): Promise<ChainCursor> {
  await sql.query(
    "insert into chain_cursor (chain_id, state, updated_at) values ($1, 'syncing', $2) on conflict do nothing",
    [chainId, now],
  );
  return lockCursor(sql, chainId);
}

/** The cursor of a chain, locked to the end of the transaction. Lock it before the scores, in order to write facts of the chain. */
export async function lockCursor(sql: Sql, chainId: number): Promise<ChainCursor> {
  const { rows } = await sql.query<CursorRow>(
    `select block_number, block_hash, block_time, head_number, finalized_block, scored_block, scored_hash,
       day_block_number, day_block_hash, day_block_time, state, error, missing_block, missing_since
     from chain_cursor where chain_id = $1 for update`,
    [chainId],
  );
  const row = rows[0];
  if (!row) return START;
  return {
    newest: blockOf(row.block_number, row.block_hash, row.block_time),
    finalized: row.finalized_block ?? -1,
    scored: row.scored_block === null ? null : { number: row.scored_block, hash: row.scored_hash },
    dayBlock: blockOf(row.day_block_number, row.day_block_hash, row.day_block_time),
    head: row.head_number,
    state: row.state,
    error: row.error,
    missing:
      row.missing_block === null || row.missing_since === null
        ? null
        : { number: row.missing_block, since: row.missing_since },
  };
}

function blockOf(number: number | null, hash: string | null, time: number | null): ChainCursor["newest"] {
  if (number === null || hash === null || time === null) return null;
  // Data of version 1.0.0 may have later times.
  return { number, hash, time: Math.min(time, LAST_TIME) };
}

export async function writeCursor(sql: Sql, chainId: number, cursor: ChainCursor, now: Date): Promise<void> {
  await sql.query(
    `update chain_cursor set block_number = $2, block_hash = $3, block_time = $4, head_number = $5,
       finalized_block = $6, state = $7, error = $8, updated_at = $9,
       failing_since = case when $10 then coalesce(failing_since, $9) end,
       day_block_number = $11, day_block_hash = $12, day_block_time = $13, missing_block = $14, missing_since = $15,
       scored_block = $16, scored_hash = $17
     where chain_id = $1`,
    [
      chainId,
      cursor.newest?.number ?? null,
      cursor.newest?.hash ?? null,
      cursor.newest?.time ?? null,
      cursor.head,
      cursor.finalized < 0 ? null : cursor.finalized,
      cursor.state,
      cursor.error,
      now,
      chainStates[cursor.state].fails,
      cursor.dayBlock?.number ?? null,
      cursor.dayBlock?.hash ?? null,
      cursor.dayBlock?.time ?? null,
      cursor.missing?.number ?? null,
      cursor.missing?.since ?? null,
      cursor.scored?.number ?? null,
      cursor.scored?.hash ?? null,
    ],
  );
}

/**
 * Stores the headers by which a reorg is detected: those above the newest final block, a margin below it, and always the newest. The
 * first one of all tells a chain from another that has the same id.
 */
export async function writeHeaders(
  sql: Sql,
  chain: { id: number; startBlock: number },
  headers: readonly (BlockHeader & { statedTime?: number })[],
  finalized: number,
): Promise<void> {
  const newest = headers.at(-1);
  if (!newest) return;
  const lowest = Math.min(finalized - MARGIN, newest.number);
  const retained = headers.filter(({ number }) => number >= lowest || number === chain.startBlock);
  const columns: Columns<BlockHeader & { statedTime?: number }> = {
    chain_id: ["bigint", () => chain.id],
    number: ["bigint", (header) => header.number],
    hash: ["word", (header) => header.hash],
    parent_hash: ["word", (header) => header.parentHash],
    time: ["bigint", (header) => header.time],
    stated_time: ["bigint", (header) => header.statedTime ?? null],
  };
  await insertRows(sql, "block", { columns, rows: retained });
  await sql.query("delete from block where chain_id = $1 and number < $2 and number <> $3", [
    chain.id,
    lowest,
    chain.startBlock,
  ]);
}

/** The stored headers of a chain, newest first. */
export async function readHeaders(sql: Sql, chainId: number): Promise<BlockHeader[]> {
  const { rows } = await sql.query<BlockHeader>(
    `select number, hash, parent_hash as "parentHash", time from block where chain_id = $1 order by number desc`,
    [chainId],
  );
  return rows;
}
