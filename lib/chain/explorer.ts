import { setMaxListeners } from "node:events";
import type { ChainConfig } from "../core/chains.ts";
import { ChainError, isChainError } from "./errors.ts";
import { type BlockRows, listPages } from "./explorer-pages.ts";
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
  const newest = options.head === undefined ? await newestBlock(sources, signal) : null;
  const head = newest?.head ?? options.head ?? 0;
  const read: ListReading = {
    sources,
    wallet,
    options,
    signal,
    head,
    headSource: newest?.source ?? null,
    deliver: inTurn(options.onRows),
    report: reporter(options),
  };
  const [transactions, internal, tokens, nfts] = await Promise.all([
    readList("transactions", read),
    readList("internal", read),
    readList("tokens", read),
    readList("nfts", read),
  ]);
  const lists = { transactions, internal, tokens, nfts };
  const all = Object.values(lists);
  const complete = all.flatMap((list) => (list.state === "ok" ? [list.toBlock] : []));
  return {
    head: Math.min(head, ...complete),
    target: head,
    newestAt: read.report.newestAt(),
    source: newest?.source.host ?? all.find((list) => list.source !== null)?.source ?? null,
    lists,
  };
}

interface ListReading {
  sources: readonly ExplorerSource[];
  wallet: string;
  options: FetchPastOptions;
  signal: AbortSignal;
  /** Newest block to read. */
  head: number;
  /** The source that told it; null where the caller did. */
  headSource: ExplorerSource | null;
  deliver: ReturnType<typeof inTurn>;
  report: ReturnType<typeof reporter>;
}

/** Read one list to the head, to its most rows, or to the end of the turn. */
async function readList<L extends PastList>(list: L, reading: ListReading): Promise<PastListResult<PastRows[L]>> {
  const { sources, options, signal, head } = reading;
  const before = options.progress?.[list];
  const begun = { toBlock: (options.fromBlock ?? 0) - 1, count: 0, truncated: false, source: null, ...before };
  const result: PastListResult<PastRows[L]> = { state: "failed", rows: [], ...begun };
  const maxRows = options.maxRows?.(list) ?? Number.POSITIVE_INFINITY;
  if (result.toBlock >= head) return { ...result, state: "ok" };
  if (maxRows <= 0) return { ...result, state: "ok", truncated: true, toBlock: head };
  const errors: ChainError[] = [];
  for (const source of inOrder(sources)) {
    try {
      const to = source === reading.headSource ? head : Math.min(head, await source.head(signal));
      for await (const step of listPages({ source, list, wallet: reading.wallet, to, signal }, result.toBlock + 1)) {
        const fitting = fittingBlocks(step.blocks, maxRows - result.count);
        const rows = fitting.flatMap((block) => block.rows);
        await reading.deliver(list, rows, result);
        for (const block of fitting) result.count += block.count;
        result.source = source.host;
        result.truncated ||= step.truncated;
        reading.report.add(list, rows);
        if (fitting.length < step.blocks.length) return { ...result, state: "ok", truncated: true, toBlock: head };
        result.toBlock = Math.max(result.toBlock, step.completeTo);
        const isTurnOver = result.toBlock < to && result.toBlock > begun.toBlock && options.mayGoOn?.() === false;
        if (isTurnOver) return { ...result, state: "open" };
      }
      result.source ??= source.host;
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

/** The first of these blocks that hold no more rows than this together. */
function fittingBlocks<Row>(blocks: readonly BlockRows<Row>[], room: number): readonly BlockRows<Row>[] {
  let left = room;
  const over = blocks.findIndex((block) => {
    left -= block.count;
    return left < 0;
  });
  return over < 0 ? blocks : blocks.slice(0, over);
}

/** Counts what is read over all lists, earlier turns included. */
function reporter({ progress: before = {}, onProgress }: FetchPastOptions) {
  const counts = Object.values(before).map((list) => list.count);
  const progress = {
    rows: counts.reduce((sum, count) => sum + count, 0),
    transactions: before.transactions?.count ?? 0,
  };
  let newestAt: number | null = null;
  return {
    newestAt: () => newestAt,
    add(list: PastList, rows: readonly { at: number }[]) {
      newestAt = latest(newestAt, rows.at(-1)?.at);
      progress.rows += rows.length;
      if (list === "transactions") progress.transactions += rows.length;
      onProgress?.({ ...progress });
    },
  };
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
