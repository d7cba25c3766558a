import { z } from "zod";
import { FIRST_MIGRATION, LAST_OF_1_0_0, readMigrations } from "../database/migrate.ts";
import { StartError } from "../start-error.ts";
import type { Column, Target } from "./columns.ts";
import { derivedKinds, FORMAT, VERSION } from "./kinds.ts";

/** Rows in memory at once. */
const BATCH = 500;

const Header = z.object({
  kind: z.literal("header"),
  format: z.literal(FORMAT),
  version: z.unknown(),
  migration: z.string().optional(),
});
const End = z.object({ kind: z.literal("end"), records: z.int() });
const Line = z.looseObject({ kind: z.string(), row: z.record(z.string(), z.unknown()).optional() });
type Line = z.infer<typeof Line>;

/** A record's line of the file. */
export interface Row {
  /** Line number, from 1. */
  number: number;
  text: string;
}

/** An export whose header was read. */
export interface OpenExport {
  /** The migration after which tables are as they were when it was written. */
  migration: string;
  /**
   * Its records, some hundred of one kind at a time. Throws a {@link StartError} that names the first invalid line: not JSON, of an unknown
   * kind, with fields its table lacks, or missing at the end.
   */
  records(targets: ReadonlyMap<string, Target>): AsyncGenerator<{ kind: string; rows: Row[] }>;
}

/** Opens an export by its first line. Throws a {@link StartError} for none, for one of a newer version, and for one before 1.0.0. */
export async function openExport(lines: AsyncIterable<string>): Promise<OpenExport> {
  const rest = lines[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) throw endsEarly(0);
  const migration = requireHeader(parseLine(1, first.value));
  return { migration, records: (targets) => readRecords({ [Symbol.asyncIterator]: () => rest }, targets) };
}

async function* readRecords(lines: AsyncIterable<string>, targets: ReadonlyMap<string, Target>) {
  let number = 1;
  let ended = false;
  let [kind, rows]: [string, Row[]] = ["", []];
  for await (const text of lines) {
    number += 1;
    if (ended) throw fault(number, "follows the end");
    const line = parseLine(number, text);
    if (line.kind === "end") ended = requireEnd(number, line);
    else if (!isDerived(line.kind)) {
      requireFields(number, line, targets.get(line.kind)?.columns);
      if (rows.length === BATCH || (rows.length > 0 && line.kind !== kind)) {
        yield { kind, rows };
        rows = [];
      }
      kind = line.kind;
      rows.push({ number, text });
    }
  }
  if (!ended) throw endsEarly(number);
  if (rows.length > 0) yield { kind, rows };
}

function parseLine(number: number, text: string): Line {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fault(number, "is not JSON");
  }
  const line = Line.safeParse(value);
  if (!line.success) throw fault(number, "is not a record: it needs a kind and a row");
  return line.data;
}

/** Returns the migration that the header names. */
function requireHeader(line: Line): string {
  const header = Header.safeParse(line);
  if (!header.success) throw fault(1, `is not the header of a ${FORMAT}`);
  const { version, migration: named = "" } = header.data;
  if (version !== VERSION) {
    throw fault(1, `has format version ${JSON.stringify(version)}; this program reads version ${VERSION}`);
  }
  const migration = named === LAST_OF_1_0_0 ? FIRST_MIGRATION : named;
  if (readMigrations().some(({ name }) => name === migration)) return migration;
  const [origin, remedy] =
    named < LAST_OF_1_0_0
      ? ["a version before 1.0.0", "version 1.0.0, and export it there again"]
      : [`a newer version, whose last migration is ${named}`, "that version or a later one"];
  throw new StartError(`Line 1 is of ${origin}. Import the file with ${remedy}. Nothing was changed.`);
}

function requireEnd(number: number, line: Line): true {
  const end = End.safeParse(line);
  // Header and end are no records.
  if (end.success && end.data.records === number - 2) return true;
  throw fault(number, `does not match this file, which has ${number - 2} records`);
}

function isDerived(kind: string): boolean {
  return derivedKinds.some((one) => one === kind);
}

function requireFields(number: number, line: Line, columns: readonly Column[] | undefined): void {
  if (!columns) throw fault(number, `has the unknown kind ${JSON.stringify(line.kind)}`);
  const given = Object.keys(line.row ?? {});
  const strange = given.find((field) => !columns.some((column) => column.field === field));
  if (strange !== undefined) throw fault(number, `has the field ${JSON.stringify(strange)}; a ${line.kind} has none`);
  const lacking = columns.find(({ field }) => !given.includes(field));
  if (lacking) throw fault(number, `lacks the field ${lacking.field} of a ${line.kind}`);
}

function endsEarly(number: number): StartError {
  return new StartError(`The file ends early, after line ${number}. Nothing was changed.`);
}

function fault(number: number, what: string): StartError {
  return new StartError(`Line ${number} ${what}. Nothing was changed.`);
}
