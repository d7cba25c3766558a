import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { type AttestationRow, findAttestation, isExpired, viewAttestation } from "./attestation-rows.ts";
import { type AttestMessage, type EasContract, sharePackage } from "./eas.ts";
import { easOf } from "./eas-chains.ts";
import { isSignedByKey } from "./verify-attestation.ts";

/**
 * One attestation by its id, or the first with its uid; whether it holds, and EAS's share package of it. A key's signature is
 * checked anew; a smart account's was when it came in, and its owners may have changed since. ATTESTATION_NOT_FOUND.
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

/** What was signed, where the issuer's own key did; null for smart accounts and attestations made on chain. */
function signedWithKey(ctx: Pick<Context, "env">, row: AttestationRow) {
  const { salt, signature, issuer } = row;
  const eas = easThen(ctx, row);
  if (row.signatureKind !== "eoa" || salt === null || signature === null || eas === null) return null;
  const message: AttestMessage = {
    schema: row.schemaUid,
    recipient: row.subject,
    time: row.time,
    expirationTime: row.expirationTime,
    revocable: row.revocable,
    refUID: row.refUid,
    data: row.data,
    salt,
  };
  return { eas, message, issuer, signature };
}

/** The EAS the attestation was signed for, if it is still the chain's. */
function easThen(ctx: Pick<Context, "env">, row: AttestationRow): EasContract | null {
  const chain = ctx.env.CHAINS.find((one) => one.id === row.chainId);
  const eas = chain ? easOf(chain) : null;
  return eas?.contract === row.contract ? eas : null;
}
