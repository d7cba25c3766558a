import type { ErrorDetail } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";

/** `components` are a tuple's. */
export interface SchemaField {
  /** Unique among its siblings: {@link nameOf}. */
  name: string;
  type: string;
  components?: readonly SchemaField[];
}

/** Characters. */
export const LONGEST_SCHEMA = 2_048;
const MOST_FIELDS = 64;
/** Maximum nesting of tuples and dimensions of lists. */
const DEEPEST = 8;

const TYPE = /\s*([A-Za-z][A-Za-z0-9]*)/y;
const OPENING = /\s*(?:tuple\s*)?\(/y;
const CLOSING = /\s*\)/y;
const END = /\s*(?=\)|$)/y;
const DIMENSIONS = /(?:\s*\[\s*[0-9]*\s*\])*/y;
/** Words of Solidity that mean nothing to the encoding. */
const MODIFIERS = /(?:(?:\s+|(?<=[\])]))(?:memory|calldata|storage|payable)(?![A-Za-z0-9_$]))*/y;
/** After a bracket no space is needed. */
const NAME = /(?:\s+|(?<=[\])]))([A-Za-z_$][A-Za-z0-9_$]*)/y;
const SPACE = /\s*/y;
const SUPPORTED =
  /^(?:bool|string|address|bytes(?:[1-9]|[12][0-9]|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/;
/** No list of length zero: data without bytes could claim any number of items. */
const LENGTHS = /^(?:\[(?:[1-9]\d{0,4})?\])*$/;
const LONGEST_FIELD_NAME = 64;
/** `ipfsHash` is EAS's name for the hash of an IPFS file. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["uint", "uint256"],
  ["int", "int256"],
  ["ipfsHash", "bytes32"],
]);

interface Reader {
  text: string;
  /** Position in the text. */
  at: number;
  fields: number;
}

/** A problem in a schema or in data. */
export class FieldError extends Error {
  readonly detail: ErrorDetail;

  constructor(path: string, message: string) {
    super(`${path} ${message}`);
    this.detail = { path, message };
  }
}

/**
 * Parses an EAS schema such as `string skill, uint8 level`, in all forms that EAS's SDK reads: tuples with or without the word, fields
 * without a name, a comma at the end, words such as `payable`, and no field at all. Reads untrusted text in linear time. Throws a
 * {@link FieldError}.
 */
export function parseSchema(schema: string): readonly SchemaField[] {
  if (schema.length > LONGEST_SCHEMA) throw new FieldError("schema", `is longer than ${LONGEST_SCHEMA} characters`);
  const reader: Reader = { text: schema, at: 0, fields: 0 };
  if (match(reader, END)) return reader.at < schema.length ? fail() : [];
  const fields = readFields(reader, 0);
  if (reader.at < schema.length) throw malformed();
  return fields;
}

function readFields(reader: Reader, depth: number): SchemaField[] {
  const fields: SchemaField[] = [];
  const names = new Set<string>();
  do {
    const field = readField(reader, depth);
    const name = nameOf(field.name, fields.length, names);
    names.add(name);
    fields.push({ ...field, name });
  } while (next(reader, ",") && !match(reader, END));
  return fields;
}

/** The name of a field in JSON. One without a name, or whose name another has, is known by its position: `_1`, `level_1`. */
function nameOf(given: string, position: number, taken: ReadonlySet<string>): string {
  let name = given === "" || given === "__proto__" ? `_${position}` : given;
  while (taken.has(name)) name += `_${position}`;
  return name;
}

function readField(reader: Reader, depth: number): SchemaField {
  if (++reader.fields > MOST_FIELDS) throw new FieldError("schema", `has more than ${MOST_FIELDS} fields`);
  const components = readTuple(reader, depth);
  const base = components ? "tuple" : readType(reader);
  // As `[3]`, however it is written.
  const dimensions = (match(reader, DIMENSIONS)?.[0] ?? "").replace(/\s|(?<=\[\s*)0+(?=\d)/g, "");
  if (!LENGTHS.test(dimensions)) throw new FieldError("schema", "must give lists a length from 1 to 99999, or none");
  if (depth + dimensions.split("[").length - 1 > DEEPEST) throw tooDeep();
  match(reader, MODIFIERS);
  const name = match(reader, NAME)?.[1] ?? "";
  match(reader, SPACE);
  if (name.length > LONGEST_FIELD_NAME) throw new FieldError("schema", "has a name of more than 64 characters");
  return { name, type: `${base}${dimensions}`, ...(components && { components }) };
}

function readTuple(reader: Reader, depth: number): SchemaField[] | undefined {
  if (!match(reader, OPENING)) return undefined;
  if (depth >= DEEPEST) throw tooDeep();
  const components = readFields(reader, depth + 1);
  if (!match(reader, CLOSING)) throw malformed();
  return components;
}

function readType(reader: Reader): string {
  const given = match(reader, TYPE)?.[1];
  if (given === undefined) throw malformed();
  const type = ALIASES.get(given) ?? given;
  if (!SUPPORTED.test(type)) throw new FieldError("schema", `has the type ${given}, which attestations do not support`);
  return type;
}

/** Matches at the current position and advances; null without a match. */
function match(reader: Reader, sticky: RegExp): RegExpExecArray | null {
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.text);
  if (found) reader.at = sticky.lastIndex;
  return found;
}

function next(reader: Reader, character: string): boolean {
  if (reader.text[reader.at] !== character) return false;
  reader.at++;
  return true;
}

function fail(): never {
  throw malformed();
}

function malformed(): FieldError {
  return new FieldError("schema", 'must be a list of types and names, such as "string skill, uint8 level"');
}

function tooDeep(): FieldError {
  return new FieldError("schema", `has tuples or lists more than ${DEEPEST} deep`);
}

/** The range of an integer type such as `uint8`. */
export function integerRange(type: string): { least: bigint; most: bigint; bits: number } {
  const signed = type.startsWith("int");
  const bits = Number(type.replace(/\D/g, ""));
  const power = 2n ** BigInt(signed ? bits - 1 : bits);
  return { least: signed ? -power : 0n, most: power - 1n, bits };
}

/** Runs `read`. INVALID_REQUEST, about the field of the body, replaces a {@link FieldError}. */
export function rejectFieldErrors<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw invalidField(`body.${error.detail.path}`, error.detail.message);
  }
}

/** The result of `read`; null if it throws a {@link FieldError}. */
export function nullIfInvalid<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof FieldError) return null;
    throw error;
  }
}

/** Longest stored ABI-encoded data, bytes. */
export const LONGEST_DATA = 64 * 1024;
/** Longest data as JSON, bytes. */
export const LONGEST_JSON = 64 * 1024;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

export function jsonBytes(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}
