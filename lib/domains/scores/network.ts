import type { Pool } from "pg";
import { hasCapability } from "../../chain/capabilities.ts";
import { type CursorState, LAST_TIME } from "../../core/chain-states.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { readExplorerFaults } from "../../core/explorer-faults.ts";
import { countWorkers } from "../../core/jobs.ts";
import { type ScoreTier, scoreTiers } from "../../engine/index.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { loadedBoards } from "./ranks/boards.ts";
import { dayHistograms } from "./ranks/days.ts";
import { categoryIndex, type Histogram, subjectsAbove } from "./ranks/histogram.ts";
import { loadChainCursors } from "./read-chain-heads.ts";

export interface ChainProgress {
  chainId: number;
  name: string;
  /** Subjects with a score on this chain. */
  scored: number;
  /** Newest block that was read, and its time in unix seconds; null for a chain read through explorers, and before the first. */
  blockNumber: number | null;
  blockTime: number | null;
  /** Blocks between the newest that was read and the chain's head; null before both are known. */
  behind: number | null;
  /** Since when the chain's nodes fail, as an ISO time. */
  failingSince: string | null;
  /** Since when an operator has paused the chain, as an ISO time. */
  pausedSince: string | null;
  /** `explorer`: no blocks are followed; histories of single wallets are fetched. */
  state: "following" | "syncing" | "failing" | "paused" | "explorer";
  /** How it fails; absent unless it does. */
  fault?: Exclude<CursorState, "following" | "syncing">;
}

interface Row {
  chain_id: number;
  block_number: number | null;
  block_time: number | null;
  head_number: number | null;
  failing_since: Date | null;
  paused_at: Date | null;
  state: CursorState;
}

/** How far each configured chain is read, in the order of the settings. Throws SERVICE_UNAVAILABLE while the ranks load. */
export async function getNetwork(ctx: Context): Promise<{ chains: ChainProgress[] }> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const { rows } = await ctx.pg.query<Row>({
    name: "network",
    text: `select chain_id, block_number, least(block_time, ${LAST_TIME}) as block_time, head_number, failing_since, state, paused_at
           from chain_cursor left join chain_control using (chain_id)`,
  });
  const cursors = new Map(rows.map((row) => [row.chain_id, row]));
  const chains = ctx.env.CHAINS.map((chain) => {
    const { id, name } = chain;
    const cursor = cursors.get(id);
    return {
      chainId: id,
      name,
      scored: boards.scopes.get(id)?.scored ?? 0,
      blockNumber: cursor?.block_number ?? null,
      blockTime: cursor?.block_time ?? null,
      behind: behindOf(cursor),
      failingSince: cursor?.failing_since?.toISOString() ?? null,
      pausedSince: cursor?.paused_at?.toISOString() ?? null,
      ...(hasCapability(chain, "blocks") ? stateOf(cursor) : { state: "explorer" as const }),
    };
  });
  return { chains };
}

function behindOf(cursor: Row | undefined): number | null {
  if (cursor?.block_number == null || cursor.head_number === null) return null;
  return Math.max(0, cursor.head_number - cursor.block_number);
}

function stateOf(cursor: Row | undefined): Pick<ChainProgress, "state" | "fault"> {
  if (cursor?.paused_at) return { state: "paused" };
  const state = cursor?.state ?? "syncing";
  return state === "following" || state === "syncing" ? { state } : { state: "failing", fault: state };
}

/** A history that waits longer is late, seconds. A first turn comes within moments otherwise. */
const LATE_SECONDS = 300;

export interface Delays {
  /** Since when no worker has read a block, as an ISO time, while none runs; null if one runs. `""`: none has ever read one. */
  noWorkerSince: string | null;
  /** Wallet histories that wait too long for a worker, and since when the first of them does. */
  histories: { count: number; since: string } | null;
  /** Explorers that fail, and since when, as an ISO time. */
  explorers: { chainId: number; host: string; since: string }[];
  /** Chains with blocks that no node gave, as ranges, the newest first. */
  missingBlocks: { chainId: number; blocks: { from: number; to: number }[] }[];
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

/** Ranked subjects of each tier. */
export type TierCounts = Record<ScoreTier, number>;

const MONTHS = 12;

/**
 * Ranked subjects over all chains by tier: now, and at the ends of the last twelve full months by closes, oldest first
 * (`day`: `YYYY-MM-DD`). Throws SERVICE_UNAVAILABLE while the ranks load.
 */
export async function countTiers(
  ctx: Context,
): Promise<{ scored: number; ranked: number; now: TierCounts; months: { day: string; tiers: TierCounts }[] }> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const scope = boards.scopes.get(ALL_CHAINS);
  const current = scope?.histograms[categoryIndex.total];
  const days = monthEnds(ctx.now);
  const histograms = await dayHistograms(ctx, { chainId: ALL_CHAINS, board: categoryIndex.total }, days);
  return {
    scored: scope?.scored ?? 0,
    ranked: current?.size ?? 0,
    now: tiersOf(current),
    months: days.map((day, i) => ({ day, tiers: tiersOf(histograms[i]) })),
  };
}

/** The last days of the twelve full months before a time, oldest first. */
function monthEnds(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, i) => {
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1 - i), 0);
    return new Date(end).toISOString().slice(0, 10);
  });
}

function tiersOf(histogram: Histogram | undefined): TierCounts {
  /** Subjects with at least these points. */
  const reaching = (points: number) =>
    !histogram ? 0 : points === 0 ? histogram.size : subjectsAbove(histogram, points - 1);
  const counts = scoreTiers.map(({ name, from }, i) => {
    const next = scoreTiers[i + 1];
    return [name, reaching(from) - (next ? reaching(next.from) : 0)];
  });
  return Object.fromEntries(counts) as TierCounts; // One count of each tier.
}
