import { addToCount } from "../../core/counts.ts";
import { ChainError, isChainError } from "../errors.ts";
import type { Explorer, Paging } from "./explorer.ts";
import type { KeyedRow, PagedList } from "./rows.ts";

/** The most rows that an explorer returns for one start block, whatever the page size. */
const WINDOW_ROWS = 10_000;

/** All rows of one block. */
export interface BlockRows<Row> {
  number: number;
  rows: Row[];
  /** Rows that the explorer returned, including those that belong to another list. */
  count: number;
}

/** What a page completed. */
interface PageStep<Row> {
  /** Blocks that are complete now, in order. */
  blocks: BlockRows<Row>[];
  /** The newest block that is complete. */
  completeTo: number;
  /** Rows are missing because a block has more than a window. */
  truncated: boolean;
}

interface ListRequest<Row> {
  explorer: Explorer;
  list: PagedList<Row>;
  /** Last block to read. */
  to: number;
  signal: AbortSignal | undefined;
}

/**
 * Reads one list from block `from` to `to`, page by page and window by window. A new window starts at the last
 * block of the one before, which is read again: its known rows are recognized by their keys. A block that fills a whole
 * window cannot be read to its end: the step is `truncated`, and reading continues after the block.
 */
export async function* listPages<Row>(request: ListRequest<Row>, from: number): AsyncGenerator<PageStep<Row>, void> {
  const { to } = request;
  const newest = holdNewestBlock<Row>(from);
  let start = from;
  let offset = pageSize(request);
  while (start <= to) {
    newest.beginWindow();
    const end = yield* readWindow(request, newest, start, offset);
    if (end === "complete") return;
    offset = end === "too large" ? Math.floor(offset / 2) : Math.min(offset, pageSize(request));
    if (newest.number() > start) {
      start = newest.number();
    } else if (end === "used up") {
      yield { blocks: newest.release(), completeTo: start, truncated: true };
      start++;
    }
  }
}

function pageSize<Row>({ explorer, list }: ListRequest<Row>): number {
  return Math.min(explorer.pageSize(list.action), list.mostRows ?? Number.POSITIVE_INFINITY);
}

/** Reads one window: the pages that the explorer returns for one start block. */
async function* readWindow<Row>(
  request: ListRequest<Row>,
  newest: NewestBlock<Row>,
  start: number,
  offset: number,
): AsyncGenerator<PageStep<Row>, "complete" | "used up" | "too large"> {
  const { explorer, list, to, signal } = request;
  const { action, read, query } = list;
  let first = 0;
  for (let page = 1; page === 1 || page * pageSize(request) <= WINDOW_ROWS; page++) {
    let answer: unknown[];
    try {
      answer = await explorer.page({ ...query(start, to), page, offset }, signal);
    } catch (error) {
      if (isChainError(error) && error.code === "WINDOW_EXCEEDED" && page > 1) return "used up";
      if (isChainError(error) && error.code === "TOO_LARGE" && offset > 1) return "too large";
      throw error;
    }
    const blocks: BlockRows<Row>[] = [];
    let isBeyond = false;
    for (const value of answer) {
      const keyed = read(value);
      // Some explorers ignore the end block. Rows come in order, so no later one is needed.
      isBeyond = keyed.blockNumber > to;
      if (isBeyond) break;
      blocks.push(...newest.take(keyed, start));
    }
    if (page === 1) first = answer.length;
    if (page === 2 && answer.length > 0 && first < offset) explorer.paging.cut.set(action, first);
    if (isLastPage(explorer.paging, action, answer.length, offset) || isBeyond) {
      blocks.push(...newest.release());
      yield { blocks, completeTo: to, truncated: false };
      return "complete";
    }
    yield { blocks, completeTo: newest.number() - 1, truncated: false };
  }
  return "used up";
}

/**
 * Whether a page ends its list. Explorers may cut pages to fewer rows than requested, so a short page proves nothing, unless it is
 * shorter than an earlier page of this explorer.
 */
function isLastPage(paging: Paging, action: string, rows: number, offset: number): boolean {
  if (rows > offset)
    throw new ChainError("MALFORMED", `A page of ${action} has ${rows} rows, but ${offset} were requested`);
  const largest = paging.largest.get(action) ?? 0;
  paging.largest.set(action, Math.max(largest, rows));
  return rows === 0 || rows < Math.min(largest, offset);
}

interface NewestBlock<Row> {
  beginWindow: () => void;
  /** Adds the next row; returns the block before when a new one begins. */
  take: (keyed: KeyedRow<Row>, from: number) => BlockRows<Row>[];
  /** Returns the newest block, if it has rows, and forgets it. */
  release: () => BlockRows<Row>[];
  number: () => number;
}

/** Holds the rows of the newest block until the next block proves it complete, without duplicates. */
function holdNewestBlock<Row>(from: number): NewestBlock<Row> {
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
    number: () => newest,
    take({ blockNumber, key, unique, row }, start) {
      if (blockNumber < start || blockNumber < newest) {
        throw new ChainError(
          "MALFORMED",
          `Rows do not come in order: block ${blockNumber} after ${Math.max(newest, start)}`,
        );
      }
      const complete = blockNumber > newest ? release() : [];
      newest = blockNumber;
      const ordinal = addToCount(equals, key, 1);
      const name = unique ? key : `${key}#${ordinal}`;
      if (!seen.has(name)) {
        seen.add(name);
        if (row) rows.push(row);
      }
      return complete;
    },
  };
}
