import type { ScoreStatus } from "../current-score.ts";
import { type AddressTable, addRow, compareAddresses, createAddressTable } from "./address-table.ts";
import { boardCategories } from "./board-category.ts";
import { at, type Column, grown } from "./columns.ts";
import { addPoints, createHistogram, type Histogram } from "./histogram.ts";
import { insertRow, type OrderedRows, removeRow } from "./ordered-rows.ts";

const BOARDS = boardCategories.length;

export const scoreStatuses = ["final", "provisional", "partial"] as const satisfies readonly ScoreStatus[];

/** A score as the boards hold it. `points` are in the order of boardCategories. */
export interface BoardScore {
  subject: string;
  points: readonly number[];
  ranked: boolean;
  status: ScoreStatus;
  /** Bit i: category i of the engine's table is unavailable. */
  unavailable: number;
  /** Unix seconds. */
  reachedAt: number;
  /** Unix milliseconds. */
  updatedAt: number;
}

/**
 * All scores of one scope (0: all chains, else one chain) in columns, with one board for the total and each category.
 * A row is a subject; its number never changes.
 */
export interface Scope {
  addresses: AddressTable;
  /** 1 where the subject has a score now. */
  present: Uint8Array;
  ranked: Uint8Array;
  /** Index in scoreStatuses. */
  status: Uint8Array;
  unavailable: Uint8Array;
  reachedAt: Float64Array;
  updatedAt: Float64Array;
  /** By position in boardCategories. */
  points: Uint16Array[];
  histograms: Histogram[];
  /** Ranked rows of each board: most points first, then earliest reach, then address. Null while loading. */
  orders: OrderedRows[] | null;
  /** Rows with a score by address. Null while loading. */
  byAddress: OrderedRows | null;
}

export function createScope(): Scope {
  const scope: Scope = {
    addresses: createAddressTable(),
    present: new Uint8Array(0),
    ranked: new Uint8Array(0),
    status: new Uint8Array(0),
    unavailable: new Uint8Array(0),
    reachedAt: new Float64Array(0),
    updatedAt: new Float64Array(0),
    points: boardCategories.map(() => new Uint16Array(0)),
    histograms: boardCategories.map(createHistogram),
    orders: null,
    byAddress: null,
  };
  reserve(scope, 1024);
  return scope;
}

function reserve(scope: Scope, rows: number): void {
  const grow = <T extends Column>(column: T): T => grown(column, rows);
  scope.present = grow(scope.present);
  scope.ranked = grow(scope.ranked);
  scope.status = grow(scope.status);
  scope.unavailable = grow(scope.unavailable);
  scope.reachedAt = grow(scope.reachedAt);
  scope.updatedAt = grow(scope.updatedAt);
  scope.points = scope.points.map(grow);
}

/** The row of a subject; adds a new one without a score. */
export function rowFor(scope: Scope, subject: string): number {
  const row = addRow(scope.addresses, subject);
  if (row >= scope.present.length) reserve(scope, Math.ceil(scope.present.length * 1.5));
  return row;
}

/** Put a subject's current score on all boards. */
export function putScore(scope: Scope, score: BoardScore): void {
  const row = rowFor(scope, score.subject);
  const moves = movesOnBoards(scope, row, score);
  for (let board = 0; board < BOARDS; board++) if (moves & (1 << board)) leave(scope, board, row);
  if (scope.present[row] === 0 && scope.byAddress) insertRow(scope.byAddress, row);
  scope.present[row] = 1;
  scope.ranked[row] = score.ranked ? 1 : 0;
  scope.status[row] = scoreStatuses.indexOf(score.status);
  scope.unavailable[row] = score.unavailable;
  scope.reachedAt[row] = score.reachedAt;
  scope.updatedAt[row] = score.updatedAt;
  for (let board = 0; board < BOARDS; board++) columnOf(scope, board)[row] = pointsOf(score, board);
  for (let board = 0; board < BOARDS; board++) if (moves & (1 << board)) enter(scope, board, row);
}

/** Take a subject's score off all boards. */
export function removeScore(scope: Scope, subject: string): void {
  const row = rowFor(scope, subject);
  if (scope.present[row] === 0) return;
  for (const board of scope.points.keys()) leave(scope, board, row);
  if (scope.byAddress) removeRow(scope.byAddress, row);
  scope.present[row] = 0;
  scope.ranked[row] = 0;
}

/** Boards on which the row's position may change, one bit each. */
function movesOnBoards(scope: Scope, row: number, score: BoardScore): number {
  const same = (scope.ranked[row] === 1) === score.ranked && scope.reachedAt[row] === score.reachedAt;
  let moves = 0;
  for (let board = 0; board < BOARDS; board++) {
    if (!same || pointsAt(scope, board, row) !== score.points[board]) moves |= 1 << board;
  }
  return moves;
}

function leave(scope: Scope, board: number, row: number): void {
  if (scope.ranked[row] === 0) return;
  const order = scope.orders?.[board];
  if (order) removeRow(order, row);
  addPoints(histogramOf(scope, board), pointsAt(scope, board, row), -1);
}

function enter(scope: Scope, board: number, row: number): void {
  if (scope.ranked[row] === 0) return;
  const order = scope.orders?.[board];
  if (order) insertRow(order, row);
  addPoints(histogramOf(scope, board), pointsAt(scope, board, row), 1);
}

const MOST_POINTS = 65_535;

function pointsOf(score: BoardScore, board: number): number {
  const points = score.points[board] ?? -1;
  if (!Number.isInteger(points) || points < 0 || points > MOST_POINTS) {
    throw new RangeError(`Points of ${score.subject} are out of range: ${points}.`);
  }
  return points;
}

/** Points of a row on a board. */
export function pointsAt(scope: Scope, board: number, row: number): number {
  return at(columnOf(scope, board), row);
}

function columnOf(scope: Scope, board: number): Uint16Array {
  const column = scope.points[board];
  if (!column) throw new RangeError(`Board ${board} does not exist.`);
  return column;
}

export function histogramOf(scope: Scope, board: number): Histogram {
  const histogram = scope.histograms[board];
  if (!histogram) throw new RangeError(`Board ${board} does not exist.`);
  return histogram;
}

/** Order of a board: most points first, then earliest reach, then address. Total. */
export function compareRows(scope: Scope, board: number, a: number, b: number): number {
  return (
    pointsAt(scope, board, b) - pointsAt(scope, board, a) ||
    at(scope.reachedAt, a) - at(scope.reachedAt, b) ||
    compareAddresses(scope.addresses, a, b)
  );
}
