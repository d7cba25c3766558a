import { bytesToHex, type Hex, hexToBytes, size } from "viem";
import { checksum } from "../../core/schemas.ts";
import { FieldError } from "./field-error.ts";
import { integerRange } from "./integer-range.ts";
import { type Json, type JsonObject, jsonBytes } from "./json.ts";
import { LONGEST_DATA, LONGEST_JSON } from "./limits.ts";
import type { SchemaField } from "./parse-schema.ts";

/**
 * Decodes data. Accepts only the canonical ABI encoding, so that no byte is read twice and small data cannot expand. Numbers of up
 * to 48 bits are JSON numbers, longer ones decimal strings; NUL in a text, which PostgreSQL rejects, becomes U+FFFD. Throws a
 * {@link FieldError} if the data does not match the schema or exceeds 64 KiB, encoded or as JSON.
 */
export function decodeData(fields: readonly SchemaField[], data: Hex): JsonObject {
  if (size(data) > LONGEST_DATA) throw new FieldError("data", `has more than ${LONGEST_DATA} bytes`);
  const input: Input = { bytes: hexToBytes(data), left: LONGEST_JSON };
  const root = groupOf(fields);
  if (root.size > input.bytes.length) throw notCanonical();
  const { value, end } = readGroup(input, root, 0);
  if (end !== input.bytes.length) throw notCanonical();
  return value;
}

interface Input {
  bytes: Uint8Array;
  /** Bytes left for JSON. */
  left: number;
}

/** A type; `size` is its bytes in the head, an offset's if it `isDynamic`. */
type Node = { size: number; isDynamic: boolean } & (
  | { kind: "word"; type: string }
  | { kind: "bytes" | "string" }
  | { kind: "list"; item: Node; length: number | null }
  | { kind: "group"; fields: readonly { name: string; node: Node }[] }
);
type Kind<K extends Node["kind"]> = Extract<Node, { kind: K }>;

/** A value and the position after it. */
interface Read<T extends Json = Json> {
  value: T;
  end: number;
}

const WORD = 32;
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function nodeOf({ type, components = [] }: Omit<SchemaField, "name">): Node {
  const list = /^(.*)\[(\d*)\]$/.exec(type);
  if (list) {
    const item = nodeOf({ type: list[1] ?? "", components });
    const length = list[2] ? Number(list[2]) : null;
    const isDynamic = length === null || item.isDynamic;
    return { kind: "list", item, length, isDynamic, size: isDynamic ? WORD : (length ?? 0) * item.size };
  }
  if (type === "tuple") {
    const group = groupOf(components);
    return group.isDynamic ? { ...group, size: WORD } : group;
  }
  if (type === "bytes" || type === "string") return { kind: type, isDynamic: true, size: WORD };
  return { kind: "word", type, isDynamic: false, size: WORD };
}

/** `size` is that of all heads. */
function groupOf(components: readonly SchemaField[]): Kind<"group"> {
  const fields = components.map((field) => ({ name: field.name, node: nodeOf(field) }));
  const isDynamic = fields.some(({ node }) => node.isDynamic);
  return { kind: "group", fields, isDynamic, size: sizeOf(fields.map(({ node }) => node)) };
}

function sizeOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + node.size, 0);
}

/** Reads values whose heads begin at `base`; their tails must follow in the same order, without gaps. */
function readSequence<T>(
  input: Input,
  base: number,
  sequence: { size: number; items: Iterable<{ node: Node; key: T }>; add: (key: T, value: Json) => void },
): number {
  let head = base;
  let tail = base + sequence.size;
  if (tail > input.bytes.length) throw notCanonical();
  for (const { node, key } of sequence.items) {
    if (node.isDynamic && base + readLength(input, head) !== tail) throw notCanonical();
    const { value, end } = readValue(input, node, node.isDynamic ? tail : head);
    sequence.add(key, value);
    head += node.size;
    if (node.isDynamic) tail = end;
  }
  return tail;
}

function readValue(input: Input, node: Node, at: number): Read {
  switch (node.kind) {
    case "word":
      return { value: readWord(input, node.type, at), end: at + WORD };
    case "bytes":
    case "string":
      return readBytes(input, node.kind, at);
    case "list":
      return readList(input, node, at);
    case "group":
      return readGroup(input, node, at);
  }
}

function readGroup(input: Input, { fields }: Kind<"group">, at: number): Read<JsonObject> {
  spend(
    input,
    fields.reduce((sum, { name }) => sum + name.length + 4, 2),
  );
  const entries: [string, Json][] = [];
  const end = readSequence(input, at, {
    size: sizeOf(fields.map(({ node }) => node)),
    items: fields.map(({ name, node }) => ({ key: name, node })),
    add: (name, value) => entries.push([name, value]),
  });
  return { value: Object.fromEntries(entries), end };
}

function readList(input: Input, { item, length }: Kind<"list">, at: number): Read {
  const count = length ?? readLength(input, at);
  const base = length === null ? at + WORD : at;
  const values: Json[] = [];
  spend(input, 2 + count);
  const items = function* () {
    for (let i = 0; i < count; i++) yield { key: i, node: item };
  };
  const end = readSequence(input, base, {
    size: count * item.size,
    items: items(),
    add: (_, value) => values.push(value),
  });
  return { value: values, end };
}

function readBytes(input: Input, kind: "bytes" | "string", at: number): Read<string> {
  const length = readLength(input, at);
  const begin = at + WORD;
  const end = begin + Math.ceil(length / WORD) * WORD;
  if (end > input.bytes.length || input.bytes.subarray(begin + length, end).some(Boolean)) throw notCanonical();
  const content = input.bytes.subarray(begin, begin + length);
  // Its JSON is at least as long.
  if (length > input.left) throw tooLong();
  const value = kind === "bytes" ? bytesToHex(content) : utf8.decode(content).replaceAll("\0", "\ufffd");
  spend(input, jsonBytes(value));
  return { value, end };
}

/** A length or offset; infinite if it is larger than the data. */
function readLength(input: Input, at: number): number {
  const value = wordAt(input, at);
  return value > BigInt(input.bytes.length) ? Number.POSITIVE_INFINITY : Number(value);
}

function wordAt({ bytes }: Input, at: number): bigint {
  if (at + WORD > bytes.length) throw notCanonical();
  return BigInt(bytesToHex(bytes.subarray(at, at + WORD)));
}

function readWord(input: Input, type: string, at: number): Json {
  const value = wordValue(type, wordAt(input, at));
  spend(input, jsonBytes(value));
  return value;
}

function wordValue(type: string, word: bigint): Json {
  if (type === "bool" && word <= 1n) return word === 1n;
  if (type === "address" && word < 2n ** 160n) return checksum(`0x${word.toString(16).padStart(40, "0")}`);
  if (type.startsWith("bytes")) {
    const hex = word.toString(16).padStart(2 * WORD, "0");
    const digits = 2 * Number(type.slice("bytes".length));
    if (/^0*$/.test(hex.slice(digits))) return `0x${hex.slice(0, digits)}`;
  }
  if (type.includes("int")) {
    const { least, most, bits } = integerRange(type);
    const value = least < 0n ? BigInt.asIntN(256, word) : word;
    if (value >= least && value <= most) return bits > 48 ? String(value) : Number(value);
  }
  throw notCanonical();
}

function spend(input: Input, bytes: number): void {
  input.left -= bytes;
  if (input.left < 0) throw tooLong();
}

function notCanonical(): FieldError {
  return new FieldError("data", "is not the canonical ABI encoding of the schema's fields");
}

function tooLong(): FieldError {
  return new FieldError("data", `takes more than ${LONGEST_JSON} bytes as JSON`);
}
