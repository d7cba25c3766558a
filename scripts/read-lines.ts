import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { messageOf, StartError } from "./start-error.ts";

/** With this byte begins what is gzipped, and no text. */
const GZIP = 0x1f;

/** The lines of a file or pipe, which may be gzipped. Throws a {@link StartError} if it cannot be read to its end. */
export async function* readLines(path: string): AsyncGenerator<string> {
  try {
    // Opened once: what was read of a pipe is gone.
    const chunks: AsyncIterator<Buffer> = createReadStream(path)[Symbol.asyncIterator]();
    const first = await chunks.next();
    if (first.done) return;
    const all = prepend(first.value, chunks);
    // Errors reach the reader of the stream.
    yield* linesOf(first.value[0] === GZIP ? pipeline(all, createGunzip(), () => {}) : all);
  } catch (error) {
    throw new StartError(`${path} cannot be read to its end (${messageOf(error)}).`);
  }
}

async function* prepend<Item>(first: Item, rest: AsyncIterator<Item>): AsyncGenerator<Item> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
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
