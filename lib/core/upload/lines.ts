import { yieldRegularly } from "../yield-regularly.ts";

/** A line of an upload. `text` is cut where it is too long. */
export interface Line {
  /** From 1, where CR, LF and CRLF end a line. */
  number: number;
  text: string;
  isTooLong: boolean;
}

/** Most bytes of a record. */
export const MAX_RECORD = 65_536;
const PIECE = 65_536;
const HEAD = 262_144;

/** The first bytes of an upload, and what follows them in pieces of at most 64 KiB. */
interface Source {
  head: Uint8Array;
  /** Nothing follows the head. */
  isWhole: boolean;
  rest: AsyncGenerator<Uint8Array>;
}

/** Reads the first bytes. The same bytes give the same head, however they arrive. */
export async function openUpload(chunks: AsyncIterable<Uint8Array>): Promise<Source> {
  const pieces = cut(chunks);
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD) {
    const { value, done } = await pieces.next();
    if (done) break;
    head.push(value);
    length += value.length;
  }
  const bytes = Buffer.concat(head, length);
  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      if (bytes.length > HEAD) yield bytes.subarray(HEAD);
      yield* pieces;
    } finally {
      await pieces.return(undefined);
    }
  }
  return { head: bytes.subarray(0, HEAD), isWhole: bytes.length < HEAD, rest: rest() };
}

async function* cut(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const pause = yieldRegularly();
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += PIECE) {
      yield chunk.subarray(start, start + PIECE);
      await pause();
    }
  }
}

/** The text of an upload in pieces, without its byte order mark. Bytes that are no text become U+FFFD. */
export async function* decode({ head, rest }: Source, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < head.length; start += PIECE) {
    yield decoder.decode(head.subarray(start, start + PIECE), { stream: true });
  }
  for await (const piece of rest) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** Returns a function that takes the next piece of text and returns the lines that end in it; null ends the text. */
export function splitLines(): (piece: string | null) => Line[] {
  let number = 1;
  let open = "";
  let isTooLong = false;
  let endsInCr = false;
  const add = (part: string): void => {
    open = isTooLong ? open : open + part;
    if (open.length <= MAX_RECORD) return;
    isTooLong = true;
    open = open.slice(0, 200);
  };
  const close = (): Line => {
    const line = { number, text: open, isTooLong: isTooLong || isOverLimit(open) };
    number += 1;
    open = "";
    isTooLong = false;
    return line;
  };
  return (piece) => {
    let text = (endsInCr ? "\r" : "") + (piece ?? "");
    endsInCr = piece !== null && text.endsWith("\r");
    if (endsInCr) text = text.slice(0, -1);
    const parts = text.split(/\r\n|[\r\n]/);
    const lines: Line[] = [];
    for (const [at, part] of parts.entries()) {
      if (at > 0) lines.push(close());
      add(part);
    }
    if (piece === null && (open !== "" || isTooLong)) lines.push(close());
    return lines;
  };
}

/** The lines of a text, in lists. */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<Line[]> {
  const split = splitLines();
  for await (const piece of text) yield split(piece);
  yield split(null);
}

function isOverLimit(text: string): boolean {
  return text.length * 3 > MAX_RECORD && Buffer.byteLength(text) > MAX_RECORD;
}
