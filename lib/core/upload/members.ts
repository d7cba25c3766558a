import { pastedDigits, trimPasted } from "../pasted-address.ts";
import { isNearForm, type Judged, type JudgeOptions, judgeCell, judgePlain } from "./judge-cell.ts";
import type { LineReason, UploadEvent } from "./schemas.ts";

/** An address within a text, and what may be before and behind it where the text is a list of addresses. */
const ADDRESS = /(?<![0-9a-z])(?:0x|\\x)[0-9a-f]{40}(?![0-9a-z])/gi;
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

/** What a line of text names: the only address or name in it, or all of them where it has nothing else but separators and numbers. */
export function judgeLine(text: string, options: JudgeOptions): Member[] {
  const whole = judgeCell(text, options);
  if (!("reason" in whole)) return [{ input: text, judged: whole }];
  if (whole.reason === "badChecksum" || whole.reason === "contractCall") return [{ input: text, judged: whole }];
  const found = text.match(ADDRESS) ?? [];
  const isSame = new Set(found.map((one) => one.slice(2).toLowerCase())).size === 1;
  const isList = found.length > 1 && isListLine(text);
  // A link of an address has it twice, as its text and in its target.
  if (found.length > 1 && !isList && !isSame) return [{ input: text, judged: { reason: "severalAddresses" } }];
  if (isList) return text.split(/[,;\s|]+/).flatMap((part) => judgePart(part, options));
  const [only] = found;
  if (only) return [{ input: only, judged: judgeCell(only, options) }];
  return [judgeWords(text, whole, options)];
}

/** Whether a line has addresses, each perhaps with a chain before it and a number behind it, and nothing else. */
function isListLine(text: string): boolean {
  return text.split(/[,;\s|]+/).every((part) => part === "" || ONE_OF_LIST.test(part));
}

const ONE_OF_LIST = /^["'([]*(?:[a-z0-9-]{1,32}:)?(?:0x|\\x)[0-9a-f]{40}(?:[:=][^:]{0,80})?["')\]]*$/i;

function judgePart(part: string, options: JudgeOptions): Member[] {
  const bare = part.replace(/^["'([]+|["')\]]+$/g, "");
  if (bare === "") return [];
  const input = pastedDigits(bare) ? bare : (bare.match(ADDRESS)?.[0] ?? bare);
  return [{ input, judged: judgeCell(input, options) }];
}

/** A line without an address: its only name, or its only text that is nearly an address. */
function judgeWords(text: string, whole: Judged, options: JudgeOptions): Member {
  const parts = text
    .slice(0, 2_000)
    .split(/[\s,;|()<>"'`=]+|:(?!\/\/)/)
    .filter((part) => part !== "");
  const near = parts.filter(isNearForm);
  const [only = ""] = near;
  if (near.length === 1) return { input: only, judged: judgeCell(only, options) };
  if (near.length > 1) return { input: text, judged: { reason: "severalAddresses" } };
  const hex = parts.find((part) => /^0x[0-9a-z]{10,}$/i.test(part));
  const isPlain = "reason" in whole && (whole.reason === "noAddress" || whole.reason === "textAround");
  return isPlain && hex ? { input: text, judged: judgeCell(hex, options) } : { input: text, judged: whole };
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
