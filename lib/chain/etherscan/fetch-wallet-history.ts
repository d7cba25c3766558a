import pLimit from "p-limit";
import type { ChainConfig } from "../../core/chains.ts";
import { abortTogether } from "../abort-together.ts";
import { isChainError } from "../errors.ts";
import type { SourceOptions } from "../sources/source.ts";
import type {
  FetchHistoryOptions,
  HistoryList,
  HistoryListResult,
  HistoryRowLists,
  HistoryRows,
  WalletHistory,
} from "../wallet-history.ts";
import { askInOrder, createExplorer, type Explorer } from "./explorer.ts";
import { type BlockRows, listPages } from "./list-pages.ts";
import { walletList } from "./rows.ts";

/**
 * A wallet's history from the chain's explorers, tried in order: if one fails, the next continues at the first
 * incomplete block. See WalletHistoryReader.fetch.
 */
export async function fetchWalletHistory(
  chain: ChainConfig,
  wallet: string,
  options: FetchHistoryOptions & SourceOptions = {},
): Promise<WalletHistory> {
  const explorers = chain.explorers.map((config) => createExplorer(config, chain.id, options));
  // A list that fails with the caller's own error stops the others.
  return abortTogether(options.signal, (signal) => fetchLists(explorers, wallet, options, signal));
}

async function fetchLists(
  explorers: readonly Explorer[],
  wallet: string,
  options: FetchHistoryOptions,
  signal: AbortSignal,
): Promise<WalletHistory> {
  const readHead = async (explorer: Explorer) => ({ head: await explorer.head(signal), explorer });
  const newest = options.head === undefined ? await askInOrder(explorers, readHead) : null;
  const target = newest?.head ?? options.head ?? 0;
  const reading: Reading = {
    explorers,
    wallet,
    options,
    signal,
    target,
    targetFrom: newest?.explorer ?? null,
    deliver: createDelivery(options.onRows),
    progress: createProgress(options),
  };
  const [transactions, internal, tokens, nfts] = await Promise.all([
    readList("transactions", reading),
    readList("internal", reading),
    readList("tokens", reading),
    readList("nfts", reading),
  ]);
  const lists = { transactions, internal, tokens, nfts };
  const all = Object.values(lists);
  const complete = all.flatMap((list) => (list.state === "ok" ? [list.toBlock] : []));
  return {
    head: Math.min(target, ...complete),
    target,
    newestAt: reading.progress.newestAt(),
    source: newest?.explorer.host ?? all.find((list) => list.source !== null)?.source ?? null,
    lists,
  };
}

interface Reading {
  explorers: readonly Explorer[];
  wallet: string;
  options: FetchHistoryOptions;
  signal: AbortSignal;
  /** Newest block to read. */
  target: number;
  /** The explorer that returned it; null if the caller passed it. */
  targetFrom: Explorer | null;
  deliver: ReturnType<typeof createDelivery>;
  progress: ReturnType<typeof createProgress>;
}

/** Reads one list to the target, to its maximum of rows, or to the end of the turn. */
async function readList<L extends HistoryList>(list: L, reading: Reading): Promise<HistoryListResult<HistoryRows[L]>> {
  const { options, signal, target } = reading;
  const start = { toBlock: (options.fromBlock ?? 0) - 1, count: 0, truncated: false, source: null };
  const result: HistoryListResult<HistoryRows[L]> = {
    state: "failed",
    rows: [],
    ...start,
    ...options.progress?.[list],
  };
  const maxRows = options.maxRows?.(list) ?? Number.POSITIVE_INFINITY;
  if (result.toBlock >= target) return { ...result, state: "ok" };
  if (maxRows <= 0) return { ...result, state: "ok", truncated: true, toBlock: target };
  try {
    const state = await askInOrder(reading.explorers, async (explorer) => {
      const to = explorer === reading.targetFrom ? target : Math.min(target, await explorer.head(signal));
      return readListFrom(explorer, list, reading, { to, maxRows, result });
    });
    return { ...result, state };
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    const { code, message } = error;
    return { ...result, error: { code, message } };
  }
}

/** Reads a list from one explorer and adds it to the result, which stays valid if the explorer fails midway. */
async function readListFrom<L extends HistoryList>(
  explorer: Explorer,
  list: L,
  { wallet, options, signal, target, deliver, progress }: Reading,
  { to, maxRows, result }: { to: number; maxRows: number; result: HistoryListResult<HistoryRows[L]> },
): Promise<"ok" | "open"> {
  const firstBlock = (options.progress?.[list]?.toBlock ?? (options.fromBlock ?? 0) - 1) + 1;
  for await (const step of listPages({ explorer, list: walletList(list, wallet), to, signal }, result.toBlock + 1)) {
    const fitting = fittingBlocks(step.blocks, maxRows - result.count);
    const rows = fitting.flatMap((block) => block.rows);
    await deliver(list, rows, result);
    for (const block of fitting) result.count += block.count;
    result.source = explorer.host;
    result.truncated ||= step.truncated;
    progress.add(list, rows);
    if (fitting.length < step.blocks.length) {
      result.truncated = true;
      result.toBlock = target;
      return "ok";
    }
    result.toBlock = Math.max(result.toBlock, step.completeTo);
    if (result.toBlock < to && result.toBlock >= firstBlock && options.mayContinue?.() === false) return "open";
  }
  result.source ??= explorer.host;
  result.toBlock = Math.max(result.toBlock, to);
  return "ok";
}

/** The first blocks that together have at most `room` rows. */
function fittingBlocks<Row>(blocks: readonly BlockRows<Row>[], room: number): readonly BlockRows<Row>[] {
  let left = room;
  const over = blocks.findIndex((block) => {
    left -= block.count;
    return left < 0;
  });
  return over < 0 ? blocks : blocks.slice(0, over);
}

/** Follows the newest time of all lists, and counts transactions, those of earlier turns included. */
function createProgress({ progress: before = {}, onProgress }: FetchHistoryOptions) {
  let transactions = before.transactions?.count ?? 0;
  let newestAt: number | null = null;
  return {
    newestAt: () => newestAt,
    add(list: HistoryList, rows: readonly { at: number }[]) {
      const last = rows.at(-1);
      if (last) newestAt = Math.max(newestAt ?? last.at, last.at);
      if (list === "transactions") transactions += rows.length;
      onProgress?.({ transactions });
    },
  };
}

/** Passes rows to `onRows`, one call at a time; without `onRows` they are added to the result. */
function createDelivery(onRows: FetchHistoryOptions["onRows"]) {
  const serialize = pLimit(1);
  return async <L extends HistoryList>(list: L, rows: HistoryRows[L][], result: HistoryListResult<HistoryRows[L]>) => {
    if (rows.length === 0) return;
    if (!onRows) {
      for (const row of rows) result.rows.push(row);
      return;
    }
    const lists = { [list]: rows } as Partial<HistoryRowLists>; // TypeScript widens a computed key.
    await serialize(async () => onRows(lists));
  };
}
