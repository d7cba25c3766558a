import type { Hex } from "viem";
import { invalidField } from "../../core/invalid-field.ts";
import type { Schema } from "./built-in-schemas.ts";
import { decodeData } from "./decode-data.ts";
import { encodeData } from "./encode-data.ts";
import { FieldError } from "./field-error.ts";
import type { JsonObject } from "./json.ts";
import { parseSchema } from "./parse-schema.ts";

/** The data of an attestation: as bytes, and as an object. Each has 64 KiB at most. */
export interface AttestationData {
  encoded: Hex;
  decoded: JsonObject;
}

/**
 * Data given as an object or as bytes, checked against the schema. An object stays as it was given. INVALID_REQUEST with
 * a detail that names the field.
 */
export function readData(schema: Schema, given: unknown): AttestationData {
  try {
    const fields = parseSchema(schema.schema);
    if (typeof given !== "string") {
      // Anything but text arrived as a JSON object: the request's schema saw to it.
      const object = given as JsonObject;
      return { encoded: encodeData(fields, object), decoded: object };
    }
    const encoded = given as Hex; // The request's schema takes no other text.
    return { encoded, decoded: decodeData(fields, encoded) };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw invalidField(`body.${error.detail.path}`, error.detail.message);
  }
}
