import type { ListProgress, Past, PastList } from "../chain/types.ts";
import { plainArray } from "../core/bulk-write.ts";
import type { Sql } from "../core/db.ts";
import { serializeQueries } from "../core/transaction.ts";
import type { ClaimedBackfill } from "../domains/wallets/index.ts";
import type { Activity } from "../engine/index.ts";
import { activityColumns, insertActivity } from "./activity-rows.ts";

/** How far a back-fill came in its earlier turns. The rows up to there are in `staged_activity`. */
export interface BackfillProgress {
  /** First block that is fetched; what came before stays as it is. */
  fromBlock: number;
  /** Newest block the lists are fetched to; null: the explorer's newest when the next turn begins. */
  head: number | null;
  lists: Partial<Record<PastList, ListProgress>>;
}

/** A fetched history, or the part of it that one turn came to. */
export interface StagedTurn {
  claimed: ClaimedBackfill;
  progress: BackfillProgress;
  /** The rows of this turn. */
  rows: readonly Activity[];
}

/** How far a claimed back-fill is. Undefined: the claim is lost. */
export async function readProgress(
  sql: Sql,
  { claim }: ClaimedBackfill,
): Promise<{ progress: BackfillProgress | null } | undefined> {
  const { rows } = await sql.query<{ progress: BackfillProgress | null }>(
    "select progress from backfill where claim = $1",
    [claim],
  );
  return rows[0];
}

/** Which of these claims still hold, locked to the end of the transaction: what another worker took over is not written. */
export async function lockClaims(sql: Sql, claimed: readonly ClaimedBackfill[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ claim: string }>(
    "select claim from backfill where claim = any($1::text[]) order by address, chain_id for update",
    [plainArray(claimed.map((one) => one.claim))],
  );
  return new Set(rows.map((row) => row.claim));
}

/** Keep the rows of a turn and how far it came, inside the caller's transaction that holds the claim. */
export async function stageTurn(sql: Sql, { claimed, progress, rows }: StagedTurn): Promise<void> {
  await insertActivity(serializeQueries(sql), rows, "staged_activity");
  await sql.query("update backfill set progress = $2 where claim = $1", [claimed.claim, progress]);
}

/** End a turn with more to come: the back-fill goes to the back of its line. */
export async function requeueTurn(sql: Sql, { claim }: ClaimedBackfill): Promise<void> {
  await sql.query(
    `update backfill set claim = null, turns = turns + 1, attempts = 0, queued_at = now(), due_at = now()
     where claim = $1`,
    [claim],
  );
}

/** End back-fills whose history is written, and forget what was staged. */
export async function finishBackfills(sql: Sql, claimed: readonly ClaimedBackfill[]): Promise<void> {
  if (claimed.length === 0) return;
  await sql.query(
    `with finished as (delete from backfill where claim = any($1::text[]) returning address, chain_id)
     delete from staged_activity s using finished f where s.wallet = f.address and s.chain_id = f.chain_id`,
    [plainArray(claimed.map((one) => one.claim))],
  );
}

/** Kinds of activity, in blocks `fromBlock` to `until`. */
export interface RowsToMove {
  wallet: string;
  from: number;
  until: number;
  kind: string;
  /** Of value received: whether rows have an index, as those of internal transactions do. */
  indexed: boolean;
}

/** Write staged rows of these kinds to where others read them. */
export async function moveStaged(sql: Sql, chainId: number, rows: readonly RowsToMove[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = activityColumns.map((column) => `s.${column}`).join(", ");
  await sql.query(
    `insert into activity (${activityColumns.join(", ")}) select ${columns}
     from staged_activity s join unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bool[])
       as o(wallet, from_block, until_block, kind, indexed)
     on s.wallet = o.wallet and s.kind = o.kind and s.block_number between o.from_block and o.until_block
       and (s.kind <> 'received' or (s.log_index >= 0) = o.indexed)
     where s.chain_id = $1 on conflict do nothing`,
    [
      chainId,
      plainArray(rows.map((one) => one.wallet)),
      plainArray(rows.map((one) => one.from)),
      plainArray(rows.map((one) => one.until)),
      plainArray(rows.map((one) => one.kind)),
      plainArray(rows.map((one) => one.indexed)),
    ],
  );
}

/** How far a history is after this turn. Where the explorer was behind, the next turn asks for its newest block again. */
export function progressOf(past: Past, fromBlock: number, isBehind: boolean): BackfillProgress {
  const lists: BackfillProgress["lists"] = {};
  for (const [list, { toBlock, count, truncated, source }] of Object.entries(past.lists)) {
    // The keys of the table are the lists.
    lists[list as PastList] = { toBlock, count, truncated, source };
  }
  return { fromBlock, head: isBehind ? null : past.target, lists };
}
