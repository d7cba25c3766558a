import { isNormalName } from "../foreign-names.ts";
import { addressProblem, parseAddress } from "../parse-address.ts";
import { pastedDigits, readPasted, trimPasted } from "../pasted-address.ts";
import { isName, lowerAscii, stripSuffix } from "../schemas.ts";
import type { LineReason, Repair, Special, Taken } from "./schemas.ts";

export type Judged = Taken | { reason: LineReason };
export interface JudgeOptions {
  /** 40 hex digits without 0x are taken. */
  repair: boolean;
  /** A word is a name also without the suffix: the column has names and no addresses. */
  bareNames: boolean;
}

const LOWER_CASE = /^0x[0-9a-f]{40}$/;
const BARE_HEX = /^[0-9a-f]{40}$/i;
const SS58 = /^[1-9A-HJ-NP-Za-km-z]{47,48}$/;
const ETH_NAME = /^[^\s/:@()<>"',;|]+\.eth$/i;

/** What a cell, a line or a value of JSON names: an address or name, lower case, or the reason why it is none. */
export function judgeCell(cell: string, options: JudgeOptions): Judged {
  const plain = judgePlain(cell);
  if (plain) return plain;
  const text = trimPasted(cell);
  if (text === "") return { reason: "empty" };
  return judgeAddress(text, text !== cell, options) ?? judgeName(text, options) ?? { reason: reasonOf(text) };
}

/** A lower-case address, quickly; null for any other text. */
export function judgePlain(cell: string): Taken | null {
  return cell.length === 42 && LOWER_CASE.test(cell)
    ? { identity: cell, isName: false, special: specialOf(cell) }
    : null;
}

/** Whether a cell is written as an address, valid or not, or as an account of Polkadot: beside a column of these, one of addresses has tokens. */
export function isAddressForm(cell: string): boolean {
  if (cell.length < 42 || cell.length > 400) return false;
  return LOWER_CASE.test(cell) || SS58.test(cell) || readPasted(unwrap(trimPasted(cell))) !== null;
}

/** Whether a cell is an address without 0x, or a name of ENS. */
export function isNearForm(cell: string): boolean {
  const text = trimPasted(cell);
  return BARE_HEX.test(text) || ETH_NAME.test(text);
}

/** Whether a cell is data and no title of a column: hex digits, a name of ENS or an e-mail address. */
export function isDataForm(cell: string): boolean {
  const text = trimPasted(cell);
  return isAddressForm(text) || isNearForm(text) || /^(?:0x|\\x)?[0-9a-f]{16,}$/i.test(text) || EMAIL.test(text);
}

function judgeAddress(text: string, isTrimmed: boolean, { repair }: JudgeOptions): Judged | null {
  const isBare = BARE_HEX.test(text);
  const written = isBare ? `0x${text}` : unwrap(text);
  const digits = pastedDigits(written);
  const identity = parseAddress(written);
  if (identity === null)
    return addressProblem(written) === null ? null : { reason: digits ? "badChecksum" : "contractCall" };
  if (isBare && !repair) return { reason: "noPrefix" };
  const repaired = isBare ? "noPrefix" : repairOf(text, written, digits ?? "", isTrimmed);
  return { identity, isName: false, special: specialOf(identity), ...(repaired && { repaired }) };
}

/** What keeps a spreadsheet from changing an address, quotes that are no CSV, or the page of an explorer. */
const WRAPPED =
  /^(?:="|["'`]|https?:\/\/[^\s/]{1,100}\/(?:address|account)\/)(0x[0-9a-f]{40})(?:["'`]|[/?#][^\s]{0,200})?$/i;

/** The address that a text has in another form; PostgreSQL and tools that read it write bytes with a prefix of their own. */
function unwrap(text: string): string {
  return /^\\x[0-9a-f]{40}$/i.test(text) ? `0x${text.slice(2)}` : (WRAPPED.exec(text)?.[1] ?? text);
}

function repairOf(text: string, written: string, digits: string, isTrimmed: boolean): Repair | null {
  if (text.startsWith("\\")) return "hexPrefix";
  if (text !== written) return "cleaned";
  if (digits.length < text.length) return "chainPrefix";
  return isTrimmed || text.startsWith("0X") ? "cleaned" : null;
}

function judgeName(text: string, { bareNames }: JudgeOptions): Judged | null {
  const lower = lowerAscii(text);
  if (ETH_NAME.test(text)) {
    return lower.length <= 255 && isNormalName(lower)
      ? { identity: lower, isName: true, special: null }
      : { reason: "badName" };
  }
  const name = stripSuffix(text);
  const isMeant = name !== lower || (bareNames && /[a-z]/.test(lower) && !/^(?:0x)?[0-9a-f]{16,}$/.test(lower));
  if (!isMeant) return null;
  if (isName(name)) return { identity: name, isName: true, special: null };
  return name !== lower ? { reason: "badName" } : null;
}

const EMAIL = /^[^\s@]{1,100}@[^\s@]{1,100}\.[a-z]{2,}$/i;
/** Other kinds of texts, in the order in which they are tried. */
const kinds: readonly [RegExp, LineReason][] = [
  [/^#(?:N\/A|REF!|VALUE!|NAME\?|NUM!|DIV\/0!|NULL!|ERROR!)/i, "formula"],
  [/^[=@]/, "formula"],
  [/^0x0?[0-9a-f]{62,64}$/i, "starknet"],
  [/^0x[0-9a-f]*$/i, "wrongLength"],
  [/^0x[0-9a-z]{40}$/i, "notHex"],
  [/^[+-]?[0-9][0-9.,]*(?:e[+-]?[0-9]+)?$/i, "number"],
  [/^[0-9a-f]{36,}$/i, "wrongLength"],
  [EMAIL, "email"],
  [/^(?:bc1|tb1|[a-z]{2,12}1)[02-9ac-hj-np-z]{38,90}$/, "bech32"],
  [SS58, "ss58"],
  [/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, "base58"],
  [/(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-f])|[^\s./:@()]\.eth(?![0-9a-z.-])/i, "textAround"],
];

function reasonOf(text: string): LineReason {
  const start = text.slice(0, 2_000);
  return kinds.find(([form]) => form.test(start))?.[1] ?? "noAddress";
}

/** Addresses at which people and programs destroy tokens, or that stand for no account. */
const BURN = /^0x(?:0*(?:dead)+(?:beef)?0*|f{40}|e{40}|1{40}|0+deadbeef)$/;

function specialOf(address: string): Special | null {
  if (address.startsWith("0x00000000")) {
    if (/^0x0{40}$/.test(address)) return "zero";
    if (BURN.test(address)) return "burn";
    return address.startsWith("0x000000000000000000000000000000000000") ? "precompile" : null;
  }
  return /^0x(?:de|ff|ee|11|0{1,7}dead)/.test(address) && BURN.test(address) ? "burn" : null;
}
