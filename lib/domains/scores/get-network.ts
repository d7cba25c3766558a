import { hasCapability } from "../../chain/capabilities.ts";
import { type CursorState, LAST_TIME } from "../../core/chain-states.ts";
import type { Context } from "../../core/context.ts";
import { loadedBoards } from "./boards/boards.ts";

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
