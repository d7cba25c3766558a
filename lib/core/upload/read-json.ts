import { type JsonToken, readTokens } from "./json-tokens.ts";
import { isAddressForm, isDataForm, isNearForm, type JudgeOptions, judgeCell } from "./judge-cell.ts";
import { splitLines } from "./lines.ts";
import { lineEvent, memberEvent } from "./members.ts";
import type { Dialect, LineReason, UploadEvent, UploadOptions } from "./schemas.ts";

/** A key or a value of JSON, with the columns to which it may belong. */
interface JsonEntry {
  /** `[].owner`, `claims (keys)`; address-like keys on the way are `*`. */
  path: string;
  /** Of an item of an array within an array its place (`values[].value[1]`), of a value its object (`owners (values)`). */
  other: string | null;
  /** The number of its array or object, and that one's path. */
  container: number;
  parent: string;
  /** In how deep a list it is: 0 for what the file has once. */
  lists: number;
  text: string;
  line: number;
  /** `end`: that of an object or array at `parent`; `error`: the text is no JSON from here on. */
  kind: "string" | "literal" | "nested" | "end" | "error";
  isTooLong: boolean;
  /** It is in an array, of which `isInArray` is itself in an array. */
  isItem: boolean;
  isInArray: boolean;
}

interface Frame {
  id: number;
  path: string;
  isArray: boolean;
  isInArray: boolean;
  lists: number;
  key: string;
  index: number;
  line: number;
}

/** Fields that never have members: proofs, trees, hashes. */
const PROOFS = /(?:^|[.\]])(?:\w*proofs?|tree|\w*root|\w*hash|signature)(?:$|[.[ ])/i;

/** Of values that are in no object or array. */
const OUTSIDE: Frame = { id: 0, path: "", isArray: false, isInArray: false, lists: 0, key: "value", index: 0, line: 1 };

/** What the entries of one column have. */
interface PathStats {
  name: string;
  /** Of an item of a tuple or a value of an object, the column that it belongs to as well. */
  of: string | null;
  parent: string;
  lists: number;
  strings: number;
  addresses: number;
  near: number;
  /** Entries that are no address and no name. */
  others: number;
  containers: Set<number>;
  isInArray: boolean;
  /** The addresses, as far as they were counted. */
  seen: Set<string>;
  example: string | null;
}

/** Most columns that are counted, and most addresses and containers of each that are compared. */
const MAX_PATHS = 1_000;
const MAX_SEEN = 2_000;

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

/** The keys of a map from addresses to their proofs are members. */
function isProofPath(path: string): boolean {
  return PROOFS.test(path.replace(/proofs? \(keys\)$/i, ""));
}

/** Returns a function that takes tokens in order and returns the entry of each, if it has one. `isSequence`: the file is a list of values. */
function readEntries(isSequence: boolean): (token: JsonToken) => JsonEntry | null {
  const stack: Frame[] = [];
  let ids = 0;
  const enter = (token: JsonToken): JsonEntry | null => {
    const above = stack.at(-1);
    const entry = above ? entryOf(above, token, "nested") : null;
    const isArray = token.type === "[";
    const lists = (above?.lists ?? Number(isSequence)) + (isArray || above?.key === "*" ? 1 : 0);
    ids += 1;
    const isInArray = above?.isArray === true;
    stack.push({ id: ids, path: entry?.path ?? "", isArray, isInArray, lists, key: "", index: 0, line: token.line });
    return entry;
  };
  const leave = (token: JsonToken): JsonEntry | null => {
    const frame = stack.pop();
    const above = stack.at(-1);
    if (above) above.index += 1;
    return frame ? { ...entryOf(frame, { ...token, text: "", line: frame.line }, "end"), isItem: frame.isArray } : null;
  };
  return (token) => {
    const frame = stack.at(-1);
    if (token.type === "{" || token.type === "[") return enter(token);
    if (token.type === "}" || token.type === "]") return leave(token);
    if (token.type === "error") {
      stack.length = 0;
      return entryOf({ ...OUTSIDE, line: token.line }, token, "error");
    }
    if (!frame) return entryOf(OUTSIDE, token, token.type === "literal" ? "literal" : "string");
    if (token.type !== "key") {
      const entry = entryOf(frame, token, token.type);
      frame.index += 1;
      return entry;
    }
    frame.key = isDataForm(token.text) ? "*" : token.text.slice(0, 60);
    const entry = entryOf(frame, token, "string");
    return { ...entry, path: named(frame.path, "keys"), other: null, lists: frame.lists + 1 };
  };
}

function entryOf(frame: Frame, { text, line, isTooLong }: JsonToken, kind: JsonEntry["kind"]): JsonEntry {
  const { path, isArray, isInArray, index, lists, id } = frame;
  const place = index < 32 ? `${path}[${index}]` : null;
  return {
    path: isArray ? `${path}[]` : joinPath(path, frame.key),
    other: isArray ? place : named(path, "values"),
    container: id,
    parent: path,
    lists,
    text,
    line,
    kind,
    isTooLong,
    isItem: isArray,
    isInArray,
  };
}

function joinPath(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

function named(path: string, part: "keys" | "values"): string {
  return path === "" ? `(${part})` : `${path} (${part})`;
}

/** Counts an entry in its columns. */
function countEntry(paths: Map<string, PathStats>, entry: JsonEntry): void {
  if (entry.kind === "end" || entry.kind === "error" || isProofPath(entry.path)) return;
  countIn(paths, entry, entry.path, null);
  if (entry.other !== null) countIn(paths, entry, entry.other, entry.path);
}

function countIn(paths: Map<string, PathStats>, entry: JsonEntry, name: string, of: string | null): void {
  let stats = paths.get(name);
  if (!stats) {
    if (paths.size >= MAX_PATHS) return;
    const { parent, lists, isInArray } = entry;
    const zero = { strings: 0, addresses: 0, near: 0, others: 0, example: null };
    stats = { name, of, parent, lists, isInArray, containers: new Set(), seen: new Set(), ...zero };
    paths.set(name, stats);
  }
  const isString = entry.kind === "string";
  stats.strings += Number(isString);
  const isAddress = isString && isAddressForm(entry.text);
  const isNear = isString && !isAddress && isNearForm(entry.text);
  if (isAddress) stats.addresses += 1;
  else if (isNear) stats.near += 1;
  else stats.others += 1;
  if (stats.containers.size < MAX_SEEN) stats.containers.add(entry.container);
  if (isAddress && stats.seen.size < MAX_SEEN) stats.seen.add(entry.text.toLowerCase());
  if (isAddress || isNear) stats.example ??= entry.text.slice(0, 80);
}

/** The columns from which somebody may have to choose: one alone is the column of the upload. */
function candidates(paths: ReadonlyMap<string, PathStats>): PathStats[] {
  const all = [...paths.values()];
  for (const count of ["addresses", "near"] as const) {
    const found = all.filter((one) => one[count] > 0);
    if (found.length > 0) return withoutGroups(mergeValues(repeated(splitTuples(found)), found));
  }
  const lists = all.filter(({ of, name, strings }) => of === null && strings > 0 && name.endsWith("[]"));
  return lists.length === 1 ? lists : [];
}

/** Of short arrays that each have an address and something else, the places instead of all items. */
function splitTuples(found: readonly PathStats[]): PathStats[] {
  const isTuple = ({ name, of, isInArray, others, containers: { size } }: PathStats) =>
    of === null && name.endsWith("[]") && others >= size && (size > 1 || isInArray);
  const tuples = new Set(found.filter(isTuple).map(({ name }) => name));
  return found.filter(({ name, of }) => (of === null ? !tuples.has(name) : tuples.has(of)));
}

/** What the file has once is no list, if it has a list. */
function repeated(found: readonly PathStats[]): PathStats[] {
  const lists = found.filter(({ lists: depth, containers }) => depth > 0 || containers.size > 1);
  return lists.length === 0 ? [...found] : lists;
}

/** Three or more fields with addresses of an object that occurs once are a map from names to addresses. */
function mergeValues(found: readonly PathStats[], all: readonly PathStats[]): PathStats[] {
  const isField = ({ name }: PathStats) => !name.endsWith("(keys)") && !name.endsWith("]");
  const maps = all.filter(
    ({ name, parent, addresses, near, containers }) =>
      name.endsWith("(values)") &&
      addresses + near > 2 &&
      containers.size === 1 &&
      found.some((one) => isField(one) && one.parent === parent),
  );
  return [...found.filter((one) => !isField(one) || !maps.some(({ parent }) => parent === one.parent)), ...maps];
}

/** The name of a group is one of its members: fields all of whose addresses an array within has as well are left out. */
function withoutGroups(found: readonly PathStats[]): PathStats[] {
  const arrays = found.filter(({ name }) => name.endsWith("[]"));
  const isGroupName = (one: PathStats) =>
    arrays.some(({ lists, seen }) => lists > one.lists && [...one.seen].every((address) => seen.has(address)));
  return found.filter((one) => one.name.endsWith("[]") || !isGroupName(one));
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
