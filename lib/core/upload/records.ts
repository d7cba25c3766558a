import { type Line, MAX_RECORD } from "./lines.ts";

// csv-parse neither bounds a cell while it reads it nor finds the end of a row whose quotes are broken, so records are read here.

/** A record of CSV. */
export interface CsvRecord {
  /** The line on which it starts. */
  line: number;
  text: string;
  cells: string[];
  isTooLong: boolean;
  /** The first cell whose quotes are broken; null for a sound record. */
  brokenAt: number | null;
}

/** How far the end of a quoted cell is looked for, in characters. */
const LONGEST_SEARCH = 262_144;
/** What may be read twice in one upload because a quote is never closed; then every line is a record. */
const MOST_READ_AGAIN = 8_388_608;

interface Scan {
  cells: string[];
  /** The quoted cell so far that has not ended. */
  open: string | null;
}

/** Removes the | around rows, as Markdown and databases write them, where the first row has them; elsewhere | begins after an empty cell. */
function removeBorders(): (line: Line) => Line {
  let hasBorders: boolean | null = null;
  return (line) => {
    if (line.text.trim() !== "") hasBorders ??= /^\s*\|/.test(line.text);
    return hasBorders ? { ...line, text: line.text.replace(/^\s*\|/, "").replace(/\|\s*$/, "") } : line;
  };
}

/** Takes lines one by one and adds the records that end with them to a list; null ends the upload. */
export function readRecords(delimiter: string): (line: Line | null, records: CsvRecord[]) => void {
  let held: Line[] = [];
  let size = 0;
  let readAgain = 0;
  let width = 0;
  let scan: Scan = { cells: [], open: null };
  const withoutBorders = removeBorders();

  /** Takes the first held line for a record of its own and returns the others, which are read again, the last one first. */
  const giveUp = (records: CsvRecord[]): Line[] => {
    const others = held.reverse();
    const first = others.pop();
    if (first) records.push(readBroken(first, delimiter));
    readAgain += size;
    held = [];
    return others;
  };

  const take = (line: Line, records: CsvRecord[]): Line[] => {
    if (held.length === 0) {
      scan = { cells: [], open: null };
      size = 0;
    }
    held.push(line);
    size += line.text.length + 1;
    const isSound = !line.isTooLong && scanLine(scan, line.text, delimiter);
    const [first = line] = held;
    if (line.isTooLong && held.length === 1) {
      held = [];
      records.push(recordOf(line, [], true));
      return [];
    }
    const mayGoOn = size <= LONGEST_SEARCH && readAgain < MOST_READ_AGAIN;
    if (isSound && scan.open !== null && mayGoOn) return [];
    const isWhole = isSound && scan.open === null;
    if (!isWhole || (held.length > 1 && width > 0 && scan.cells.length !== width)) return giveUp(records);
    width ||= scan.cells.length;
    records.push(recordOf(first, scan.cells, size > MAX_RECORD + 1));
    held = [];
    return [];
  };

  return (given, records) => {
    const line = given && delimiter === "|" ? withoutBorders(given) : given;
    if (line && held.length === 0 && !line.isTooLong && !line.text.includes('"')) {
      const cells = line.text.split(delimiter);
      width ||= cells.length;
      records.push(recordOf(line, cells, false));
      return;
    }
    let stack = line ? [line] : giveUp(records);
    for (let next = stack.pop(); next; next = stack.pop()) {
      const again = take(next, records);
      if (again.length > 0) stack = stack.concat(again);
      if (line === null && stack.length === 0) stack = giveUp(records);
    }
  };
}

function recordOf({ number, text }: Line, cells: string[], isTooLong: boolean): CsvRecord {
  return { line: number, text, cells, isTooLong, brokenAt: null };
}

/** Adds the cells of a line; false where a quote is neither doubled nor followed by a delimiter. */
function scanLine(scan: Scan, text: string, delimiter: string): boolean {
  let at = 0;
  if (scan.open === null) {
    if (!text.includes('"')) {
      scan.cells = text.split(delimiter);
      return true;
    }
  } else {
    const end = endOfQuoted(text, 0);
    if (end === -1) {
      scan.open += `\n${text}`;
      return true;
    }
    const after = afterQuote(text, end, delimiter);
    if (after === -1) return false;
    scan.cells.push(unquote(`${scan.open}\n${text.slice(0, end)}`));
    scan.open = null;
    at = after;
    if (at > text.length) return true;
  }
  return scanCells(scan, text, at, delimiter);
}

function scanCells(scan: Scan, text: string, from: number, delimiter: string): boolean {
  let at = from;
  while (at <= text.length) {
    const quote = quoteAt(text, at);
    if (quote === -1) {
      const end = text.indexOf(delimiter, at);
      scan.cells.push(text.slice(at, end === -1 ? text.length : end));
      at = end === -1 ? text.length + 1 : end + 1;
      continue;
    }
    const end = endOfQuoted(text, quote + 1);
    if (end === -1) {
      scan.open = text.slice(quote + 1);
      return true;
    }
    const after = afterQuote(text, end, delimiter);
    if (after === -1) return false;
    scan.cells.push(unquote(text.slice(quote + 1, end)));
    at = after;
  }
  return true;
}

/** Where the quote of a cell is, spaces before it allowed; -1 for a cell without. */
function quoteAt(text: string, at: number): number {
  let quote = at;
  while (text[quote] === " ") quote += 1;
  return text[quote] === '"' ? quote : -1;
}

/** Where the quote is that ends a cell; -1 if it does not end in this line. */
function endOfQuoted(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

/** Where the next cell begins, beyond the text at its end; -1 if something else follows the quote. */
function afterQuote(text: string, quote: number, delimiter: string): number {
  let at = quote + 1;
  while (text[at] === " ") at += 1;
  return at >= text.length ? text.length + 1 : text[at] === delimiter ? at + 1 : -1;
}

function unquote(text: string): string {
  return text.includes('"') ? text.replaceAll('""', '"') : text;
}

/** A line whose quotes are broken: a cell that starts with a quote ends with the first quote before a delimiter, or with the line. */
function readBroken({ number, text }: Line, delimiter: string): CsvRecord {
  const cells: string[] = [];
  let brokenAt: number | null = null;
  let at = 0;
  while (at <= text.length) {
    const scan: Scan = { cells: [], open: null };
    const next = text.indexOf(delimiter, at);
    const plain = next === -1 ? text.length : next;
    if (
      quoteAt(text, at) === -1 ||
      scanCells(scan, text.slice(at, plain), 0, delimiter) === false ||
      scan.open !== null
    ) {
      if (quoteAt(text, at) !== -1) brokenAt ??= cells.length;
      const end = quoteAt(text, at) === -1 ? plain : endOfBroken(text, at, delimiter);
      cells.push(text.slice(at, end).replace(/^ *"|"$/g, ""));
      at = end + 1;
    } else {
      cells.push(...scan.cells);
      at = plain + 1;
    }
  }
  return { line: number, text, cells, isTooLong: false, brokenAt };
}

function endOfBroken(text: string, at: number, delimiter: string): number {
  const end = text.indexOf(`"${delimiter}`, quoteAt(text, at) + 1);
  return end === -1 ? text.length : end + 1;
}
