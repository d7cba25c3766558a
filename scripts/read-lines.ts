import { closeSync, createReadStream, openSync, readSync } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { messageOf, StartError } from "./start-error.ts";

const GZIP = Buffer.from([0x1f, 0x8b]);

/** The lines of a file, which may be gzipped. Throws a {@link StartError} if it cannot be read to its end. */
export async function* readLines(path: string): AsyncGenerator<string> {
  try {
    const isPacked = isGzipped(path);
    const file = createReadStream(path);
    // Errors reach the reader of the stream.
    yield* linesOf(isPacked ? pipeline(file, createGunzip(), () => {}) : file);
  } catch (error) {
    throw new StartError(`${path} cannot be read to its end (${messageOf(error)}).`);
  }
}

function isGzipped(path: string): boolean {
  const start = Buffer.alloc(GZIP.length);
  const file = openSync(path, "r");
  readSync(file, start);
  closeSync(file);
  return start.equals(GZIP);
}

/** The lines of a stream's text. */
export async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
