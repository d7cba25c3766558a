import { type CursorState, LAST_TIME } from "../../core/chain-states.ts";
import type { Sql } from "../../core/db.ts";
import { createSharedRead } from "../../core/shared-snapshot.ts";
import { dayOf } from "../../engine/numbers/days.ts";
import type { ChainHead } from "./chain-heads.ts";

/** How far a chain is followed. */
export interface ChainCursor {
  chainId: number;
  /** The newest block that is scored: while a chain catches up, later ones of its day may be stored already. */
  number: number | null;
  hash: string | null;
  /** Of the newest stored block, unix seconds. */
  time: number | null;
  /** Whether stored blocks wait to be scored. */
  isScoring: boolean;
  finalized: number | null;
  state: CursorState;
  failingSince: Date | null;
  /** The newest ranges of blocks that no endpoint gave, newest first. */
  missingBlocks: { from: number; to: number }[];
}

/** Ranges of missing blocks of a chain that are named at most. */
const MOST_MISSING = 16;

/** SQL: the newest scored block of a chain's cursor; null before the first. */
const SCORED_BLOCK = "case when scored_block is null then block_number when scored_block >= 0 then scored_block end";

async function readChainCursors(sql: Sql): Promise<ChainCursor[]> {
  const { rows } = await sql.query<ChainCursor>({
    name: "chain-cursors",
    text: `select chain_id as "chainId", ${SCORED_BLOCK} as number,
      case when scored_block is null then block_hash else scored_hash end as hash, scored_block is not null as "isScoring", least(block_time, ${LAST_TIME}) as time,
      finalized_block as finalized, state, failing_since as "failingSince",
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(r), 'to', upper(r) - 1) order by r desc) from (
        select r from unnest((select range_agg(int8range(coalesce(q.first_block, q.block_number), q.block_number, '[]'))
          from quarantined_transaction q where q.chain_id = c.chain_id and q.tx_index = -1 and q.resolved_at is null)) r
        order by r desc limit ${MOST_MISSING}) m), '[]') as "missingBlocks" from chain_cursor c`,
  });
  return rows;
}

/** The cursors of all followed chains. */
export const loadChainCursors = createSharedRead(readChainCursors);

/**
 * SQL: the newest time of each chain, and its newest final block; null where explorers are further than following, or nothing is
 * followed: their rows are final at once.
 */
export const CHAIN_HEADS = `select chain_id, least(case when listed then e.block_time else c.block_time end, ${LAST_TIME}) as time,
    case when not listed then coalesce(c.finalized_block, -1) end as finalized
  from chain_cursor c full join explorer_head e using (chain_id)
    cross join lateral (select e.chain_id is not null and (c.block_number is null or e.block_number > c.block_number) as listed) l
  where listed or c.block_time is not null`;

export async function loadChainHeads(sql: Sql): Promise<Map<number, ChainHead>> {
  const { rows } = await sql.query<{ chain_id: number; time: number; finalized: number | null }>({
    name: "chain-heads",
    text: CHAIN_HEADS,
  });
  return new Map(
    rows.map(({ chain_id, time, finalized }) => [
      chain_id,
      { asOf: dayOf(time), finalized: finalized ?? Number.POSITIVE_INFINITY },
    ]),
  );
}

/** The same, read once for requests that arrive together. */
export const loadSharedHeads = createSharedRead(loadChainHeads);
