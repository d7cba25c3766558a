import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { findHidden } from "../takedowns/index.ts";
import { type AttestationRow, findAttestation, isExpired, viewAttestation } from "./attestation-rows.ts";
import { sharePackage } from "./eas.ts";
import { signedWithKey } from "./share-packages.ts";
import { isSignedByKey } from "./verify-attestation.ts";

/**
 * An attestation with its validity and share package. A key's signature is verified again; a smart account's was verified when it
 * arrived, because owners can change. Throws ATTESTATION_NOT_FOUND.
 */
export async function getAttestation(ctx: Context, input: { attestationId: string }) {
  const row = await requireAttestation(ctx, input.attestationId);
  const signed = signedWithKey(ctx, row);
  const signature = signed ? await isSignedByKey(signed.eas, signed.message, signed) : true;
  const hidden = await findHidden(ctx.pg, "attestation", row.id);
  const revoked = row.revokedAt !== null;
  const expired = isExpired(row, ctx.now);
  return {
    attestation: viewAttestation(row, ctx.now),
    validity: { signature, revoked, expired, valid: signature && !revoked && !expired },
    ...(hidden && { hidden }),
    export: signed && sharePackage(signed.eas, signed.message, signed),
  };
}

/** Throws ATTESTATION_NOT_FOUND. */
export async function requireAttestation(ctx: Pick<Context, "pg">, reference: string): Promise<AttestationRow> {
  const row = await findAttestation(ctx.pg, reference);
  if (row) return row;
  throw new ServiceError("ATTESTATION_NOT_FOUND", "Attestation not found: none has this id or uid.");
}
