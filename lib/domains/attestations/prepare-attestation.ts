import { bytesToHex, type Hex, zeroAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";
import { requireSubject } from "../wallets/index.ts";
import { secondsOf } from "./attestation-rows.ts";
import type { Schema } from "./built-in-schemas.ts";
import { decodeData } from "./decode-data.ts";
import { type AttestMessage, attestTypedData } from "./eas.ts";
import { requireEas } from "./eas-chains.ts";
import { encodeData } from "./encode-data.ts";
import { rejectFieldErrors } from "./field-error.ts";
import { requireSchema } from "./find-schema.ts";
import type { JsonObject } from "./json.ts";
import { parseSchema } from "./parse-schema.ts";
import type { PrepareAttestation } from "./schemas.ts";

/** The typed data to sign and the body to post. Stores nothing. Throws INVALID_REQUEST, UNSUPPORTED_CHAIN, USER_NOT_FOUND. */
export async function prepareAttestation(ctx: Context, input: PrepareAttestation) {
  if (input.issuer === zeroAddress) throw invalidField("body.issuer", "is the zero address, which cannot sign");
  const { typedData, data } = await composeAttestation(ctx, input);
  const { version: _, data: __, recipient, ...terms } = typedData.message;
  return {
    typedData,
    attestation: {
      subject: recipient,
      data,
      issuer: checksum(input.issuer),
      chainId: typedData.domain.chainId,
      ...terms,
    },
  };
}

/** The same without an issuer, which the typed data does not contain. */
export async function composeAttestation(ctx: Context, input: Omit<PrepareAttestation, "issuer">) {
  const eas = requireEas(ctx, input.chainId);
  const schema = await requireSchema(ctx, input.schema);
  const data = readData(schema, input.data);
  const message: AttestMessage = {
    schema: schema.uid,
    recipient: await resolveRecipient(ctx, input.subject),
    time: secondsOf(ctx.now),
    expirationTime: input.expirationTime,
    revocable: input.revocable ?? schema.revocable,
    refUID: input.refUID,
    data: data.encoded,
    salt: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
  };
  requireTerms(ctx, schema, message);
  return { typedData: attestTypedData(eas, message), data: data.decoded };
}

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

/** How far an issuer's clock may be ahead, seconds. */
const CLOCK_SKEW = 600;

/** Throws INVALID_REQUEST for invalid times or revocability. */
export function requireTerms(ctx: Pick<Context, "now">, schema: Schema, message: AttestMessage): void {
  const { time, expirationTime, revocable } = message;
  if (time > secondsOf(ctx.now) + CLOCK_SKEW) throw invalidField("body.time", "is more than ten minutes ahead");
  if (expirationTime !== 0 && expirationTime <= time) {
    throw invalidField("body.expirationTime", "must be later than the time of the attestation, or 0 for never");
  }
  if (revocable && !schema.revocable) {
    throw invalidField("body.revocable", "must be false: attestations of this schema cannot be revoked");
  }
}

/** A name's current subject, or the address itself, known or not. Throws USER_NOT_FOUND for an unknown name. */
export async function resolveRecipient(ctx: Context, subject: string): Promise<Address> {
  if (!isAddressIdentity(subject)) return requireSubject(ctx, subject);
  if (subject === zeroAddress) throw invalidField("body.subject", "is the zero address");
  return subject;
}
