import { MAX_RECORD } from "./lines.ts";

/** A token of JSON. Strings are without quotes and escapes; a text that is too long is cut. */
export interface JsonToken {
  type: "{" | "}" | "[" | "]" | "key" | "string" | "literal" | "error";
  text: string;
  line: number;
  isTooLong: boolean;
}

/** Most arrays and objects within each other. */
const MAX_DEPTH = 64;
type Expected = "value" | "value or end" | "key" | "key or end" | "colon" | "comma or end";

const escapes: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  '"': '"',
  "\\": "\\",
  "/": "/",
};
const LITERAL = /^(?:true|false|null|NaN|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?)$/i;

interface State {
  stack: ("{" | "[")[];
  expected: Expected;
  line: number;
  endsInCr: boolean;
  /** The string or literal that has begun. */
  open: { isString: boolean; text: string; line: number; isTooLong: boolean; escape: string | null } | null;
  hasFailed: boolean;
}

/**
 * Takes a text piece by piece and returns its tokens; null ends it. Each key is a token, so that one that occurs twice is seen twice. After
 * an error nothing follows. Several values may follow each other.
 */
export function readTokens(firstLine = 1): (piece: string | null) => JsonToken[] {
  const state: State = { stack: [], expected: "value", line: firstLine, endsInCr: false, open: null, hasFailed: false };
  return (piece) => {
    const tokens: JsonToken[] = [];
    if (state.hasFailed) return tokens;
    for (let at = 0; piece !== null && at < piece.length && !state.hasFailed; ) at = step(state, piece, at, tokens);
    if (piece !== null || state.hasFailed) return tokens;
    if (state.open && !state.open.isString) closeLiteral(state, tokens);
    if ((state.stack.length > 0 || state.open) && !state.hasFailed) fail(state, "", tokens);
    return tokens;
  };
}

function step(state: State, piece: string, at: number, tokens: JsonToken[]): number {
  if (state.open?.isString) return readString(state, piece, at, tokens);
  if (state.open) return readLiteral(state, piece, at, tokens);
  const char = piece.charAt(at);
  if (isSpace(char)) countLine(state, char);
  else if (char === '"' && state.expected !== "colon" && state.expected !== "comma or end") open(state, true, "");
  else if (/[-\w]/.test(char) && state.expected.startsWith("value")) open(state, false, char);
  else if (!punctuate(state, char, tokens)) fail(state, piece.slice(at, at + 80), tokens);
  if (char.trim() !== "") state.endsInCr = false;
  return at + 1;
}

function isSpace(char: string): boolean {
  return char === " " || char === "\n" || char === "\r" || char === "\t" || char === "\ufeff";
}

function countLine(state: State, char: string): void {
  if (char === "\r" || (char === "\n" && !state.endsInCr)) state.line += 1;
  state.endsInCr = char === "\r";
}

function open(state: State, isString: boolean, text: string): void {
  state.open = { isString, text, line: state.line, isTooLong: false, escape: null };
}

/** Brackets, commas and colons; false for one that may not be here. */
function punctuate(state: State, char: string, tokens: JsonToken[]): boolean {
  const { expected, stack } = state;
  const token = (type: JsonToken["type"]) => tokens.push({ type, text: char, line: state.line, isTooLong: false });
  if ((char === "{" || char === "[") && expected.startsWith("value") && stack.length < MAX_DEPTH) {
    stack.push(char);
    state.expected = char === "{" ? "key or end" : "value or end";
    token(char);
    return true;
  }
  const isObject = stack.at(-1) === "{";
  const closes = stack.length > 0 && char === (isObject ? "}" : "]");
  if (closes && expected.endsWith("or end")) {
    stack.pop();
    endValue(state);
    token(isObject ? "}" : "]");
    return true;
  }
  if (char === "," && expected === "comma or end") state.expected = isObject ? "key or end" : "value or end";
  else if (char === ":" && expected === "colon") state.expected = "value";
  else return false;
  return true;
}

function endValue(state: State): void {
  state.expected = state.stack.length === 0 ? "value" : "comma or end";
}

function fail(state: State, text: string, tokens: JsonToken[]): void {
  state.hasFailed = true;
  tokens.push({ type: "error", text, line: state.line, isTooLong: false });
}

function append(state: State, text: string): void {
  const one = state.open;
  if (!one || one.isTooLong) return;
  one.text += text;
  if (one.text.length <= MAX_RECORD && (one.text.length * 3 <= MAX_RECORD || Buffer.byteLength(one.text) <= MAX_RECORD))
    return;
  one.isTooLong = true;
  one.text = one.text.slice(0, 200);
}

function readString(state: State, piece: string, at: number, tokens: JsonToken[]): number {
  const one = state.open;
  if (one?.escape != null) {
    readEscape(state, one.escape + piece.charAt(at));
    return at + 1;
  }
  let end = at;
  for (let code = 0; end < piece.length; end++) {
    code = piece.charCodeAt(end);
    if (code === 34 || code === 92 || code === 10 || code === 13) break;
  }
  if (end > at) append(state, piece.slice(at, end));
  if (end === piece.length) return end;
  const char = piece.charAt(end);
  if (char === "\\" && one) one.escape = "";
  else if (char === '"') closeString(state, tokens);
  else fail(state, one?.text.slice(0, 80) ?? "", tokens);
  return end + 1;
}

/** An escape that JSON has not is left as it is: PostgreSQL's `\x` occurs in exports. */
function readEscape(state: State, read: string): void {
  const one = state.open;
  if (!one) return;
  const isUnicode = read.startsWith("u");
  one.escape = isUnicode && read.length < 5 ? read : null;
  if (one.escape !== null) return;
  const code = isUnicode && /^u[0-9a-f]{4}$/i.test(read) ? Number.parseInt(read.slice(1), 16) : null;
  append(state, code === null ? (escapes[read] ?? `\\${read}`) : String.fromCharCode(code));
}

function closeString(state: State, tokens: JsonToken[]): void {
  const one = state.open;
  if (!one) return;
  state.open = null;
  const isKey = state.expected.startsWith("key");
  if (isKey) state.expected = "colon";
  else endValue(state);
  tokens.push({ type: isKey ? "key" : "string", text: one.text, line: one.line, isTooLong: one.isTooLong });
}

function readLiteral(state: State, piece: string, at: number, tokens: JsonToken[]): number {
  let end = at;
  while (end < piece.length && /[-+.\w]/.test(piece.charAt(end))) end += 1;
  append(state, piece.slice(at, end));
  if (end < piece.length) closeLiteral(state, tokens);
  return end;
}

function closeLiteral(state: State, tokens: JsonToken[]): void {
  const one = state.open;
  if (!one) return;
  state.open = null;
  if (!one.isTooLong && !LITERAL.test(one.text)) {
    fail(state, one.text.slice(0, 80), tokens);
    return;
  }
  endValue(state);
  tokens.push({ type: "literal", text: one.text, line: one.line, isTooLong: one.isTooLong });
}
