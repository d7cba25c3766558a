import type { HistoryList, ListProgress, WalletHistory } from "../../chain/wallet-history.ts";
import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { serializeQueries } from "../../core/transaction.ts";
import type { ClaimedBackfill } from "../../domains/wallets/index.ts";
import type { Activity } from "../../engine/index.ts";
import { insertActivity } from "../activity-rows.ts";
import { deleteRows, lists, rangesOf } from "./history-lists.ts";

/** How far earlier turns of a backfill came. Their rows are in `staged_activity`. */
export interface BackfillProgress {
  /** First block that is fetched; activity before it stays. */
  fromBlock: number;
  /** Newest block to fetch; null: the source's newest block when the next turn begins. */
  head: number | null;
  /** The source's newest block was old when it was asked for. */
  isOld?: boolean;
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

interface StagedTurn {
  claimed: ClaimedBackfill;
  history: WalletHistory;
  fromBlock: number;
  rows: ReadonlyMap<HistoryList, readonly Activity[]>;
  /** The source was behind, so the next turn asks for its newest block again. */
  isBehind: boolean;
  isOld: boolean;
}

/** Whether the newest block was old of the source whose history is read. */
export function isOldHistory(history: WalletHistory | null, staged: BackfillProgress | null): boolean {
  return (history?.isBehind ?? false) || (staged?.isOld ?? false);
}

/**
 * Stores the rows of a turn and how far it came, inside the transaction that has locked the claim. Lists that the source has not processed
 * completely are read again from the first block.
 */
export async function stageTurn(sql: Sql, turn: StagedTurn): Promise<void> {
  const { claimed, history, fromBlock, rows } = turn;
  const repeated = lists.filter((list) => history.lists[list].state === "pending");
  const range = { wallet: claimed.address, from: fromBlock, until: Number.MAX_SAFE_INTEGER };
  await deleteRows(sql, claimed.chainId, rangesOf(repeated, range), "staged_activity");
  const lasting = [...rows].flatMap(([list, own]) => (repeated.includes(list) ? [] : own));
  await insertActivity(serializeQueries(sql), lasting, "staged_activity");
  await sql.query("update backfill set progress = $2 where claim = $1", [claimed.claim, progressOf(turn)]);
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

function progressOf({ history, fromBlock, isBehind, isOld }: StagedTurn): BackfillProgress {
  const progress: BackfillProgress["lists"] = {};
  for (const list of lists) {
    const { state, rows: _, error: __, ...reached } = history.lists[list];
    if (state !== "pending") progress[list] = reached;
  }
  return { fromBlock, head: isBehind ? null : history.target, ...(isOld && !isBehind && { isOld }), lists: progress };
}
