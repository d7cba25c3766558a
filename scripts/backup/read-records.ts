import { z } from "zod";
import { StartError } from "../start-error.ts";
import type { Column, Target } from "./columns.ts";
import { derivedKinds, FORMAT, VERSION } from "./kinds.ts";

/** Rows in memory at once. */
const BATCH = 500;

const Header = z.object({ kind: z.literal("header"), format: z.literal(FORMAT), version: z.unknown() });
const End = z.object({ kind: z.literal("end"), records: z.int() });
const Line = z.looseObject({ kind: z.string(), row: z.record(z.string(), z.unknown()).optional() });
type Line = z.infer<typeof Line>;

/** A record's line of the file. */
export interface Row {
  /** Line number, from 1. */
  number: number;
  text: string;
}

/**
 * The records of an export's lines, some hundred of one kind at a time. Throws a {@link StartError} that names the first
 * invalid line: not JSON, of an unknown kind, with fields its table lacks, or missing at the end.
 */
export async function* readRecords(
  lines: AsyncIterable<string>,
  targets: ReadonlyMap<string, Target>,
): AsyncGenerator<{ kind: string; rows: Row[] }> {
  let number = 0;
  let ended = false;
  let [kind, rows]: [string, Row[]] = ["", []];
  for await (const text of lines) {
    number += 1;
    if (ended) throw fault(number, "follows the end");
    const line = parseLine(number, text);
    if (number === 1) requireHeader(line);
    else if (line.kind === "end") ended = requireEnd(number, line);
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
  if (!ended) throw new StartError(`The file ends early, after line ${number}. Nothing was changed.`);
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

function requireHeader(line: Line): void {
  const header = Header.safeParse(line);
  if (!header.success) throw fault(1, `is not the header of a ${FORMAT}`);
  const { version } = header.data;
  if (version !== VERSION) {
    throw fault(1, `has format version ${JSON.stringify(version)}; this program reads version ${VERSION}`);
  }
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

function fault(number: number, what: string): StartError {
  return new StartError(`Line ${number} ${what}. Nothing was changed.`);
}
