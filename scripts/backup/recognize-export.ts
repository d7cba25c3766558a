import type { Sql } from "../../lib/core/db.ts";
import { readMigrations } from "../database/migrate.ts";
import { StartError } from "../start-error.ts";
import { readTarget } from "./columns.ts";

/** An export's lines, and after which migration its tables are as they were when it was written. */
export interface RecognizedExport {
  lines: AsyncIterable<string>;
  /** Whether the file is of the tables of the search path, the last migration of which is named. */
  isOf: (sql: Sql, migration: string) => Promise<boolean>;
}

/**
 * Recognizes an export by the migration that its header names. Exports of versions that named none have the first tables with the fields of
 * the file, because the migrations from these to theirs may be repeated. Throws a {@link StartError} if a newer version wrote it.
 */
export async function recognizeExport(open: () => AsyncIterable<string>): Promise<RecognizedExport> {
  const rest = open()[Symbol.asyncIterator]();
  const first = await rest.next();
  const lines = first.done ? none() : prepend(first.value, rest);
  const named = /^\{"kind":"header",.*"migration":"(\w+)"/.exec(first.done ? "" : first.value)?.[1];
  if (named === undefined) {
    const fields = await readFields(open());
    return { lines, isOf: (sql) => hasFields(sql, fields) };
  }
  if (readMigrations().some(({ name }) => name === named)) return { lines, isOf: async (_, name) => name === named };
  throw new StartError(
    `Line 1 is of a newer version, whose last migration is ${named}. Import the file with that version or a later one. Nothing was changed.`,
  );
}

async function* none(): AsyncGenerator<string> {}

async function* prepend(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** The fields of each kind of record, by its first. Lines that are none are left to the import. */
async function readFields(lines: AsyncIterable<string>): Promise<Map<string, string[]>> {
  const fields = new Map<string, string[]>();
  for await (const line of lines) {
    const kind = /^\{"kind"\s*:\s*"(\w+)"\s*,\s*"row"\s*:/.exec(line)?.[1];
    if (kind === undefined || fields.has(kind)) continue;
    try {
      fields.set(kind, Object.keys(JSON.parse(line).row));
    } catch {
      // The import names the line.
    }
  }
  return fields;
}

/** Whether the tables of the search path have these fields, and no others. */
async function hasFields(sql: Sql, fields: ReadonlyMap<string, readonly string[]>): Promise<boolean> {
  for (const [kind, own] of fields) {
    const columns = (await readTarget(sql, kind))?.columns;
    if (columns?.length !== own.length || !columns.every(({ field }) => own.includes(field))) return false;
  }
  return true;
}
