import { FIRST_MIGRATION, LAST_OF_1_0_0, readMigrations } from "../database/migrate.ts";
import { StartError } from "../start-error.ts";
import { FORMAT, VERSION } from "./kinds.ts";

const HEADER = `{"kind":"header","format":"${FORMAT}","version":${VERSION},`;

/** An export's lines, and the migration after which its tables are as they were when it was written. */
export interface RecognizedExport {
  lines: AsyncIterable<string>;
  /** The newest one for lines without this format's header, which the import refuses. */
  migration: string;
}

/** Recognizes an export by the migration that its header names. Throws a {@link StartError} if a newer version wrote it, or one before 1.0.0. */
export async function recognizeExport(open: () => AsyncIterable<string>): Promise<RecognizedExport> {
  const rest = open()[Symbol.asyncIterator]();
  const first = await rest.next();
  const lines = first.done ? none() : prepend(first.value, rest);
  const names = readMigrations().map(({ name }) => name);
  const header = first.done ? "" : first.value;
  if (!header.startsWith(HEADER)) return { lines, migration: names.at(-1) ?? "" };
  const named = /"migration":"(\w+)"/.exec(header)?.[1];
  const migration = named === LAST_OF_1_0_0 ? FIRST_MIGRATION : named;
  if (migration !== undefined && names.includes(migration)) return { lines, migration };
  if (named === undefined || named < LAST_OF_1_0_0) {
    throw new StartError(
      "Line 1 is of a version before 1.0.0. Import the file with version 1.0.0, and export it there again. Nothing was changed.",
    );
  }
  throw new StartError(
    `Line 1 is of a newer version, whose last migration is ${named}. Import the file with that version or a later one. Nothing was changed.`,
  );
}

async function* none(): AsyncGenerator<string> {}

async function* prepend(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}
