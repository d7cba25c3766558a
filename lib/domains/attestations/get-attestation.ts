import { type Hex, isAddressEqual, recoverAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { findHidden } from "../takedowns/index.ts";
import {
  type AttestationRow,
  findAttestation,
  isExpired,
  selectAttestations,
  viewAttestation,
} from "./attestation-rows.ts";
import { type AttestMessage, attestHash, type EasContract, easOf, sharePackage } from "./eas.ts";

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

/** Whether the issuer's own key signed; needs no chain. */
async function isSignedByKey(
  eas: EasContract,
  message: AttestMessage,
  signed: { issuer: Address; signature: Hex },
): Promise<boolean> {
  try {
    const { issuer, signature } = signed;
    return isAddressEqual(issuer, await recoverAddress({ hash: attestHash(eas, message), signature }));
  } catch {
    // A smart account's signature can have any bytes.
    return false;
  }
}

/** Throws ATTESTATION_NOT_FOUND. */
export async function requireAttestation(ctx: Pick<Context, "pg">, reference: string): Promise<AttestationRow> {
  const row = await findAttestation(ctx.pg, reference);
  if (row) return row;
  throw new ServiceError("ATTESTATION_NOT_FOUND", "Attestation not found: none has this id or uid.");
}

/** The share packages of attestations that have one, in the order of ids. */
export async function readSharePackages(
  ctx: Pick<Context, "env">,
  sql: Sql,
  input: { ids: readonly string[] },
): Promise<{ id: string; package: ReturnType<typeof sharePackage> }[]> {
  const { rows } = await sql.query<AttestationRow>(`${selectAttestations} where a.id = any($1) order by a.id`, [
    input.ids,
  ]);
  return rows.flatMap((row) => {
    const signed = signedWithKey(ctx, row);
    return signed ? [{ id: row.id, package: sharePackage(signed.eas, signed.message, signed) }] : [];
  });
}

/** What the issuer's key signed; null for smart accounts and on-chain attestations. */
function signedWithKey(ctx: Pick<Context, "env">, row: AttestationRow) {
  const { salt, signature, issuer } = row;
  const eas = easOfSignature(ctx, row);
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

/** The EAS contract that the signature is for; null if the chain has another one now. */
function easOfSignature(ctx: Pick<Context, "env">, row: AttestationRow): EasContract | null {
  const chain = ctx.env.CHAINS.find((one) => one.id === row.chainId);
  const eas = chain ? easOf(chain) : null;
  return eas?.contract === row.contract ? eas : null;
}
