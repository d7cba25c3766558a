import { trimPasted } from "../pasted-address.ts";
import { type Judged, judgePlain } from "./judge-cell.ts";
import type { LineReason, UploadEvent } from "./schemas.ts";

const MOST_MEMBERS = 10_000;

/** The texts of a cell that has a list: JSON or Python in brackets, or addresses one after the other; else the cell alone. */
export function membersOf(cell: string): string[] {
  const text = trimPasted(cell);
  if (/^\[.*\]$/s.test(text)) {
    const inner = text.slice(1, -1);
    return inner.trim() === ""
      ? []
      : inner.split(",", MOST_MEMBERS).map((one) => one.slice(0, 1_000).replace(/^[\s"']+|[\s"']+$/g, ""));
  }
  if (text.length > 84 && /^(?:0x[0-9a-f]{40}[\s,;|]+)+0x[0-9a-f]{40}$/i.test(text))
    return text.split(/[\s,;|]+/, MOST_MEMBERS);
  return [cell];
}

export interface Member {
  input: string;
  judged: Judged;
}

/** The event of a line that is not taken. */
export function lineEvent(line: number, reason: LineReason, text: string): UploadEvent {
  return { kind: "line", line, reason, text: text.trim().slice(0, 80) };
}

/** The event of what was found in a line. The text of an empty cell is the record. */
export function memberEvent(line: number, { input, judged }: Member, text = input): UploadEvent {
  if ("reason" in judged) return lineEvent(line, judged.reason, judged.reason === "empty" ? text : input);
  return { kind: "row", line, input: input.trim(), ...judged };
}

/** The row of a text that is a lower-case address and nothing else; null for any other. */
export function plainRow(line: number, input: string | undefined): UploadEvent | null {
  if (input?.length !== 42) return null;
  const judged = judgePlain(input);
  return judged && { kind: "row", line, input, ...judged };
}
