import { at } from "./columns.ts";

/**
 * Rows in a total order, in chunks: a row is found, added or removed by two binary searches and one short move,
 * and the row at any position by a walk over the chunks' lengths (some 1,500 for a million rows). A deep page costs
 * the same as a shallow one, and a change never sorts a million rows again.
 */
export interface OrderedRows {
  compare: (a: number, b: number) => number;
  chunks: Chunk[];
  size: number;
}

interface Chunk {
  rows: Int32Array;
  length: number;
}

const CAPACITY = 1024;
const FILL = 700;

export function createOrderedRows(
  compare: OrderedRows["compare"],
  sorted: Int32Array = new Int32Array(0),
): OrderedRows {
  const chunks: Chunk[] = [];
  for (let from = 0; from < sorted.length; from += FILL) {
    const part = sorted.subarray(from, from + FILL);
    const chunk = newChunk();
    chunk.rows.set(part);
    chunk.length = part.length;
    chunks.push(chunk);
  }
  return { compare, chunks, size: sorted.length };
}

function newChunk(): Chunk {
  return { rows: new Int32Array(CAPACITY), length: 0 };
}

/** Add a row that is not in the order yet. */
export function insertRow(order: OrderedRows, row: number): void {
  const index = Math.max(0, chunkOf(order, row));
  const chunk = order.chunks[index] ?? newChunk();
  if (order.chunks.length === 0) order.chunks.push(chunk);
  const position = indexIn(order, chunk, row);
  chunk.rows.copyWithin(position + 1, position, chunk.length);
  chunk.rows[position] = row;
  chunk.length++;
  order.size++;
  if (chunk.length === CAPACITY) split(order, index, chunk);
}

function split(order: OrderedRows, index: number, chunk: Chunk): void {
  const upper = newChunk();
  const half = CAPACITY / 2;
  upper.rows.set(chunk.rows.subarray(half, CAPACITY));
  upper.length = CAPACITY - half;
  chunk.length = half;
  order.chunks.splice(index + 1, 0, upper);
}

/** Remove a row. Its compared values must be the same as when the row was added. */
export function removeRow(order: OrderedRows, row: number): void {
  const index = chunkOf(order, row);
  const chunk = order.chunks[index];
  const position = chunk ? indexIn(order, chunk, row) : 0;
  if (!chunk || at(chunk.rows, position) !== row || position >= chunk.length)
    throw new Error("The row is not in the order.");
  chunk.rows.copyWithin(position, position + 1, chunk.length);
  chunk.length--;
  order.size--;
  if (chunk.length === 0) order.chunks.splice(index, 1);
}

/** The last chunk whose first row is not after `row`; -1 when all are. */
function chunkOf(order: OrderedRows, row: number): number {
  let low = 0;
  let high = order.chunks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const first = order.chunks[middle]?.rows[0] ?? 0;
    if (order.compare(first, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** How many rows of the chunk come before `row`. */
function indexIn(order: OrderedRows, chunk: Chunk, row: number): number {
  let low = 0;
  let high = chunk.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order.compare(at(chunk.rows, middle), row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Up to `limit` rows from position `offset` on, in order. */
export function rowsFrom(order: OrderedRows, offset: number, limit: number): number[] {
  const rows: number[] = [];
  let skip = offset;
  for (const chunk of order.chunks) {
    if (skip >= chunk.length) {
      skip -= chunk.length;
      continue;
    }
    while (skip < chunk.length && rows.length < limit) rows.push(at(chunk.rows, skip++));
    if (rows.length === limit) break;
    skip = 0;
  }
  return rows;
}

/**
 * How many rows come before the first one that is not `before`. `before` must be true for a first part of the order and
 * false for the rest.
 */
export function positionWhere(order: OrderedRows, before: (row: number) => boolean): number {
  let position = 0;
  for (const chunk of order.chunks) {
    if (before(at(chunk.rows, chunk.length - 1))) {
      position += chunk.length;
      continue;
    }
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(at(chunk.rows, middle))) low = middle + 1;
      else high = middle;
    }
    return position + low;
  }
  return position;
}
