import { type ChainState, chainStates } from "./chain-states.ts";
import type { ChainConfig } from "./chains.ts";
import type { Sql } from "./db.ts";

/** The indexing state of one chain. */
export interface ChainHealth {
  chainId: number;
  name: string;
  state: ChainState;
  /** Since when an operator has paused it; null unless one has. */
  pausedAt: string | null;
  block: number | null;
  head: number | null;
  /** Blocks between the newest indexed block and the head; null before both are known. */
  lag: number | null;
  /** Transactions that could not be understood, and blocks that no endpoint gave, that wait for a retry. */
  quarantined: number;
  /** How many blocks no endpoint gave, and the newest range of them; null: none. */
  missingBlocks: { blocks: number; from: number; newest: number } | null;
  /** Recent blocks whose stated time does not count, and the newest of them; null: none. */
  oddTimes: { blocks: number; newest: number; statedTime: number } | null;
  /** Attestations of indexed blocks whose contents no node has returned yet. */
  pendingAttestations: number;
  error: string | null;
  /** What an operator does about its state; null if nothing. */
  action: string | null;
}

interface CursorRow {
  chain_id: number;
  block_number: number | null;
  head_number: number | null;
  state: ChainHealth["state"];
  error: string | null;
  paused_at: Date | null;
  quarantined: number;
  missingBlocks: ChainHealth["missingBlocks"];
  pendingAttestations: number;
  oddTimes: ChainHealth["oddTimes"];
}

/** The indexing state of the configured chains, in the order of the settings. */
export async function readChains(configured: readonly ChainConfig[], pg: Sql): Promise<ChainHealth[]> {
  const { rows } = await pg.query<CursorRow>(
    `select chain_id, block_number, head_number, state, error,
         (select paused_at from chain_control k where k.chain_id = c.chain_id) as paused_at, (
         select count(*)::int from quarantined_transaction q
         where q.chain_id = c.chain_id and q.resolved_at is null and tx_index >= 0
       ) as quarantined, (
         select jsonb_build_object('blocks', sum(upper(r) - lower(r)), 'from', max(lower(r)), 'newest', max(upper(r)) - 1)
         from unnest((select range_agg(int8range(coalesce(first_block, block_number), block_number, '[]'))
           from quarantined_transaction q
           where q.chain_id = c.chain_id and q.resolved_at is null and tx_index = -1)) r having count(*) > 0
       ) as "missingBlocks", (
         select count(*)::int from pending_attestation p where p.chain_id = c.chain_id
       ) as "pendingAttestations", (
         select jsonb_build_object('blocks', count(*), 'newest', max(number),
           'statedTime', (array_agg(stated_time order by number desc))[1])
         from block b where b.chain_id = c.chain_id and stated_time is not null having count(*) > 0
       ) as "oddTimes" from chain_cursor c`,
  );
  const cursors = new Map(rows.map((row) => [row.chain_id, row]));
  return configured.map((chain) => healthOf(chain, cursors.get(chain.id)));
}

function healthOf({ id, name, rpcUrls }: ChainConfig, cursor: CursorRow | undefined): ChainHealth {
  const block = cursor?.block_number ?? null;
  const head = cursor?.head_number ?? null;
  const state = cursor?.paused_at ? "paused" : rpcUrls.length === 0 ? "explorer" : (cursor?.state ?? "waiting");
  return {
    chainId: id,
    name,
    state,
    pausedAt: cursor?.paused_at?.toISOString() ?? null,
    block,
    head,
    lag: block === null || head === null ? null : Math.max(0, head - block),
    quarantined: (cursor?.quarantined ?? 0) + (cursor?.missingBlocks?.blocks ?? 0),
    missingBlocks: cursor?.missingBlocks ?? null,
    oddTimes: cursor?.oddTimes ?? null,
    pendingAttestations: cursor?.pendingAttestations ?? 0,
    error: cursor?.error ?? null,
    action: chainStates[state].action,
  };
}
