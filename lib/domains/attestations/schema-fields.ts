import {
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isHex,
  parseAbiParameters,
  size,
} from "viem";
import type { ErrorDetail } from "../../core/errors.ts";
import { parseAddress } from "../../core/schemas.ts";

/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** One field of a schema. `components` are those of a tuple. */
export interface SchemaField {
  name: string;
  type: string;
  components?: readonly SchemaField[];
}

export const LONGEST_SCHEMA = 2_048;
/** Longest encoded data that is decoded, bytes. */
export const LONGEST_DATA = 32 * 1024;

const MOST_FIELDS = 64;
const SUPPORTED =
  /^(?:bool|string|address|bytes(?:[1-9]|[12][0-9]|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256)|tuple)$/;
const INTEGER = /^-?[0-9]{1,78}$/;
const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,63}$/;

/** What is wrong with a schema or with data, where. */
export class FieldError extends Error {
  readonly detail: ErrorDetail;

  constructor(path: string, message: string) {
    super(`${path} ${message}`);
    this.detail = { path, message };
  }
}

/**
 * The fields of an EAS schema such as `string skill, uint8 level`: names that differ, and types of the ABI, tuples and arrays
 * included. Throws a {@link FieldError}.
 */
export function parseSchema(schema: string): readonly SchemaField[] {
  if (schema.length > LONGEST_SCHEMA) throw new FieldError("schema", `is longer than ${LONGEST_SCHEMA} characters`);
  let parameters: readonly AbiParameter[];
  try {
    if (/,\s*(?:[,)]|$)/.test(schema)) throw new Error("a field is missing");
    // EAS calls a bytes32 that holds the hash of an IPFS file `ipfsHash`.
    parameters = parseAbiParameters(schema.replace(/\bipfsHash(?=\s)/g, "bytes32"));
  } catch {
    throw new FieldError("schema", 'must be a list of types and names, such as "string skill, uint8 level"');
  }
  let count = 0;
  const read = (list: readonly AbiParameter[]): SchemaField[] => {
    const names = new Set<string>();
    return list.map((parameter) => {
      const name = parameter.name ?? "";
      if (++count > MOST_FIELDS) throw new FieldError("schema", `has more than ${MOST_FIELDS} fields`);
      if (!FIELD_NAME.test(name) || name === "__proto__")
        throw new FieldError("schema", "must name each of its fields");
      if (names.has(name)) throw new FieldError("schema", `names two fields ${name}`);
      names.add(name);
      const base = parameter.type.replace(/(?:\[(?:[1-9]\d{0,4})?\])*$/, "");
      if (!SUPPORTED.test(base)) throw new FieldError("schema", `has the type ${base}, which attestations do not hold`);
      const components = "components" in parameter ? read(parameter.components) : undefined;
      // Nothing repeated a billion times takes no bytes, and for ever.
      if (components?.length === 0) throw new FieldError("schema", `has no fields in ${name}`);
      return { name, type: parameter.type, ...(components && { components }) };
    });
  };
  return read(parameters);
}

/** The ABI encoding of an object with exactly the schema's fields. Throws a {@link FieldError} that names the field. */
export function encodeData(fields: readonly SchemaField[], data: JsonObject): Hex {
  return encodeAbiParameters(fields, Object.values(tupleValue(fields, data, "data")));
}

/**
 * The object that encoded data stands for; null where it is not of the schema. Numbers of up to 48 bits are JSON numbers,
 * longer ones decimal strings, addresses checksummed. Text that no database takes is mended.
 */
export function decodeData(fields: readonly SchemaField[], data: Hex): JsonObject | null {
  if (fields.length === 0) return data === "0x" ? {} : null;
  if (size(data) > LONGEST_DATA) return null;
  try {
    const values: readonly unknown[] = decodeAbiParameters(fields, data);
    return Object.fromEntries(fields.map((field, index) => [field.name, toJson(values[index])]));
  } catch {
    return null;
  }
}

/** An ABI value of the decoder as JSON. */
function toJson(value: unknown): Json {
  switch (typeof value) {
    case "string":
      return mend(value);
    case "bigint":
      return String(value);
    case "number":
    case "boolean":
      return value;
    case "object":
      if (Array.isArray(value)) return value.map(toJson);
      if (value !== null) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toJson(one)]));
  }
  throw new Error("the decoder gave what no ABI type holds");
}

/** Without NUL and halves of surrogate pairs, which PostgreSQL refuses. */
function mend(text: string): string {
  return text.replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\ufffd");
}

function tupleValue(fields: readonly SchemaField[], given: unknown, path: string): Record<string, unknown> {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new FieldError(path, `must be an object with the fields ${fields.map((field) => field.name).join(", ")}`);
  }
  const names = new Set(fields.map((field) => field.name));
  for (const name of Object.keys(given)) {
    if (!names.has(name)) throw new FieldError(`${path}.${name}`, "is no field of the schema");
  }
  return Object.fromEntries(
    fields.map((field) => {
      const at = `${path}.${field.name}`;
      const value = Object.hasOwn(given, field.name) ? (given as JsonObject)[field.name] : undefined;
      if (value === undefined) throw new FieldError(at, `is missing: the schema has ${field.type} ${field.name}`);
      return [field.name, abiValue(field, value, at)];
    }),
  );
}

/** A JSON value as the encoder takes it. */
function abiValue(field: SchemaField, given: Json, path: string): unknown {
  const array = /^(.*)\[(\d*)\]$/.exec(field.type);
  if (array) {
    const [, type = "", length = ""] = array;
    if (!Array.isArray(given)) throw new FieldError(path, "must be a list");
    if (length !== "" && given.length !== Number(length)) throw new FieldError(path, `must have ${length} items`);
    return given.map((item, index) => abiValue({ ...field, type }, item, `${path}.${index}`));
  }
  if (field.type === "tuple") return tupleValue(field.components ?? [], given, path);
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
  return given;
}

/** What an integer type such as `uint8` holds. */
export function integerRange(type: string): { least: bigint; most: bigint } {
  const signed = type.startsWith("int");
  const bits = BigInt(type.replace(/\D/g, ""));
  return { least: signed ? -(2n ** (bits - 1n)) : 0n, most: 2n ** (signed ? bits - 1n : bits) - 1n };
}

function integerValue(type: string, given: Json, path: string): bigint {
  const whole =
    typeof given === "number" ? Number.isSafeInteger(given) : typeof given === "string" && INTEGER.test(given);
  if (!whole) throw new FieldError(path, "must be a whole number, beyond 2^53 as a decimal string");
  const value = BigInt(given as number | string); // One of the two, as was just seen.
  const { least, most } = integerRange(type);
  if (value < least || value > most) throw new FieldError(path, `must be between ${least} and ${most}`);
  return value;
}
