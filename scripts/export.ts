import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { systemContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { exportRecords } from "./backup/export-records.ts";
import { parseFile } from "./command-line.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";
import { runProgram, StartError } from "./start-error.ts";

const usage = `usage: npm run export -- <file>

Writes a snapshot of everything the operator owns into a new file of JSON lines; the service may run meanwhile.
A name that ends in .gz compresses it. The file holds people's addresses and their activity, and one secret, that of
nullifiers (docs/operations.md, "Export and import"). Only its owner can read it.`;

/** Write a temporary file and rename it when complete, so that no partial export looks like a complete one. */
async function write(path: string, lines: AsyncIterable<string>): Promise<void> {
  const partial = `${path}.partial`;
  const out = createWriteStream(partial, { mode: 0o600 });
  try {
    await (path.endsWith(".gz") ? pipeline(lines, createGzip(), out) : pipeline(lines, out));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function main(path: string): Promise<void> {
  if (existsSync(path)) throw new StartError(`${path} exists already. Name a new file.`);
  loadToolEnvironment();
  try {
    await write(path, exportRecords(systemContext()));
  } finally {
    await closeDatabase();
  }
  console.log(`Exported to ${path}.`);
}

const file = parseFile(usage);
await runProgram(() => main(file));
