import type { Pool } from "pg";
import type { ChainConfig } from "../../core/chains.ts";
import { readExplorerFaults } from "../../core/explorer-faults.ts";
import { countWorkers } from "../../core/jobs.ts";
import { loadChainCursors } from "./inputs/read-chain-heads.ts";

/** A history that waits longer is late, seconds. A first turn comes within moments otherwise. */
const LATE_SECONDS = 300;

export interface Delays {
  /** Since when no worker has read a block, as an ISO time, while none runs; null if one runs. `""`: none has ever read one. */
  noWorkerSince: string | null;
  /** Wallet histories that wait too long for a worker, and since when the first of them does. */
  histories: { count: number; since: string } | null;
  /** Explorers that fail, and since when, as an ISO time. */
  explorers: { chainId: number; host: string; since: string }[];
  /** Chains with blocks that no node gave, the newest first. */
  missingBlocks: { chainId: number; blocks: number[] }[];
}

/** What is late on these chains. `pg`: the primary, whose locks show which workers run. */
export async function getDelays(pg: Pool, chains: readonly ChainConfig[] = []): Promise<Delays> {
  const [workers, faults, cursors, { rows }] = await Promise.all([
    countWorkers(pg),
    readExplorerFaults(pg, chains),
    loadChainCursors(pg),
    pg.query<{ read: Date | null; count: number; since: Date | null }>(
      `select (select max(updated_at) from chain_cursor) as read, count(*)::int as count, min(waits) as since
       from (select greatest(queued_at, due_at) as waits from backfill where claim is null) b
       where waits < now() - make_interval(secs => $1)`,
      [LATE_SECONDS],
    ),
  ]);
  const [row] = rows;
  return {
    noWorkerSince: workers > 0 ? null : (row?.read?.toISOString() ?? ""),
    histories: row?.since ? { count: row.count, since: row.since.toISOString() } : null,
    missingBlocks: cursors.flatMap(({ chainId, missingBlocks }) =>
      missingBlocks.length > 0 && chains.some(({ id }) => id === chainId) ? [{ chainId, blocks: missingBlocks }] : [],
    ),
    explorers: faults.map(({ chainId, host, since }) => ({ chainId, host, since })),
  };
}
