import { addToCount } from "../../core/counts.ts";
import { ChainError, isChainError } from "../errors.ts";
import { isRecord } from "../hex.ts";
import type { Explorer, Paging } from "./explorer.ts";
import type { Page } from "./responses.ts";
import { type KeyedRow, type PagedList, placeOf } from "./rows.ts";

/** The most rows that an explorer returns for one start block, whatever the page size. */
const WINDOW_ROWS = 10_000;

/** All rows of one block. */
export interface BlockRows<Row> {
  number: number;
  rows: Row[];
  /** Rows that the explorer returned, including those that cannot be read or belong to another list. */
  count: number;
  unread: number;
  foreign: number;
}

/** What a page completed. */
export interface PageStep<Row> {
  /** Blocks that are complete now, in order. */
  blocks: BlockRows<Row>[];
  /** The newest block that is complete. */
  completeTo: number;
  /** Rows are missing because a block has more than a window. */
  truncated: boolean;
  /** Rows may be missing because the explorer has not processed all blocks yet. */
  pending: boolean;
}

export interface ListRequest<Row> {
  explorer: Explorer;
  list: PagedList<Row>;
  /** Last block to read. */
  to: number;
  signal: AbortSignal | undefined;
}

/**
 * Reads one list from block `from` to `to`, page by page and window by window. A new window starts at the last
 * block of the one before, which is read again: its known rows are recognized by their keys. A block that fills a whole
 * window cannot be read to its end: the step is `truncated`, and reading continues after the block. A page that repeats the one before,
 * as explorers give for pages beyond the last, ends the window too; of a single row it shows that the block has no other.
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
    } else if (end !== "too large") {
      yield { blocks: newest.release(), completeTo: start, truncated: end === "used up", pending: false };
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
): AsyncGenerator<PageStep<Row>, "complete" | "used up" | "one row" | "too large"> {
  const { explorer, list, to, signal } = request;
  const { action, query } = list;
  let before: readonly unknown[] = [];
  let isPlaced = false;
  const usedUp = () => {
    if (!isPlaced) throw new ChainError("MALFORMED", `No row of ${action} names its block`);
    return "used up" as const;
  };
  for (let page = 1; page === 1 || page * pageSize(request) <= WINDOW_ROWS; page++) {
    let answer: Page;
    try {
      answer = await explorer.page({ ...query(start, to), page, offset }, signal);
    } catch (error) {
      if (!isChainError(error)) throw error;
      if (page > 1 && (error.code === "WINDOW_EXCEEDED" || (newest.number() > start && isOfPage(error))))
        return usedUp();
      if ((error.code === "TOO_LARGE" || error.code === "WINDOW_EXCEEDED") && offset > 1) return "too large";
      throw error;
    }
    if (page > 1 && isRepeated(answer.rows, before, offset)) return before.length === 1 ? "one row" : usedUp();
    const { blocks, isBeyond } = takeRows(request, newest, { values: answer.rows, start });
    isPlaced ||= answer.rows.some((value) => placeOf(value) !== null);
    const length = answer.rows.length;
    if (page === 2 && length > 0 && before.length < offset) explorer.paging.cut.set(action, before.length);
    before = answer.rows;
    if (isLastPage(explorer.paging, action, length, offset) || isBeyond) {
      blocks.push(...newest.release());
      yield { blocks, completeTo: to, truncated: false, pending: answer.isPending };
      return "complete";
    }
    yield { blocks, completeTo: newest.number() - 1, truncated: false, pending: answer.isPending };
  }
  return usedUp();
}

/** Whether the explorer may answer another page, if not this one: its words for pages beyond its limit are its own. */
function isOfPage({ code, status }: ChainError): boolean {
  return (
    code === "MALFORMED" ||
    (code === "REFUSED" && (status === 400 || status === 404 || status === 416 || status === 422))
  );
}

/** Whether a page has the rows of the one before. A full page of one block may consist of equal transfers, as the next one. */
function isRepeated(rows: readonly unknown[], before: readonly unknown[], offset: number): boolean {
  const isOfOneBlock = placeOf(rows[0]) === placeOf(rows.at(-1));
  if (rows.length === 0 || rows.length !== before.length || (rows.length >= offset && isOfOneBlock)) return false;
  return rows.every((row, i) => isSameRow(row, before[i]));
}

/** By its plain fields, but for the one that each new block changes. */
function isSameRow(row: unknown, other: unknown): boolean {
  if (!isRecord(row) || !isRecord(other)) return row === other;
  return Object.entries(row).every(
    ([field, value]) => field === "confirmations" || typeof value === "object" || other[field] === value,
  );
}

/**
 * Takes the rows of a page, and returns the blocks that they complete. A row that cannot be read is set aside: it counts, at its place or
 * that of the row before. Rows beyond the end come last, since some explorers ignore the end block.
 */
function takeRows<Row>(
  { list, to }: ListRequest<Row>,
  newest: NewestBlock<Row>,
  page: { values: readonly unknown[]; start: number },
): { blocks: BlockRows<Row>[]; isBeyond: boolean } {
  const blocks: BlockRows<Row>[] = [];
  let beyond: KeyedRow<Row>[] = [];
  const places = page.values.map(placeOf).map((place) => (place !== null && place > to ? null : place));
  const lowest = Math.max(newest.number(), page.start);
  const late = findLateGenesis(places, lowest);
  const ordered = late.size === 0 ? places : places.map((place, i) => (late.has(i) ? null : place));
  const misplaced = findMisplaced(ordered, lowest);
  for (const [i, value] of page.values.entries()) {
    // It counts in the first window.
    if (late.has(i) && page.start > 0) continue;
    const before = Math.max(newest.number(), page.start);
    const keyed =
      misplaced.has(i) || late.has(i) ? setAside(`misplaced ${i}`, before) : readOrSetAside(list, value, before);
    if (keyed.blockNumber > to) {
      beyond.push(keyed);
      continue;
    }
    for (const misplaced of beyond) blocks.push(...newest.take(setAside(misplaced.key, before), page.start));
    beyond = [];
    blocks.push(...newest.take(keyed, page.start));
  }
  return { blocks, isBeyond: beyond.length > 0 };
}

const NONE: ReadonlySet<number> = new Set();

function isSorted(places: readonly (number | null)[], from: number): boolean {
  let last = from;
  for (const place of places) {
    if (place !== null && place < last) return false;
    last = place ?? last;
  }
  return true;
}

/** The share of a page's rows that must be in order, or else the explorer does not sort them. */
const SORTED = 2 / 3;

/**
 * The indexes of single rows whose block is below that of rows before them, or above that of rows behind them; none if the page is not
 * sorted at all. `places`: the blocks of rows, null for rows that do not count; `from`: the lowest block in order.
 */
function findMisplaced(places: readonly (number | null)[], from: number): ReadonlySet<number> {
  if (isSorted(places, from)) return NONE;
  /** By length of a sorted part of the rows: the index of the lowest row that ends one. */
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  const placeAt = (i: number | undefined) => (i === undefined ? from : (places[i] ?? from));
  for (const [i, place] of places.entries()) {
    if (place === null || place < from) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeAt(ends[middle]) <= place) low = middle + 1;
      else high = middle;
    }
    before.set(i, ends[low - 1]);
    ends[low] = i;
  }
  const counted = places.flatMap((place, i) => (place === null ? [] : i));
  if (ends.length === counted.length || ends.length < counted.length * SORTED) return NONE;
  const misplaced = new Set(counted);
  for (let i = ends.at(-1); i !== undefined; i = before.get(i)) misplaced.delete(i);
  return misplaced;
}

/** The indexes of rows of block 0 behind others: a row of genesis may stand anywhere, and in any window. */
function findLateGenesis(places: readonly (number | null)[], lowest: number): ReadonlySet<number> {
  if (!places.includes(0)) return new Set();
  const later = lowest > 0 ? 0 : places.findIndex((place) => place !== null && place > 0);
  return new Set(later < 0 ? [] : places.flatMap((place, i) => (place === 0 && i >= later ? i : [])));
}

function readOrSetAside<Row>(list: PagedList<Row>, value: unknown, before: number): KeyedRow<Row> {
  try {
    return list.read(value);
  } catch (error) {
    // Junk that is nested too deeply to be shown is a RangeError.
    if (!(error instanceof RangeError) && (!isChainError(error) || error.code !== "MALFORMED")) throw error;
    return setAside(String(isChainError(error) ? error.message : error), Math.max(placeOf(value) ?? before, before));
  }
}

function setAside(why: string, blockNumber: number): KeyedRow<never> {
  return { blockNumber, key: `unread ${why}`, unique: false, row: "unread" };
}

/**
 * Whether a page ends its list. Explorers may cut pages to fewer rows than requested, so a short page proves nothing, unless it is
 * shorter than an earlier page of this explorer.
 */
function isLastPage(paging: Paging, action: string, rows: number, offset: number): boolean {
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
  let unread = 0;
  const seen = new Set<string>();
  const equals = new Map<string, number>();
  const release = (): BlockRows<Row>[] => {
    const count = seen.size;
    const released = count > 0 ? [{ number: newest, rows, count, unread, foreign: count - rows.length - unread }] : [];
    rows = [];
    unread = 0;
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
        if (row === "unread") unread++;
        else if (row) rows.push(row);
      }
      return complete;
    },
  };
}
