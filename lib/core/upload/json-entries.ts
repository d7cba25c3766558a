import type { JsonToken } from "./json-tokens.ts";
import { isAddressForm, isDataForm, isNearForm } from "./judge-cell.ts";

/** A key or a value of JSON, with the columns to which it may belong. */
export interface JsonEntry {
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

/** The keys of a map from addresses to their proofs are members. */
export function isProofPath(path: string): boolean {
  return PROOFS.test(path.replace(/proofs? \(keys\)$/i, ""));
}

/** Returns a function that takes tokens in order and returns the entry of each, if it has one. `isSequence`: the file is a list of values. */
export function readEntries(isSequence: boolean): (token: JsonToken) => JsonEntry | null {
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

/** Of values that are in no object or array. */
const OUTSIDE: Frame = { id: 0, path: "", isArray: false, isInArray: false, lists: 0, key: "value", index: 0, line: 1 };

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

/** What the entries of one column have. */
export interface PathStats {
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

/** Counts an entry in its columns. */
export function countEntry(paths: Map<string, PathStats>, entry: JsonEntry): void {
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
export function candidates(paths: ReadonlyMap<string, PathStats>): PathStats[] {
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
