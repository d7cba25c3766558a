import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { messageOf, StartError } from "../start-error.ts";

/** The lines of a file, unpacked if its name ends in .gz. Throws a {@link StartError} if it cannot be read to its end. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  // Errors reach the reader of the stream.
  const input = path.endsWith(".gz") ? pipeline(file, createGunzip(), () => {}) : file;
  input.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of input) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw new StartError(`${path} cannot be read to its end (${messageOf(error)}).`);
  }
  if (rest !== "") yield rest;
}
