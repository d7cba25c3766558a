import { bytesToHex, zeroAddress } from "viem";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum } from "../../core/schemas.ts";
import { secondsOf } from "./attestation-rows.ts";
import { type AttestMessage, attestTypedData } from "./eas.ts";
import { requireEas } from "./eas-chains.ts";
import { requireSchema } from "./find-schema.ts";
import { readData } from "./read-data.ts";
import { requireTerms } from "./require-terms.ts";
import { resolveRecipient } from "./resolve-recipient.ts";
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
