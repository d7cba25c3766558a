import { pastedDigits } from "../pasted-address.ts";
import { isAddressForm, isDataForm, isNearForm, type Judged, type JudgeOptions, judgeCell } from "./judge-cell.ts";
import { type Line, linesOf } from "./lines.ts";
import { lineEvent, type Member, memberEvent, plainRow } from "./members.ts";
import type { UploadEvent, UploadOptions } from "./schemas.ts";
import { headLines, isHeader, isTitleWord, type Sniffed } from "./sniff.ts";

/** Returns whether a line, called for each in order, may be a row. */
type LineFilter = (line: Line) => boolean;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s+(\S.*)$/;
/** The column of a text that has no other: all of its lines. */
const ALL = "line";
const PLAIN: JudgeOptions = { repair: true, bareNames: false };

/** The rows and lines of text; of an issue, of its fences alone if it has any, and never of its comments. */
export async function* readText(
  head: string,
  isWhole: boolean,
  text: AsyncIterable<string>,
  { dialect }: Sniffed,
  { column, repair = false }: UploadOptions,
): AsyncGenerator<UploadEvent> {
  const newFilter = (): LineFilter => (dialect === "issue" ? insideFences(head) : hasText);
  const first = headLines(head, isWhole).filter(newFilter());
  const sections = isWhole && !hasFences(head) ? sectionsOf(first) : [];
  const section = chooseSection(sections, column);
  if (section === null) return yield askForSection(sections, first, dialect);
  const hasHeader = dialect === "text" && section === ALL && isTitle(first);
  const name = (hasHeader && first[0]?.text.trim().slice(0, 80)) || section;
  yield { kind: "format", format: { dialect, column: name, header: hasHeader } };
  const options = { repair, bareNames: dialect === "text" && !first.some(({ text: line }) => hasAddress(line)) };
  const isMember = section === ALL ? newFilter() : insideSection(section, newFilter());
  let skip = hasHeader;
  for await (const lines of linesOf(text)) {
    for (const line of lines) {
      if (!isMember(line)) continue;
      if (skip) skip = false;
      else yield* readLine(line, options);
    }
  }
}

function* readLine({ number, text, isTooLong }: Line, options: JudgeOptions): Generator<UploadEvent> {
  if (isTooLong) return yield lineEvent(number, "tooLong", text);
  const row = plainRow(number, text);
  if (row) return yield row;
  for (const member of judgeLine(text, options)) yield memberEvent(number, member);
}

/** An address within a text, and what may be before and behind it where the text is a list of addresses. */
const ADDRESS = /(?<![0-9a-z])(?:0x|\\x)[0-9a-f]{40}(?![0-9a-z])/gi;

/** What a line of text names: the only address or name in it, or all of them where it has nothing else but separators and numbers. */
function judgeLine(text: string, options: JudgeOptions): Member[] {
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

function hasAddress(text: string): boolean {
  return judgeLine(text, PLAIN).some(({ judged }) => !("reason" in judged) || judged.reason === "badChecksum");
}

/** Whether the first line is a title: of the addresses below it, or by its words. */
function isTitle([first, second]: readonly Line[]): boolean {
  if (
    !first ||
    !second ||
    first.isTooLong ||
    isDataForm(first.text) ||
    !judgeLine(first.text, PLAIN).every(isNothing)
  ) {
    return false;
  }
  if (HEADING.test(first.text) || !isHeader([first.text])) return false;
  const isData = isAddressForm(second.text) || isNearForm(second.text);
  return isData || (first.text.length <= 60 && isTitleWord(first.text) && hasAddress(second.text));
}

function isNothing({ judged }: Member): boolean {
  return "reason" in judged && judged.reason === "noAddress";
}

interface Section {
  name: string;
  addresses: number;
  example: string | null;
}

/** Returns the section of each line, called in order: the heading above it; null for a heading. */
function nameSections(): (line: Pick<Line, "text">) => string | null {
  let name = "above the first heading";
  return ({ text }) => {
    const heading = HEADING.exec(text)?.[1];
    if (heading === undefined) return name;
    name = heading.trim().slice(0, 80);
    return null;
  };
}

/** The sections of a text with headings that have addresses; none of a text without headings. */
function sectionsOf(lines: readonly Line[]): Section[] {
  const sections = new Map<string, Section>();
  const nameOf = nameSections();
  let hasHeadings = false;
  for (const line of lines) {
    const name = nameOf(line);
    hasHeadings ||= name === null;
    if (name === null || !hasAddress(line.text)) continue;
    const section = sections.get(name) ?? { name, addresses: 0, example: line.text.trim().slice(0, 80) };
    sections.set(name, { ...section, addresses: section.addresses + 1 });
  }
  return hasHeadings ? [...sections.values()] : [];
}

/** The section that is read: the chosen one, or the only one, or all lines; null where somebody has to choose. */
function chooseSection(sections: readonly Section[], column: UploadOptions["column"]): string | null {
  const [only] = sections;
  if (sections.length < 2) return only?.name ?? ALL;
  const names = [...sections.map(({ name }) => name), ALL];
  return (typeof column === "number" ? names[column - 1] : names.find((name) => name === column?.trim())) ?? null;
}

function askForSection(sections: readonly Section[], lines: readonly Line[], dialect: Sniffed["dialect"]): UploadEvent {
  const addresses = sections.reduce((sum, section) => sum + section.addresses, 0);
  return {
    kind: "format",
    format: { dialect, column: null, header: false },
    columns: [...sections, { name: ALL, addresses, example: sections[0]?.example ?? null }],
    sample: lines.slice(0, 5).map(({ text }) => [text.trim().slice(0, 80)]),
  };
}

function insideSection(section: string, isMember: LineFilter): LineFilter {
  const nameOf = nameSections();
  return (line) => isMember(line) && nameOf(line) === section;
}

/** Whether a line has something else than the rules of a table. */
function hasText({ text }: Pick<Line, "text">): boolean {
  return !/^[\s|:+=_*-]*$/.test(text);
}

function hasFences(head: string): boolean {
  return new RegExp(FENCE, "m").test(head.replace(/<!--.*?(?:-->|$)/gs, ""));
}

/** Returns whether a line, called for each in order, is within a fence and neither in a comment nor the title above the fence's list. */
function insideFences(head: string): LineFilter {
  const isFenced = hasFences(head);
  let fence: string | null = null;
  let isFirst = false;
  let inComment = false;
  return (line) => {
    const { text } = line;
    if (inComment) {
      inComment = !text.includes("-->");
      return false;
    }
    const mark = FENCE.exec(text)?.[1];
    if (mark && fence === null) fence = mark;
    else if (mark?.startsWith(fence ?? " ")) fence = null;
    else if (fence !== null) {
      const isTitleOfFence = isFirst && hasText(line) && judgeLine(text, PLAIN).every(isNothing);
      isFirst &&= !hasText(line);
      return hasText(line) && !isTitleOfFence;
    }
    isFirst = fence !== null;
    if (mark) return false;
    inComment = text.includes("<!--") && !text.slice(text.lastIndexOf("<!--")).includes("-->");
    return !isFenced && !text.includes("<!--") && hasText(line);
  };
}
