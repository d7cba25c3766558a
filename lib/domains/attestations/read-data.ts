import type { Hex } from "viem";
import { invalidField } from "../../core/invalid-field.ts";
import type { Schema } from "./built-in-schemas.ts";
import { decodeData } from "./decode-data.ts";
import { encodeData } from "./encode-data.ts";
import { FieldError } from "./field-error.ts";
import type { JsonObject } from "./json.ts";
import { parseSchema } from "./parse-schema.ts";

/** An attestation's data, encoded and decoded, each at most 64 KiB. */
export interface AttestationData {
  encoded: Hex;
  decoded: JsonObject;
}

/** Checks data, an object or bytes, against the schema. Throws INVALID_REQUEST with the field. */
export function readData(schema: Schema, given: unknown): AttestationData {
  try {
    const fields = parseSchema(schema.schema);
    if (typeof given !== "string") {
      // The request's schema accepts a JSON object or hex.
      const object = given as JsonObject;
      return { encoded: encodeData(fields, object), decoded: object };
    }
    const encoded = given as Hex;
    return { encoded, decoded: decodeData(fields, encoded) };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw invalidField(`body.${error.detail.path}`, error.detail.message);
  }
}
