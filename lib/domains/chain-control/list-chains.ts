import { hasCapability } from "../../chain/capabilities.ts";
import { type CursorState, chainStates } from "../../core/chain-states.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { requireRole } from "../../core/operators.ts";
import { requireChain } from "../../core/require-chain.ts";
import type { ControlledChain } from "./schemas.ts";

interface Row {
  chain_id: number;
  block_number: number | null;
  head_number: number | null;
  finalized_block: number | null;
  state: CursorState | null;
  error: string | null;
  quarantined: number;
  odd_times: number;
  missing_block: number | null;
  missing_since: Date | null;
  paused_at: Date | null;
  pause_reason: string | null;
  reindex_from: number | null;
  reindex_requested_at: Date | null;
  reindex_started_at: Date | null;
  oldest: number | null;
}

/** The configured chains, in the order of the settings. Throws FORBIDDEN. */
export async function listChains(ctx: Context): Promise<{ chains: ControlledChain[] }> {
  requireRole(ctx, "reader");
  const rows = await readChains(ctx.pg, null);
  const byId = new Map(rows.map((row) => [row.chain_id, row]));
  return { chains: ctx.env.CHAINS.map((chain) => viewChain(chain, byId.get(chain.id))) };
}

/** Throws UNSUPPORTED_CHAIN. */
export async function getChain(ctx: Context, chainId: number): Promise<ControlledChain> {
  const chain = requireChain(ctx, chainId);
  const [row] = await readChains(ctx.pg, chainId);
  return viewChain(chain, row);
}

/** Blocks can be rolled back to a stored header that is not below the newest final block, as in a reorg. */
async function readChains(sql: Sql, chainId: number | null): Promise<Row[]> {
  const { rows } = await sql.query<Row>(
    `select chain_id, c.block_number, c.head_number, c.finalized_block, c.state, c.error, c.missing_block,
       c.missing_since, k.paused_at, k.pause_reason, k.reindex_from, k.reindex_requested_at, k.reindex_started_at,
       (select count(*)::int from quarantined_transaction q
        where q.chain_id = coalesce(c.chain_id, k.chain_id) and q.resolved_at is null) as quarantined,
       (select count(*)::int from block b where b.chain_id = c.chain_id and b.stated_time is not null) as odd_times,
       (select min(b.number) + 1 from block b where b.chain_id = c.chain_id and b.number >= coalesce(c.finalized_block, 0)
        having min(b.number) < c.block_number) as oldest
     from chain_cursor c full join chain_control k using (chain_id)
     where $1::bigint is null or chain_id = $1`,
    [chainId],
  );
  return rows;
}

function viewChain(chain: ChainConfig, row: Row | undefined): ControlledChain {
  const state = row?.paused_at ? "paused" : hasCapability(chain, "blocks") ? (row?.state ?? "waiting") : "explorer";
  return {
    chainId: chain.id,
    name: chain.name,
    state,
    block: row?.block_number ?? null,
    head: row?.head_number ?? null,
    finalized: row?.finalized_block ?? null,
    error: row?.error ?? null,
    action: chainStates[state].action,
    quarantined: row?.quarantined ?? 0,
    oddTimes: row?.odd_times ?? 0,
    missingBlock:
      row?.missing_block != null && row.missing_since
        ? { number: row.missing_block, since: row.missing_since.toISOString() }
        : null,
    pausedAt: row?.paused_at?.toISOString() ?? null,
    pauseReason: row?.pause_reason ?? null,
    oldestReindexBlock: row?.oldest ?? null,
    reindex: reindexOf(row),
  };
}

function reindexOf(row: Row | undefined): ControlledChain["reindex"] {
  if (row?.reindex_from == null || !row.reindex_requested_at) return null;
  return {
    fromBlock: row.reindex_from,
    requestedAt: row.reindex_requested_at.toISOString(),
    startedAt: row.reindex_started_at?.toISOString() ?? null,
  };
}
