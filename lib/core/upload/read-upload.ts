import { decode, openUpload } from "./lines.ts";
import { readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";
import { readText } from "./read-text.ts";
import type { FileReason, UploadEvent, UploadOptions } from "./schemas.ts";
import { sniff } from "./sniff.ts";

/**
 * Reads an upload as a stream, in bounded memory: first its format, then every address or name in the order of the upload, and every line
 * that is not taken with its reason. The same bytes give the same events, however they arrive. `format.column` is null where somebody has
 * to choose one of `columns`, and, without `columns`, where nothing can be read; lines with the reasons follow.
 */
export async function* readUpload(
  chunks: AsyncIterable<Uint8Array>,
  options: UploadOptions = {},
): AsyncGenerator<UploadEvent> {
  const source = await openUpload(chunks);
  try {
    const { isWhole } = source;
    const encoding = encodingOf(source.head);
    const reason = fileReason(source.head) ?? (encoding === null ? "binary" : null);
    if (reason !== null || encoding === null) return yield* notAList(reason ?? "binary");
    const head = new TextDecoder(encoding).decode(source.head, { stream: !isWhole });
    if (isWhole && head.trim() === "") return yield* notAList("emptyFile");
    const sniffed = sniff(head, isWhole);
    const text = decode(source, encoding);
    if (sniffed.delimiter !== "") yield* readTable(head, isWhole, text, sniffed, options);
    else if (sniffed.dialect === "text" || sniffed.dialect === "issue")
      yield* readText(head, isWhole, text, sniffed, options);
    else yield* readJson(text, sniffed.dialect, options);
  } finally {
    await source.rest.return(undefined);
  }
}

const boms: readonly [encoding: string, bytes: readonly number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The encoding by the byte order mark, or by where the zero bytes of UTF-16 are; null where the bytes are no text. */
function encodingOf(head: Uint8Array): string | null {
  const marked = boms.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (marked) return marked[0];
  const zeros = [0, 0];
  const start = head.subarray(0, 1_024);
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return "utf-8";
  if (even === 0 && odd > start.length / 4) return "utf-16le";
  return odd === 0 && even > start.length / 4 ? "utf-16be" : null;
}

function* notAList(reason: FileReason): Generator<UploadEvent> {
  yield { kind: "format", format: { dialect: "none", column: null, header: false } };
  yield { kind: "line", line: 1, reason, text: "" };
}

/** A page may begin with comments, as an issue does, and with any of its parts. */
const MARKUP =
  /^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype|\?xml|html|head|title|meta|link|base|script|noscript|style|body|header|nav|main|section|article|div|table|tr|td|form|pre)(?:[\s/>]|$)/is;

/** Why a file cannot be a list, by its first bytes; null if it may be one. */
function fileReason(head: Uint8Array): FileReason | null {
  if (head.length === 0) return "emptyFile";
  const start = Buffer.from(head.buffer, head.byteOffset, head.length).toString("latin1");
  if (start.startsWith("PK\x03\x04")) {
    if (start.includes("xl/")) return "xlsx";
    return start.includes("word/") ? "docx" : "zip";
  }
  if (start.startsWith("\x1f\x8b")) return "gzip";
  if (start.startsWith("%PDF-")) return "pdf";
  if (start.startsWith("version https://git-lfs.github.com/spec/")) return "lfsPointer";
  if (MARKUP.test(start.slice(0, 1_000))) return "html";
  return ["\xd0\xcf\x11\xe0", "PAR1", "7z\xbc\xaf", "Rar!", "(\xb5/\xfd"].some((magic) => start.startsWith(magic))
    ? "binary"
    : null;
}
