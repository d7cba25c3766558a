/** Characters that show nothing, reorder text or control a terminal, without what joins and colours the parts of an emoji. */
const HIDDEN = new RegExp(
  [
    String.raw`(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})`,
    String.raw`(?<!\p{Emoji})\ufe0f`,
    String.raw`(?![\u200d\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]`,
  ].join("|"),
  "gu",
);
/** Marks on one character; more cover the lines around it. */
const MOST_MARKS = 4;
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, "gu");

/**
 * A stranger's text as it may be put beside others': hidden, reordering and control characters as their code, such as `[U+202E]`.
 * `lines`: tabs and line breaks stay.
 */
export function visible(text: string, { lines = false } = {}): string {
  return text
    .replace(HIDDEN, (found) => {
      if (lines && /[\t\r\n]/.test(found)) return found;
      return `[U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
    })
    .replace(MARKS, "$1");
}

/** A stranger's text inside a sentence: visible, and in a direction of its own by characters that mark its ends, unless it is ASCII. */
export function isolated(text: string): string {
  return /^[ -~]*$/.test(text) ? text : `\u2068${visible(text)}\u2069`;
}

/** A stranger's text in a direction of its own, so that it does not reorder what is beside it. */
export function StrangersText({ children, lines = false }: { children: string; lines?: boolean }) {
  return <bdi>{visible(children, { lines })}</bdi>;
}
