import { ChainError, isChainError } from "../errors.ts";
import type { HistoryList, HistoryRows } from "../wallet-history.ts";
import type { Explorer, Paging } from "./explorer.ts";
import { historyLists, type KeyedRow } from "./rows.ts";

/** Explorers give the first so many rows of a question, whatever the page size. */
const WINDOW_ROWS = 10_000;

/** All rows of one block. */
export interface BlockRows<Row> {
  number: number;
  rows: Row[];
  /** Rows the source gave, with those that belong to another list. */
  count: number;
}

/** What one page completed. */
export interface PageStep<Row> {
  /** Blocks that are complete now, in order. */
  blocks: BlockRows<Row>[];
  /** The newest block that is complete. */
  completeTo: number;
  /** The step left rows behind: a block held more than a window. */
  truncated: boolean;
}

interface ListQuestion<L extends HistoryList> {
  explorer: Explorer;
  list: L;
  wallet: string;
  /** Last block asked for. */
  to: number;
  signal: AbortSignal | undefined;
}

/**
 * Read one list of a wallet between two blocks, both included, page by page and window by window. A window that is used
 * up goes on at its last block, which is read again from its first row: rows that were seen are known by their keys. A
 * block that fills a whole window by itself cannot be read to its end: it is reported, and reading continues behind it.
 */
export async function* listPages<L extends HistoryList>(
  question: ListQuestion<L>,
  from: number,
): AsyncGenerator<PageStep<HistoryRows[L]>, void> {
  const { explorer, list, to } = question;
  const { action } = historyLists[list];
  const held = holdBlock<HistoryRows[L]>(from);
  let start = from;
  let offset = explorer.pageSize(action);
  while (start <= to) {
    held.beginWindow();
    const end = yield* readWindow(question, held, start, offset);
    if (end === "complete") return;
    offset = end === "too large" ? Math.floor(offset / 2) : Math.min(offset, explorer.pageSize(action));
    if (held.newest() > start) {
      start = held.newest();
    } else if (end === "used up") {
      yield { blocks: held.release(), completeTo: start, truncated: true };
      start++;
    }
  }
}

/** The pages of one window: as many as the explorer gives for one start block. */
async function* readWindow<L extends HistoryList>(
  { explorer, list, wallet, to, signal }: ListQuestion<L>,
  held: BlockHolder<HistoryRows[L]>,
  start: number,
  offset: number,
): AsyncGenerator<PageStep<HistoryRows[L]>, "complete" | "used up" | "too large"> {
  const { action, read } = historyLists[list];
  let first = 0;
  for (let page = 1; page === 1 || page * explorer.pageSize(action) <= WINDOW_ROWS; page++) {
    let answer: unknown[];
    try {
      answer = await explorer.page(action, { address: wallet, startblock: start, endblock: to, page, offset }, signal);
    } catch (error) {
      if (isChainError(error) && error.code === "WINDOW_EXCEEDED" && page > 1) return "used up";
      if (isChainError(error) && error.code === "TOO_LARGE" && offset > 1) return "too large";
      throw error;
    }
    const blocks: BlockRows<HistoryRows[L]>[] = [];
    let isBeyond = false;
    for (const value of answer) {
      const keyed = read(value);
      // Newer than what was asked for: a source that knows no end block. Its rows come in order, so that no other follows.
      isBeyond = keyed.blockNumber > to;
      if (isBeyond) break;
      blocks.push(...held.take(keyed, start));
    }
    if (page === 1) first = answer.length;
    if (page === 2 && answer.length > 0 && first < offset) explorer.paging.cut.set(action, first);
    if (isLastPage(explorer.paging, action, answer.length, offset) || isBeyond) {
      blocks.push(...held.release());
      yield { blocks, completeTo: to, truncated: false };
      return "complete";
    }
    yield { blocks, completeTo: held.newest() - 1, truncated: false };
  }
  return "used up";
}

/**
 * Whether a page ends its list. A source may cut pages to fewer rows than asked, so a short page alone says nothing; one
 * that is shorter than a page this source was seen to give does.
 */
function isLastPage(paging: Paging, action: string, rows: number, offset: number): boolean {
  if (rows > offset)
    throw new ChainError("MALFORMED", `A page of ${action} held ${rows} rows where ${offset} were asked for`);
  const largest = paging.largest.get(action) ?? 0;
  paging.largest.set(action, Math.max(largest, rows));
  return rows === 0 || rows < Math.min(largest, offset);
}

interface BlockHolder<Row> {
  beginWindow: () => void;
  /** Take the next row; gives the block before when a new one begins. */
  take: (keyed: KeyedRow<Row>, from: number) => BlockRows<Row>[];
  /** Give up the newest block, if it has rows. */
  release: () => BlockRows<Row>[];
  newest: () => number;
}

/** Keeps the rows of the newest block back until the next block shows that it is complete, and knows them again. */
function holdBlock<Row>(from: number): BlockHolder<Row> {
  let newest = from - 1;
  let rows: Row[] = [];
  const seen = new Set<string>();
  const equals = new Map<string, number>();
  const release = (): BlockRows<Row>[] => {
    const released = seen.size > 0 ? [{ number: newest, rows, count: seen.size }] : [];
    rows = [];
    seen.clear();
    equals.clear();
    return released;
  };
  return {
    beginWindow: () => equals.clear(),
    release,
    newest: () => newest,
    take({ blockNumber, key, unique, row }, start) {
      if (blockNumber < start || blockNumber < newest) {
        throw new ChainError(
          "MALFORMED",
          `Rows do not come in order: block ${blockNumber} after ${Math.max(newest, start)}`,
        );
      }
      const complete = blockNumber > newest ? release() : [];
      newest = blockNumber;
      const ordinal = equals.get(key) ?? 0;
      equals.set(key, ordinal + 1);
      const name = unique ? key : `${key}#${ordinal}`;
      if (!seen.has(name)) {
        seen.add(name);
        if (row) rows.push(row);
      }
      return complete;
    },
  };
}
