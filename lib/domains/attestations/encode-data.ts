import { encodeAbiParameters, type Hex, isHex, size } from "viem";
import { parseAddress } from "../../core/parse-address.ts";
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
  if (jsonBytes(data) > LONGEST_JSON) throw new FieldError("data", `takes more than ${LONGEST_JSON} bytes as JSON`);
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
