import { candidates, countEntry, isProofPath, type JsonEntry, type PathStats, readEntries } from "./json-entries.ts";
import { type JsonToken, readTokens } from "./json-tokens.ts";
import { isAddressForm, isNearForm, type JudgeOptions, judgeCell } from "./judge-cell.ts";
import { splitLines } from "./lines.ts";
import { lineEvent, memberEvent } from "./members.ts";
import type { Dialect, LineReason, UploadEvent, UploadOptions } from "./schemas.ts";

/** How many addresses are looked at before the column is chosen, and how many entries are held meanwhile. */
const WINDOW_ADDRESSES = 1_000;
const WINDOW_ENTRIES = 20_000;

/** What is read until the column is known. */
interface Window {
  paths: Map<string, PathStats>;
  held: JsonEntry[];
  addresses: number;
  hasRoot: boolean;
}

interface Chosen {
  column: string;
  options: JudgeOptions;
  /** The objects (arrays, of tuples) that should each have a value in the column; null where any number of values will do. */
  owner: { parent: string; isItem: boolean } | null;
  container: number;
  group: number;
}

/** The rows and lines of JSON and of NDJSON. */
export async function* readJson(
  text: AsyncIterable<string>,
  dialect: Dialect,
  options: UploadOptions,
): AsyncGenerator<UploadEvent> {
  const toEntry = readEntries(dialect === "ndjson");
  const window: Window = { paths: new Map(), held: [], addresses: 0, hasRoot: false };
  let counted: PathStats[] | null = null;
  let chosen: Chosen | null = null;
  for await (const tokens of dialect === "ndjson" ? lineTokens(text) : allTokens(text)) {
    for (const token of tokens) {
      const entry = toEntry(token);
      if (entry === null) continue;
      if (chosen) yield* readEntry(chosen, entry);
      else if (counted) countAgain(counted, entry);
      else if (addEntry(window, entry, options.column)) {
        const found = findColumns(window, options.column);
        if (found.length !== 1) counted = found;
        else {
          chosen = choose(found, options);
          yield* readHeld(window, chosen, dialect);
        }
      }
    }
  }
  if (chosen) return;
  const found = counted ?? findColumns(window, options.column);
  if (counted === null && found.length === 1) yield* readHeld(window, choose(found, options), dialect);
  else yield* askForColumn(found, window, dialect);
}

async function* allTokens(text: AsyncIterable<string>): AsyncGenerator<JsonToken[]> {
  const read = readTokens();
  for await (const piece of text) yield read(piece);
  yield read(null);
}

/** The tokens of each line; of a line that is no JSON, the error alone. */
async function* lineTokens(text: AsyncIterable<string>): AsyncGenerator<JsonToken[]> {
  const split = splitLines();
  const read = (piece: string | null) => split(piece).filter((line) => line.text.trim() !== "");
  async function* pieces() {
    yield* text;
    yield null;
  }
  for await (const piece of pieces()) {
    for (const { number, text: line, isTooLong } of read(piece)) {
      const next = readTokens(number);
      const tokens = isTooLong ? [] : [...next(line), ...next(null)];
      const isBroken = isTooLong || tokens.some(({ type }) => type === "error");
      yield isBroken ? [{ type: "error", text: line.trim().slice(0, 80), line: number, isTooLong }] : tokens;
    }
  }
}

/** Holds an entry; true when enough was seen to choose the column. */
function addEntry(window: Window, entry: JsonEntry, column: UploadOptions["column"]): boolean {
  if (entry.parent === "" && entry.path === "merkleRoot") window.hasRoot = true;
  if (isProofPath(entry.path) && entry.path !== column) return false;
  // A copy, since a part of a string holds the whole piece of the upload in memory.
  const text = Buffer.from(entry.text.slice(0, 1_000), "utf16le").toString("utf16le");
  const own = { ...entry, text };
  window.held.push(own);
  countEntry(window.paths, own);
  if (entry.kind === "string" && isAddressForm(text)) window.addresses += 1;
  if (window.held.length >= WINDOW_ENTRIES) return true;
  return window.addresses >= WINDOW_ADDRESSES && (column === undefined || findColumns(window, column).length === 1);
}

/** The chosen column; without a choice, those with addresses. */
function findColumns({ paths }: Window, column: UploadOptions["column"]): PathStats[] {
  const found = candidates(paths);
  if (column === undefined) return found;
  const number = typeof column === "number" ? column : 0;
  const numbered = (found.length > 0 ? found : textColumns({ paths }))[number - 1];
  if (numbered) return [numbered];
  const name = String(column).trim();
  const exact = paths.get(name);
  if (exact) return [exact];
  const named = [...paths.values()].filter((one) => one.name.endsWith(`.${name}`));
  return named.length === 1 ? named : found.length === 1 ? [] : found;
}

/** What there is to choose from where nothing is an address. */
function textColumns({ paths }: Pick<Window, "paths">): PathStats[] {
  const isText = ({ name, of, strings }: PathStats) => of === null && strings > 0 && !name.endsWith("(keys)");
  return [...paths.values()].filter(isText).slice(0, 50);
}

function choose([stats]: readonly PathStats[], { repair = false }: UploadOptions): Chosen {
  const { name = "", parent = "", addresses = 0 } = stats ?? {};
  const isPlace = /\[\d+\]$/.test(name);
  const isField = !/(?:\[\]|\((?:keys|values)\))$/.test(name);
  return {
    column: name,
    options: { repair, bareNames: addresses === 0 },
    owner: isField ? { parent, isItem: isPlace } : null,
    container: 0,
    group: 0,
  };
}

function* readHeld({ held, hasRoot }: Window, chosen: Chosen, dialect: Dialect): Generator<UploadEvent> {
  const isClaims = hasRoot && chosen.column === "claims (keys)";
  yield {
    kind: "format",
    format: { dialect: isClaims ? "claims" : dialect, column: chosen.column, header: false },
  };
  for (const entry of held) yield* readEntry(chosen, entry);
  held.length = 0;
}

function* readEntry(chosen: Chosen, entry: JsonEntry): Generator<UploadEvent> {
  const { kind, line, text, container } = entry;
  const { column, owner, options } = chosen;
  const bad = (reason: LineReason) => lineEvent(line, reason, text);
  if (kind === "error") return yield bad(entry.isTooLong ? "tooLong" : "brokenJson");
  if (kind === "end") {
    const isOwner = owner !== null && entry.parent === owner.parent && entry.isItem === owner.isItem;
    if (isOwner && chosen.container !== container) yield bad("empty");
    return;
  }
  if (entry.path !== column && entry.other !== column) return;
  if (chosen.container !== container) chosen.group += 1;
  chosen.container = container;
  if (entry.isTooLong) return yield bad("tooLong");
  if (kind === "literal") return yield bad(text === "null" ? "empty" : /\d/.test(text) ? "number" : "noAddress");
  if (kind === "nested") return yield bad("noAddress");
  const event = memberEvent(line, { input: text, judged: judgeCell(text, options) });
  const isGrouped = event.kind === "row" && column.endsWith("[]") && entry.lists > 1;
  yield isGrouped ? { ...event, group: chosen.group } : event;
}

function countAgain(found: readonly PathStats[], { kind, path, other, text }: JsonEntry): void {
  if (kind !== "string") return;
  const stats = found.find(({ name }) => name === path || name === other);
  if (!stats) return;
  if (isAddressForm(text)) stats.addresses += 1;
  else if (isNearForm(text)) stats.near += 1;
}

/** Lists the columns and takes nothing. Where there are none, lines give the reason. */
function* askForColumn(found: readonly PathStats[], window: Window, dialect: Dialect): Generator<UploadEvent> {
  const listed = found.length > 0 ? found : textColumns(window);
  const format = { dialect, column: null, header: false };
  if (listed.length > 0) {
    const columns = listed.map(({ name, addresses, near, example }) => ({
      name,
      addresses: addresses + near,
      example,
    }));
    return yield { kind: "format", format, columns, sample: firstRecords(window, columns) };
  }
  yield { kind: "format", format };
  const errors = window.held.filter(({ kind }) => kind === "error");
  for (const { line, isTooLong, text } of errors) yield lineEvent(line, isTooLong ? "tooLong" : "brokenJson", text);
  if (errors.length === 0) yield lineEvent(1, "noAddress", "");
}

function firstRecords({ held }: Window, columns: readonly { name: string }[]): string[][] {
  const first = new Map<number, string[]>();
  for (const { kind, container, path, other, text } of held) {
    const isShown = kind === "string" && columns.some(({ name }) => name === path || name === other);
    if (!isShown || (first.size >= 5 && !first.has(container))) continue;
    const cells = first.get(container) ?? [];
    if (cells.length < 50) cells.push(text.slice(0, 80));
    first.set(container, cells);
  }
  return [...first.values()];
}
