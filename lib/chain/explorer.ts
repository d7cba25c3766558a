import { setMaxListeners } from "node:events";
import type { ChainConfig } from "../core/chains.ts";
import { ChainError, isChainError } from "./errors.ts";
import { listPages } from "./explorer-pages.ts";
import { createExplorerSource, type ExplorerOptions, type ExplorerSource } from "./explorer-source.ts";
import { aborted } from "./http.ts";
import type { FetchPastOptions, Past, PastList, PastListResult, PastRowLists, PastRows } from "./types.ts";

/**
 * A wallet's past from the chain's explorers, asked in order: where one cannot answer, the next goes on at the first
 * block that is not complete. One list that fails does not lose the others. Throws a ChainError when no source tells
 * its newest block or the caller aborts, and whatever `onRows` throws.
 */
export async function fetchPast(
  chain: ChainConfig,
  wallet: string,
  options: FetchPastOptions & ExplorerOptions = {},
): Promise<Past> {
  const sources = chain.explorers.map((config) => createExplorerSource(config, chain.id, options));
  // One list that fails for good (the caller's own error) ends the others.
  const controller = new AbortController();
  // Each request under way listens for the end.
  setMaxListeners(0, controller.signal);
  const abort = () => controller.abort();
  if (options.signal?.aborted) throw aborted(options.signal);
  options.signal?.addEventListener("abort", abort, { once: true });
  try {
    return await fetchLists(sources, wallet, options, controller.signal);
  } catch (error) {
    controller.abort();
    throw error;
  } finally {
    options.signal?.removeEventListener("abort", abort);
  }
}

async function fetchLists(
  sources: readonly ExplorerSource[],
  wallet: string,
  options: FetchPastOptions,
  signal: AbortSignal,
): Promise<Past> {
  const from = options.fromBlock ?? 0;
  const { head, source } = await newestBlock(sources, signal);
  const deliver = inTurn(options.onRows);
  const progress = { rows: 0, transactions: 0 };
  let newestAt: number | null = null;

  async function readList<L extends PastList>(list: L): Promise<PastListResult<PastRows[L]>> {
    const result: PastListResult<PastRows[L]> = {
      state: "failed",
      rows: [],
      count: 0,
      truncated: false,
      toBlock: from - 1,
      source: null,
    };
    const errors: ChainError[] = [];
    for (const one of inOrder(sources)) {
      try {
        const to = one === source ? head : Math.min(head, await one.head(signal));
        for await (const step of listPages({ source: one, list, wallet, to, signal }, result.toBlock + 1)) {
          await deliver(list, step.rows, result);
          result.count += step.rows.length;
          result.toBlock = Math.max(result.toBlock, step.completeTo);
          result.truncated ||= step.truncated;
          result.source = one.host;
          newestAt = latest(newestAt, step.rows.at(-1)?.at);
          progress.rows += step.rows.length;
          if (list === "transactions") progress.transactions += step.rows.length;
          options.onProgress?.({ ...progress });
        }
        result.source ??= one.host;
        result.toBlock = Math.max(result.toBlock, to);
        return { ...result, state: "ok" };
      } catch (error) {
        if (!isChainError(error) || error.code === "ABORTED") throw error;
        errors.push(error);
      }
    }
    const { code, message } = mostHopeful(errors);
    return { ...result, error: { code, message } };
  }

  const [transactions, internal, tokens, nfts] = await Promise.all([
    readList("transactions"),
    readList("internal"),
    readList("tokens"),
    readList("nfts"),
  ]);
  const lists = { transactions, internal, tokens, nfts };
  const complete = Object.values(lists).flatMap((list) => (list.state === "ok" ? [list.toBlock] : []));
  return { head: Math.min(head, ...complete), newestAt, source: source.host, lists };
}

/** As configured, but those that failed lately last. */
function inOrder(sources: readonly ExplorerSource[]): ExplorerSource[] {
  return [...sources].sort((a, b) => Number(a.resting()) - Number(b.resting()));
}

async function newestBlock(
  sources: readonly ExplorerSource[],
  signal?: AbortSignal,
): Promise<{ head: number; source: ExplorerSource }> {
  const errors: ChainError[] = [];
  for (const source of inOrder(sources)) {
    try {
      return { head: await source.head(signal), source };
    } catch (error) {
      if (!isChainError(error) || error.code === "ABORTED") throw error;
      errors.push(error);
    }
  }
  throw mostHopeful(errors);
}

/** Hand rows over one call after the other, or keep them where nobody takes them. */
function inTurn(onRows: FetchPastOptions["onRows"]) {
  let turn = Promise.resolve();
  return async <L extends PastList>(list: L, rows: PastRows[L][], result: PastListResult<PastRows[L]>) => {
    if (rows.length === 0) return;
    if (!onRows) {
      for (const row of rows) result.rows.push(row);
      return;
    }
    // The key is the list the rows are of, which a computed key does not tell the compiler.
    const lists = { [list]: rows } as Partial<PastRowLists>;
    const mine = turn.then(() => onRows(lists));
    // The next in line waits for this one, and does not fail for it.
    turn = mine.then(
      () => {},
      () => {},
    );
    await mine;
  };
}

/** What may pass goes before what will not: the caller may try again. */
function mostHopeful(errors: readonly ChainError[]): ChainError {
  const chosen = errors.find((error) => error.retryable) ?? errors[0];
  return chosen ?? new ChainError("UNREACHABLE", "The chain has no explorer");
}

function latest(a: number | null, b: number | undefined): number | null {
  return b === undefined ? a : Math.max(a ?? b, b);
}
