import { hasCapability } from "../../chain/sources/index.ts";
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
  /** `explorer`: no blocks are followed; histories of single wallets are fetched. */
  state: "following" | "syncing" | "failing" | "explorer";
}

interface Row {
  chain_id: number;
  block_number: number | null;
  block_time: number | null;
  state: "syncing" | "following" | "retrying" | "stopped";
}

/**
 * How far each configured chain is read, in the order of the settings. The subjects are counted in memory;
 * SERVICE_UNAVAILABLE while the scores load.
 */
export async function getNetwork(ctx: Context): Promise<{ chains: ChainProgress[] }> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const { rows } = await ctx.pg.query<Row>({
    name: "network",
    text: "select chain_id, block_number, block_time, state from chain_cursor",
  });
  const cursors = new Map(rows.map((row) => [row.chain_id, row]));
  const chains = ctx.env.CHAINS.map((chain) => {
    const { id, name } = chain;
    const cursor = cursors.get(id);
    return {
      chainId: id,
      name,
      scored: boards.scopes.get(id)?.byAddress?.size ?? 0,
      blockNumber: cursor?.block_number ?? null,
      blockTime: cursor?.block_time ?? null,
      state: hasCapability(chain, "blocks") ? stateOf(cursor) : ("explorer" as const),
    };
  });
  return { chains };
}

function stateOf(cursor: Row | undefined): ChainProgress["state"] {
  if (cursor?.state === "following") return "following";
  return cursor?.state === "retrying" || cursor?.state === "stopped" ? "failing" : "syncing";
}
