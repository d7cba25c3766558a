import type { SourceOptions } from "../capabilities.ts";
import { ChainError, isChainError } from "../errors.ts";
import type { FetchHistoryOptions } from "../wallet-history.ts";
import { askInOrder, type Explorer } from "./explorer.ts";
import { isBlockTime } from "./responses.ts";

interface Newest {
  explorer: Explorer;
  head: number;
  headAt: number | null | undefined;
  /** Those whose newest block is old. */
  behind: readonly Explorer[];
}

/**
 * The first explorer that gives its newest block. Where no node shows how far the chain is, one whose newest block is old comes last, and is
 * reported as failing: it is behind, or the chain stands still.
 */
export async function findNewest(
  explorers: readonly Explorer[],
  { withHeadTime, onExplorer, now, signal }: FetchHistoryOptions & SourceOptions & { now: Date; signal: AbortSignal },
): Promise<Newest> {
  const old: Newest[] = [];
  const behind: Explorer[] = [];
  const read = async (explorer: Explorer): Promise<Newest> => {
    const head = await explorer.head(signal);
    const time = withHeadTime ? await explorer.headTime(head, signal) : undefined;
    // A time that no block has says nothing.
    const headAt = time != null && !isBlockTime(time, now) ? null : time;
    const newest = { explorer, head, headAt, behind };
    // Without a time its number tells, while it stays the same.
    const age = headAt == null ? explorer.stoodFor() : now.getTime() / 1_000 - headAt;
    if (!withHeadTime || age <= explorer.maxAge) return newest;
    old.push(newest);
    behind.push(explorer);
    const since =
      headAt == null
        ? `has been the same for ${Math.floor(age / 60)} minutes`
        : `is of ${new Date(headAt * 1_000).toISOString()}`;
    const error = new ChainError(
      "BLOCK_NOT_FOUND",
      `The newest block of ${explorer.host}, ${head}, ${since}: what followed is not known`,
    );
    onExplorer?.(explorer.host, error);
    throw error;
  };
  try {
    return await askInOrder(explorers, read);
  } catch (error) {
    const [newest] = old.sort((a, b) => b.head - a.head);
    if (!newest || !isChainError(error) || error.code === "ABORTED") throw error;
    return newest;
  }
}
