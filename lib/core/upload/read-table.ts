import { type JudgeOptions, judgeCell } from "./judge-cell.ts";
import { linesOf } from "./lines.ts";
import { lineEvent, memberEvent, membersOf, plainRow } from "./members.ts";
import { type CsvRecord, readRecords } from "./records.ts";
import type { UploadEvent, UploadOptions } from "./schemas.ts";
import { type ColumnStats, countCells, headRecords, isBlank, isHeader, type Sniffed } from "./sniff.ts";

/** What is known of a table when its first records were read. */
interface Table {
  sniffed: Sniffed;
  hasHeader: boolean;
  columns: ColumnStats[];
  /** The index of the chosen column; null: it is not known. */
  chosen: number | null;
  options: JudgeOptions;
  withOthers: boolean;
}

/** The rows and lines of CSV. Where the column is not known, all columns are counted and nothing is taken. */
export async function* readTable(
  head: string,
  isWhole: boolean,
  text: AsyncIterable<string>,
  sniffed: Sniffed,
  options: UploadOptions,
): AsyncGenerator<UploadEvent> {
  const table = studyTable(headRecords(head, isWhole, sniffed.delimiter, sniffed.hasSepLine), sniffed, options);
  const format = { dialect: sniffed.dialect, header: table.hasHeader };
  const { chosen } = table;
  if (chosen === null) return yield* askForColumn(table, text);
  yield { kind: "format", format: { ...format, column: table.columns[chosen]?.name ?? `column ${chosen + 1}` } };
  for await (const records of dataRecords(table, text)) {
    for (const record of records) {
      // Most records: a sound one with one address. The generator of the others costs more than all the rest.
      const isPlain = !table.withOthers && record.brokenAt === null && !record.isTooLong;
      const row = isPlain ? plainRow(record.line, record.cells[chosen]) : null;
      if (row) yield row;
      else yield* readRecord(record, chosen, table);
    }
  }
}

function studyTable(
  records: readonly CsvRecord[],
  sniffed: Sniffed,
  { column, repair = false, withOthers = false }: UploadOptions,
): Table {
  const [first] = records;
  const hasHeader = first !== undefined && isHeader(first.cells);
  const sound = records.filter(({ brokenAt }) => brokenAt === null);
  const width = Math.max(0, ...(sound.length > 0 ? sound : records).slice(0, 1_000).map(({ cells }) => cells.length));
  const columns = startColumns(hasHeader ? first.cells : [], width);
  const data = hasHeader ? records.slice(1) : records;
  for (const record of data) countRecord(columns, record);
  const chosen = column === undefined ? chooseColumn(columns, data.length > 0) : findColumn(columns, column);
  const bareNames = chosen !== null && columns[chosen]?.addresses === 0;
  return { sniffed, hasHeader, columns, chosen, options: { repair, bareNames }, withOthers };
}

/** Most columns that are looked at. */
const MAX_COLUMNS = 200;

/** What the columns of the records have; `titles`: of the header, or none. A column without a title, or with that of another, has its number. */
function startColumns(titles: readonly string[], width: number): ColumnStats[] {
  const names: string[] = [];
  for (let at = 0; at < Math.min(width, MAX_COLUMNS); at++) {
    const title = titleOf(titles[at] ?? "").slice(0, 80);
    const number = `column ${at + 1}`;
    names.push(title === "" ? number : names.includes(title) ? `${title} (${number})` : title);
  }
  return names.map((name) => ({ name, addresses: 0, near: 0, example: null }));
}

/** A title on one line, without invisible characters. */
function titleOf(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Tables of addresses in several columns, of which one is known to be the receiver's. */
const knownTables: readonly { titles: readonly string[]; column: string }[] = [
  { titles: ["token_type", "token_address", "receiver"], column: "receiver" },
  { titles: ["address", "maxclaimable", "currencyaddress"], column: "address" },
];

/** The only column with addresses, or else the only one with names or hex digits; null where there are several or none. */
function chooseColumn(columns: readonly ColumnStats[], hasData: boolean): number | null {
  const titles = columns.map(({ name }) => name.toLowerCase());
  const known = knownTables.find((one) => one.titles.every((title) => titles.includes(title)));
  if (known) return titles.indexOf(known.column);
  for (const count of ["addresses", "near"] as const) {
    const found = [...columns.keys()].filter((at) => (columns[at]?.[count] ?? 0) > 0);
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  if (columns.length === 1) return 0;
  const named = titles.findIndex((title) => /address|wallet/.test(title));
  return hasData || named === -1 ? null : named;
}

/** The column of a name, in any case, or of a number from 1. */
function findColumn(columns: readonly ColumnStats[], column: string | number): number | null {
  const wanted = titleOf(String(column));
  const exact = columns.findIndex(({ name }) => name === wanted);
  const found = exact === -1 ? columns.findIndex(({ name }) => name.toLowerCase() === wanted.toLowerCase()) : exact;
  if (found !== -1) return found;
  const number = /^[1-9][0-9]{0,3}$/.test(wanted) ? Number(wanted) : 0;
  return number > 0 && number <= columns.length ? number - 1 : null;
}

/** Counts a record's cells, unless broken quotes leave unknown which column they are in. */
function countRecord(columns: readonly ColumnStats[], { cells, brokenAt }: CsvRecord): void {
  if (brokenAt === null || cells.length === columns.length) countCells(columns, cells);
  else countCells(columns.slice(0, brokenAt), cells);
}

async function* askForColumn({ sniffed, hasHeader, columns }: Table, text: AsyncIterable<string>) {
  const counted = columns.map((column): ColumnStats => ({ ...column, addresses: 0, near: 0 }));
  const sample: string[][] = [];
  for await (const records of dataRecords({ sniffed, hasHeader }, text)) {
    for (const record of records) {
      countRecord(counted, record);
      if (sample.length < 5) sample.push(record.cells.slice(0, 50).map((cell) => cell.trim().slice(0, 80)));
    }
  }
  const withAddresses = counted.filter(({ addresses, near }) => addresses + near > 0);
  yield {
    kind: "format",
    format: { dialect: sniffed.dialect, column: null, header: hasHeader },
    columns: (withAddresses.length > 0 ? withAddresses : counted).map(({ name, addresses, near, example }) => ({
      name,
      addresses: addresses + near,
      example,
    })),
    sample,
  } as const satisfies UploadEvent;
}

/** The records below the header that have something in a cell, in lists. */
async function* dataRecords(
  { sniffed: { delimiter, hasSepLine }, hasHeader }: Pick<Table, "sniffed" | "hasHeader">,
  text: AsyncIterable<string>,
): AsyncGenerator<CsvRecord[]> {
  const read = readRecords(delimiter);
  let isFirst = hasHeader;
  const isData = (record: CsvRecord): boolean => {
    const { isTooLong, brokenAt } = record;
    if (!isTooLong && brokenAt === null && isBlank(record)) return false;
    const isTitle = isFirst && !isTooLong;
    isFirst &&= isTooLong;
    return !isTitle;
  };
  for await (const lines of linesOf(text)) {
    const records: CsvRecord[] = [];
    for (const line of lines) if (line.number > 1 || !hasSepLine) read(line, records);
    yield records.filter(isData);
  }
  const last: CsvRecord[] = [];
  read(null, last);
  yield last.filter(isData);
}

function* readRecord(
  record: CsvRecord,
  chosen: number,
  { columns, options, withOthers }: Table,
): Generator<UploadEvent> {
  const { line, text, cells, isTooLong, brokenAt } = record;
  if (isTooLong) return yield lineEvent(line, "tooLong", text);
  if (brokenAt !== null && brokenAt <= chosen && cells.length !== columns.length) {
    return yield lineEvent(line, "brokenQuotes", text);
  }
  const cell = cells[chosen] ?? "";
  const members = membersOf(cell);
  if (members.length === 0) return yield lineEvent(line, "empty", text);
  const others = withOthers && brokenAt === null ? { others: cells.with(chosen, "") } : {};
  for (const input of members) {
    const event = memberEvent(line, { input, judged: judgeCell(input, options) }, text);
    yield event.kind === "row" ? { ...event, ...others } : event;
  }
}
