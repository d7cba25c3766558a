import { bytesToHex, encodeAbiParameters, type Hex, hexToBytes, isHex, size } from "viem";
import { parseAddress } from "../../core/parse-address.ts";
import { checksum } from "../../core/schemas.ts";
import {
  FieldError,
  integerRange,
  type Json,
  type JsonObject,
  jsonBytes,
  LONGEST_DATA,
  LONGEST_JSON,
  type SchemaField,
} from "./parse-schema.ts";

/** Half a surrogate pair, which UTF-8 cannot represent. */
const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
const INTEGER = /^-?[0-9]{1,78}$/;

/** ABI-encodes an object with exactly the schema's fields. Throws a {@link FieldError} for the field, or for `data` if it is too long. */
export function encodeData(fields: readonly SchemaField[], data: JsonObject): Hex {
  const values = tupleValue({ left: LONGEST_DATA }, fields, data, "data");
  if (jsonBytes(data) > LONGEST_JSON) throw longJson();
  const encoded = encodeAbiParameters(fields, Object.values(values));
  if (size(encoded) > LONGEST_DATA) throw tooLong();
  return encoded;
}

/** Bytes left for values. Each takes at least a word, so too long data fails before it is encoded. */
interface Budget {
  left: number;
}

function takeWord(budget: Budget): void {
  budget.left -= 32;
  if (budget.left < 0) throw tooLong();
}

function tooLong(): FieldError {
  return new FieldError("data", `takes more than ${LONGEST_DATA} bytes encoded`);
}

function tupleValue(
  budget: Budget,
  fields: readonly SchemaField[],
  given: unknown,
  path: string,
): Record<string, unknown> {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new FieldError(path, `must be an object with the fields ${fields.map((field) => field.name).join(", ")}`);
  }
  const names = new Set(fields.map((field) => field.name));
  for (const name of Object.keys(given)) {
    if (!names.has(name)) throw new FieldError(`${path}.${name}`, "is not a field of the schema");
  }
  return Object.fromEntries(
    fields.map((field) => {
      const at = `${path}.${field.name}`;
      const value = Object.hasOwn(given, field.name) ? (given as JsonObject)[field.name] : undefined;
      if (value === undefined) throw new FieldError(at, `is missing: the schema has ${field.type} ${field.name}`);
      return [field.name, abiValue(budget, field, value, at)];
    }),
  );
}

/** A JSON value for viem's encoder. */
function abiValue(budget: Budget, field: SchemaField, given: Json, path: string): unknown {
  const array = /^(.*)\[(\d*)\]$/.exec(field.type);
  if (array) {
    const [, type = "", length = ""] = array;
    if (!Array.isArray(given)) throw new FieldError(path, "must be a list");
    // The encoding of a dynamic list includes its length.
    if (length === "") takeWord(budget);
    else if (given.length !== Number(length)) throw new FieldError(path, `must have ${length} items`);
    return given.map((item, index) => abiValue(budget, { ...field, type }, item, `${path}.${index}`));
  }
  if (field.type === "tuple") return tupleValue(budget, field.components ?? [], given, path);
  takeWord(budget);
  if (field.type === "bool") {
    if (typeof given !== "boolean") throw new FieldError(path, "must be true or false");
    return given;
  }
  if (field.type === "address") {
    const address = typeof given === "string" ? parseAddress(given) : null;
    if (address === null) throw new FieldError(path, "must be an address");
    return address;
  }
  if (field.type === "string") {
    if (typeof given !== "string") throw new FieldError(path, "must be a text");
    if (HALF_PAIR.test(given)) throw new FieldError(path, "must be a text of whole characters");
    return given;
  }
  if (field.type.startsWith("bytes")) return bytesValue(field.type, given, path);
  return integerValue(field.type, given, path);
}

function bytesValue(type: string, given: Json, path: string): Hex {
  const length = type === "bytes" ? null : Number(type.slice(5));
  const even = isHex(given) && given.length % 2 === 0;
  if (!even || (length !== null && size(given) !== length)) {
    throw new FieldError(
      path,
      length === null ? "must be bytes as 0x and hex" : `must be ${length} bytes as 0x and hex`,
    );
  }
  return given.toLowerCase() as Hex; // isHex above.
}

function integerValue(type: string, given: Json, path: string): bigint {
  const whole =
    typeof given === "number" ? Number.isSafeInteger(given) : typeof given === "string" && INTEGER.test(given);
  if (!whole) throw new FieldError(path, "must be a whole number, above 2^53 as a decimal string");
  const value = BigInt(given as number | string); // Checked above.
  const { least, most } = integerRange(type);
  if (value < least || value > most) throw new FieldError(path, `must be between ${least} and ${most}`);
  return value;
}

/**
 * Decodes ABI-encoded data. As EAS's SDK it takes any offsets into the data, also equal ones, and bytes behind the last value; how far
 * small data can expand is bounded by the size of its JSON. Numbers of up to 48 bits are JSON numbers, longer ones decimal strings; NUL
 * in a text, which PostgreSQL rejects, becomes U+FFFD. Throws a {@link FieldError} if the data does not match the schema or exceeds
 * 64 KiB, encoded or as JSON.
 */
export function decodeData(fields: readonly SchemaField[], data: Hex): JsonObject {
  if (size(data) > LONGEST_DATA) throw new FieldError("data", `has more than ${LONGEST_DATA} bytes`);
  const input: Input = { bytes: hexToBytes(data), left: LONGEST_JSON };
  return readGroup(input, groupOf(fields), 0);
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

/** Reads values whose heads begin at `base`, which offsets count from. */
function readSequence(input: Input, base: number, nodes: Iterable<Node>, size: number): Json[] {
  if (base + size > input.bytes.length) throw mismatch();
  const values: Json[] = [];
  let head = base;
  for (const node of nodes) {
    values.push(readValue(input, node, node.isDynamic ? base + readLength(input, head) : head));
    head += node.size;
  }
  return values;
}

function readValue(input: Input, node: Node, at: number): Json {
  switch (node.kind) {
    case "word":
      return readWord(input, node.type, at);
    case "bytes":
    case "string":
      return readBytes(input, node.kind, at);
    case "list":
      return readList(input, node, at);
    case "group":
      return readGroup(input, node, at);
  }
}

function readGroup(input: Input, { fields }: Kind<"group">, at: number): JsonObject {
  spend(
    input,
    fields.reduce((sum, { name }) => sum + name.length + 4, 2),
  );
  const nodes = fields.map(({ node }) => node);
  const values = readSequence(input, at, nodes, sizeOf(nodes));
  return Object.fromEntries(fields.map(({ name }, i) => [name, values[i] ?? null]));
}

function readList(input: Input, { item, length }: Kind<"list">, at: number): Json {
  const count = length ?? readLength(input, at);
  const base = length === null ? at + WORD : at;
  spend(input, 2 + count);
  const items = function* () {
    for (let i = 0; i < count; i++) yield item;
  };
  return readSequence(input, base, items(), count * item.size);
}

function readBytes(input: Input, kind: "bytes" | "string", at: number): string {
  const length = readLength(input, at);
  const begin = at + WORD;
  const end = begin + Math.ceil(length / WORD) * WORD;
  if (end > input.bytes.length || input.bytes.subarray(begin + length, end).some(Boolean)) throw mismatch();
  const content = input.bytes.subarray(begin, begin + length);
  // Its JSON is at least as long.
  if (length > input.left) throw longJson();
  const value = kind === "bytes" ? bytesToHex(content) : utf8.decode(content).replaceAll("\0", "\ufffd");
  spend(input, jsonBytes(value));
  return value;
}

/** A length or offset; infinite if it is larger than the data. */
function readLength(input: Input, at: number): number {
  const value = wordAt(input, at);
  return value > BigInt(input.bytes.length) ? Number.POSITIVE_INFINITY : Number(value);
}

function wordAt({ bytes }: Input, at: number): bigint {
  if (at + WORD > bytes.length) throw mismatch();
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
  throw mismatch();
}

function spend(input: Input, bytes: number): void {
  input.left -= bytes;
  if (input.left < 0) throw longJson();
}

function mismatch(): FieldError {
  return new FieldError("data", "is not the ABI encoding of the schema's fields");
}

function longJson(): FieldError {
  return new FieldError("data", `takes more than ${LONGEST_JSON} bytes as JSON`);
}
