import type { HistoryList, ListProgress, WalletHistory } from "../../chain/wallet-history.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { serializeQueries } from "../../core/transaction.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import { insertActivity } from "../activity-rows.ts";

/** How far earlier turns of a backfill came. Their rows are in `staged_activity`. */
export interface BackfillProgress {
  /** First block that is fetched; activity before it stays. */
  fromBlock: number;
  /** Newest block to fetch; null: the source's newest block when the next turn begins. */
  head: number | null;
  lists: Partial<Record<HistoryList, ListProgress>>;
}

/** The claims that are still held, locked to the end of the transaction. Another worker may have taken over the others. */
export async function lockClaims(sql: Sql, claimed: readonly ClaimedBackfill[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ claim: string }>(
    "select claim from backfill where claim = any($1::text[]) order by address, chain_id for update",
    [plainArray(claimed.map((one) => one.claim))],
  );
  return new Set(rows.map((row) => row.claim));
}

/** Stores the rows of a turn and how far it came, inside the transaction that has locked the claim. */
export async function stageTurn(
  sql: Sql,
  turn: { claimed: ClaimedBackfill; progress: BackfillProgress; rows: readonly Activity[] },
): Promise<void> {
  await insertActivity(serializeQueries(sql), turn.rows, "staged_activity");
  await sql.query("update backfill set progress = $2 where claim = $1", [turn.claimed.claim, turn.progress]);
}

/** Ends a turn with more to come: the backfill goes to the end of its queue. */
export async function requeueTurn(sql: Sql, { claim }: ClaimedBackfill): Promise<void> {
  await sql.query(
    `update backfill set claim = null, turns = turns + 1, attempts = 0, queued_at = now(), due_at = now()
     where claim = $1`,
    [claim],
  );
}

/** Deletes the rows of earlier turns, so that the history is read again from the first block. */
export async function restartHistory(sql: Sql, { claim, address, chainId }: ClaimedBackfill): Promise<void> {
  await sql.query("delete from staged_activity where wallet = $1 and chain_id = $2", [address, chainId]);
  const progress: BackfillProgress = { fromBlock: 0, head: null, lists: {} };
  await sql.query("update backfill set progress = $2 where claim = $1", [claim, progress]);
}

/** Removes backfills whose history is written, with their staged rows. */
export async function finishBackfills(sql: Sql, claimed: readonly ClaimedBackfill[]): Promise<void> {
  if (claimed.length === 0) return;
  await sql.query(
    `with finished as (delete from backfill where claim = any($1::text[]) returning address, chain_id)
     delete from staged_activity s using finished f where s.wallet = f.address and s.chain_id = f.chain_id`,
    [plainArray(claimed.map((one) => one.claim))],
  );
}

/** How far a history is after this turn. Where the source was behind, the next turn reads its newest block again. */
export function progressOf(history: WalletHistory, fromBlock: number, isBehind: boolean): BackfillProgress {
  const lists: BackfillProgress["lists"] = {};
  for (const [list, { toBlock, count, truncated, source }] of Object.entries(history.lists)) {
    lists[list as HistoryList] = { toBlock, count, truncated, source }; // The table's keys are the lists.
  }
  return { fromBlock, head: isBehind ? null : history.target, lists };
}
