import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { type AttestationRow, findAttestation, isExpired, viewAttestation } from "./attestation-rows.ts";
import { sharePackage } from "./eas.ts";
import { signedWithKey } from "./signed-with-key.ts";
import { isSignedByKey } from "./verify-attestation.ts";

/**
 * One attestation by its id, or the first with its uid; whether it holds, and EAS's share package of it. A key's signature is
 * checked again; a smart account's was when it came in, and its owners may have changed since. ATTESTATION_NOT_FOUND.
 */
export async function getAttestation(ctx: Context, input: { attestationId: string }) {
  const row = await requireAttestation(ctx, input.attestationId);
  const signed = signedWithKey(ctx, row);
  const signature = signed ? await isSignedByKey(signed.eas, signed.message, signed) : true;
  const revoked = row.revokedAt !== null;
  const expired = isExpired(row, ctx.now);
  return {
    attestation: viewAttestation(row, ctx.now),
    validity: { signature, revoked, expired, valid: signature && !revoked && !expired },
    export: signed && sharePackage(signed.eas, signed.message, signed),
  };
}

/** ATTESTATION_NOT_FOUND where there is none with this id or uid. */
export async function requireAttestation(ctx: Pick<Context, "pg">, reference: string): Promise<AttestationRow> {
  const row = await findAttestation(ctx.pg, reference);
  if (row) return row;
  throw new ServiceError("ATTESTATION_NOT_FOUND", "There is no attestation with this id.");
}
