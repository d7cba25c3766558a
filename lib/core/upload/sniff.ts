import { isAddressForm, isDataForm, isNearForm } from "./judge-cell.ts";
import { type Line, splitLines } from "./lines.ts";
import { membersOf } from "./members.ts";
import { type CsvRecord, readRecords } from "./records.ts";
import type { Dialect } from "./schemas.ts";

/** How an upload is written, judged by its first 256 KiB. */
export interface Sniffed {
  dialect: Dialect;
  delimiter: string;
  /** The first line names the delimiter (`sep=;`). */
  hasSepLine: boolean;
}

/** Of a column: how many of the first rows have an address, a name or hex digits there, and the first of them. */
export interface ColumnStats {
  name: string;
  addresses: number;
  near: number;
  example: string | null;
}

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/m;
const delimiters: readonly [string, Dialect][] = [
  [",", "csv"],
  [";", "csv-semicolon"],
  ["\t", "tsv"],
];

const PIPE: readonly [string, Dialect] = ["|", "pipes"];
/** A table with one address in each line is read as text. */
const PIPES = /0x[0-9a-f]{40}[^\n\r|]{0,200}\|[^\n\r]{0,400}?0x[0-9a-f]{40}(?![0-9a-z])/i;

/** How a text is written. `isWhole`: the head is the whole upload. */
export function sniff(head: string, isWhole: boolean): Sniffed {
  const plain = { delimiter: "", hasSepLine: false };
  const json = sniffJson(head);
  if (json) return { ...plain, dialect: json };
  if (FENCE.test(head) || head.includes("<!--")) return { ...plain, dialect: "issue" };
  const sep = /^"?sep=([,;\t])"?\s*$/im.exec(head.slice(0, head.search(/[\r\n]|$/)));
  if (sep) {
    const delimiter = sep[1] ?? ",";
    return { dialect: delimiters.find(([one]) => one === delimiter)?.[1] ?? "csv", delimiter, hasSepLine: true };
  }
  const [best] = [...delimiters, ...(PIPES.test(head) ? [PIPE] : [])]
    .map(([delimiter, dialect]) => ({
      delimiter,
      dialect,
      share: shareOfTable(headRecords(head, isWhole, delimiter, false)),
    }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
  return best ? { dialect: best.dialect, delimiter: best.delimiter, hasSepLine: false } : { ...plain, dialect: "text" };
}

function sniffJson(head: string): Dialect | null {
  const text = head.trimStart();
  const isArray =
    /^\[\s*(?:["{\]\-0-9]|null|$|\[\s*(?:["{[\]\-0-9]|null|$))/.test(text) && !/^\[\s*\d+\s*\]\s*[^\s,]/.test(text);
  if (!isArray && !/^\{\s*(?:["}]|$)/.test(text)) return null;
  const [first = "", second = ""] = text.split(/[\r\n]+\s*/, 2);
  if (/^[{[].*[}\]]\s*$/.test(first) && /^[{[]/.test(second)) return "ndjson";
  return /^\{\s*"format"\s*:\s*"standard-v1"/.test(text) ? "standard-v1" : "json";
}

/** The records of the head; without its last line where that may go on. */
export function headRecords(head: string, isWhole: boolean, delimiter: string, hasSepLine: boolean): CsvRecord[] {
  const records: CsvRecord[] = [];
  const read = readRecords(delimiter);
  for (const line of headLines(head, isWhole).slice(hasSepLine ? 1 : 0)) read(line, records);
  if (isWhole) read(null, records);
  return records.filter((record) => !isBlank(record));
}

/** The lines of the head; without the last one where it may go on. */
export function headLines(head: string, isWhole: boolean): Line[] {
  const split = splitLines();
  return [...split(head), ...(isWhole ? split(null) : [])];
}

/** Whether a record is empty, or the rule below the titles of a table. */
export function isBlank({ cells, text }: Pick<CsvRecord, "cells" | "text">): boolean {
  return cells.every((cell) => cell.trim() === "") || (text.includes("---") && /^[\s|:+=-]+$/.test(text));
}

/** Which part of the records has the same number of cells, if one of them is an address; 0 if they are no table. */
function shareOfTable(records: readonly CsvRecord[]): number {
  const widths = new Map<number, number>();
  let hasData = false;
  for (const { cells } of records) {
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    hasData ||= cells.length > 1 && cells.some((cell) => isAddressForm(cell) || isNearForm(cell) || isListCell(cell));
  }
  const [first] = records;
  if (!first || (records.length === 1 && first.cells.every((cell) => cell.trim() === "" || isAddressForm(cell))))
    return 0;
  if (!hasData && !(first.cells.length > 1 && isHeader(first.cells))) return 0;
  const most = Math.max(0, ...[...widths].map(([width, count]) => (width > 1 ? count : 0)));
  const share = most / records.length;
  return share >= 0.5 ? share : 0;
}

function isListCell(cell: string): boolean {
  const members = membersOf(cell);
  return members.length > 0 && members.every(isAddressForm);
}

const TITLE =
  /address|wallet|account|owner|receiver|recipient|holder|voter|member|user|name|handle|amount|balance|token|адрес|кошел|地址|钱包|アドレス|주소|adres|endereço|dirección|cüzdan/i;
const NUMBER = /^\s*[+\-$€]?[0-9][0-9.,]*(?:e[+-]?[0-9]+)?%?\s*$/i;

/** Whether a text has a word that titles of columns have. */
export function isTitleWord(text: string): boolean {
  return TITLE.test(text);
}

/** Whether a record has titles and no data. */
export function isHeader(cells: readonly string[]): boolean {
  if (cells.some((cell) => isDataForm(cell) || /0x[0-9a-f]{40}/i.test(cell))) return false;
  return cells.some(isTitleWord) || !cells.some((cell) => NUMBER.test(cell));
}

/** Counts the cells of a record. */
export function countCells(columns: readonly ColumnStats[], cells: readonly string[]): void {
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? "";
    if (cell.length < 5) continue;
    const isAddress = isAddressForm(cell) || isListCell(cell);
    if (isAddress) column.addresses += 1;
    else if (isNearForm(cell)) column.near += 1;
    else continue;
    if (isAddress || column.addresses === 0) column.example ??= cell.trim().slice(0, 80);
  }
}
