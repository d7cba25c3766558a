// The forms in which people paste addresses, for pages too: without the hashes that checksums need (parse-address.ts). What stands before or
// behind the digits says how they were written, and selects no chain.

/** A text in one of the forms: the digits as they were written, not judged. */
export interface Pasted {
  digits: string;
  /** What follows the `@` of ERC-7828, and the checksum behind it. */
  chain?: string | undefined;
  check?: string | undefined;
  /** The function that a payment request (ERC-681) calls, of which the digits are the contract, and its parameters. */
  called?: string | undefined;
  parameters?: string | undefined;
}

/** Longer than any of these forms. */
const MOST_CHARACTERS = 1_000;
const DIGITS = "(?<digits>0x[0-9a-f]{40})";
const forms = [
  DIGITS,
  // A short name of a chain (EIP-3770), CAIP-10 or did:pkh: arb1:0x…, eip155:10:0x…, did:pkh:eip155:1:0x….
  `(?:(?:did:pkh:)?eip155:[0-9]{1,32}|[a-z][a-z0-9-]{0,31}):${DIGITS}`,
  // ERC-7828 with the address itself: 0x…@eip155:10, 0x…@eip155:1#4CA88C9C.
  `${DIGITS}@(?<chain>[a-z0-9][a-z0-9:.-]{0,63})(?:#(?<check>[0-9a-f]{8}))?`,
  // ERC-681: ethereum:pay-0x…@10?value=1e18, ethereum:0x…/transfer?address=0x….
  `ethereum:(?:pay-)?${DIGITS}(?:@[0-9]{1,32})?(?:/(?<called>[a-z_$][a-z0-9_$]*))?(?:\\?(?<parameters>.*))?`,
].map((form) => new RegExp(`^${form}$`, "i"));

const INVISIBLE = "\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff";
const VISIBLE = new RegExp(`[^${INVISIBLE}]`);

/** The text without white space, line ends and invisible characters around it. */
export function trimPasted(text: string): string {
  const start = text.search(VISIBLE);
  if (start === -1) return "";
  let end = text.length;
  while (!VISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A pasted address, also with white space, line ends and invisible characters around it; null if the text has another form. */
export function readPasted(text: string): Pasted | null {
  if (text.length > MOST_CHARACTERS) return null;
  const trimmed = trimPasted(text);
  for (const form of forms) {
    const groups = form.exec(trimmed)?.groups;
    if (groups) return { digits: "", ...groups };
  }
  return null;
}

/** The digits of a pasted address; null of another text, and of a payment request that calls a contract, whose address nobody means. */
export function pastedDigits(text: string): string | null {
  const pasted = readPasted(text);
  return pasted && !pasted.called ? pasted.digits : null;
}
