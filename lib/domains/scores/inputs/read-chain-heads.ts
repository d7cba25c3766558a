import { type CursorState, LAST_TIME } from "../../../core/chain-states.ts";
import type { Sql } from "../../../core/db.ts";
import { createSharedRead } from "../../../core/shared-snapshot.ts";
import { type ChainHead, dayOf } from "./chain-heads.ts";

/** How far a chain is followed. */
export interface ChainCursor {
  chainId: number;
  number: number | null;
  hash: string | null;
  /** Unix seconds. */
  time: number | null;
  finalized: number | null;
  state: CursorState;
  failingSince: Date | null;
  /** The newest blocks that no endpoint gave, newest first. */
  missingBlocks: number[];
}

/** Missing blocks of a chain that are named at most. */
const MOST_MISSING = 16;

async function readChainCursors(sql: Sql): Promise<ChainCursor[]> {
  const { rows } = await sql.query<ChainCursor>({
    name: "chain-cursors",
    text: `select chain_id as "chainId", block_number as number, block_hash as hash, least(block_time, ${LAST_TIME}) as time,
      finalized_block as finalized, state, failing_since as "failingSince",
      array(select q.block_number from quarantined_transaction q
        where q.chain_id = c.chain_id and q.tx_index = -1 and q.resolved_at is null
        order by q.block_number desc limit ${MOST_MISSING}) as "missingBlocks" from chain_cursor c`,
  });
  return rows;
}

/** The cursors of all followed chains. */
export const loadChainCursors = createSharedRead(readChainCursors);

/** The heads of chains whose blocks have times. */
export function chainHeadsOf(cursors: readonly ChainCursor[]): Map<number, ChainHead> {
  const heads = new Map<number, ChainHead>();
  for (const { chainId, time, finalized } of cursors) {
    if (time !== null) heads.set(chainId, { asOf: dayOf(time), finalized: finalized ?? -1 });
  }
  return heads;
}

export async function loadChainHeads(sql: Sql): Promise<Map<number, ChainHead>> {
  return chainHeadsOf(await readChainCursors(sql));
}
