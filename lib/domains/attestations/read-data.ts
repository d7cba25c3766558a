import type { Hex } from "viem";
import type { Schema } from "./built-in-schemas.ts";
import { decodeData } from "./decode-data.ts";
import { encodeData } from "./encode-data.ts";
import { rejectFieldErrors } from "./field-error.ts";
import type { JsonObject } from "./json.ts";
import { parseSchema } from "./parse-schema.ts";

/** An attestation's data, encoded and decoded, each at most 64 KiB. */
export interface AttestationData {
  encoded: Hex;
  decoded: JsonObject;
}

/**
 * Checks data, an object or bytes, against the schema. What is decoded follows from the bytes, whichever way they were given. Throws
 * INVALID_REQUEST with the field.
 */
export function readData(schema: Schema, given: unknown): AttestationData {
  return rejectFieldErrors(() => {
    const fields = parseSchema(schema.schema);
    // The request's schema accepts a JSON object or hex.
    const encoded = typeof given === "string" ? (given as Hex) : encodeData(fields, given as JsonObject);
    return { encoded, decoded: decodeData(fields, encoded) };
  });
}
