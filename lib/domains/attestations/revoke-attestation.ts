import { requireSignature } from "../../chain/interactive/require-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { checkedTransaction } from "../../core/transaction.ts";
import { scoreTransaction, scoringSettings } from "../scores/index.ts";
import { announce, rescoreAttested } from "./announce.ts";
import { type AttestationRow, findAttestation, isActive, secondsOf, viewAttestation } from "./attestation-rows.ts";
import { nextRevocation } from "./chain-events.ts";
import { requireAttestation } from "./get-attestation.ts";
import type { RevokeAttestation } from "./schemas.ts";

/**
 * Revokes an attestation by its issuer's signature, which any key can relay. Throws in this order: ATTESTATION_NOT_FOUND,
 * ATTESTATION_ALREADY_REVOKED, ATTESTATION_NOT_REVOCABLE, then for the signature NOT_ATTESTATION_ISSUER if the caller's own wallet
 * signed, otherwise INVALID_SIGNATURE; CHAIN_UNAVAILABLE. The impact is measured, not estimated.
 */
export function revokeAttestation(ctx: Context, input: { attestationId: string } & RevokeAttestation) {
  return checkedTransaction(async () => {
    const found = await requireAttestation(ctx, input.attestationId);
    if (found.revokedAt) throw alreadyRevoked();
    if (!found.revocable) {
      throw new ServiceError(
        "ATTESTATION_NOT_REVOCABLE",
        "This attestation cannot be revoked: its issuer created it as not revocable.",
      );
    }
    await requireIssuerSignature(ctx, found, input);
    return scoreTransaction(ctx.pg, async (sql) => {
      const attestation = await writeRevocation(ctx, sql, found, input);
      const trustScoreImpact = await rescoreAttested(sql, {
        wallet: attestation.subject,
        chainId: attestation.chainId,
        settings: scoringSettings(ctx.env),
        now: ctx.now,
      });
      const notify = input.notifySubject;
      await announce(sql, ctx.now, [{ event: "attestation.revoked", attestation, notify }]);
      return {
        message: "The attestation is revoked.",
        attestationId: attestation.id,
        attestation: viewAttestation(attestation, ctx.now),
        impact: {
          subjectNotified: notify,
          trustScoreImpact,
          relatedAttestations: await countRelated(ctx, sql, attestation),
          publicVisibility: attestation.publicReason !== null,
        },
      };
    });
  });
}

async function requireIssuerSignature(
  ctx: Context,
  attestation: AttestationRow,
  input: RevokeAttestation,
): Promise<void> {
  const { issuer } = attestation;
  const requireSigner = (signer: Address) =>
    requireSignature(ctx, {
      chainId: attestation.chainId,
      primaryType: "RevokeAttestation",
      messages: [
        {
          attestationId: attestation.id,
          reason: input.reason,
          details: input.details ?? "",
          publicReason: input.publicReason ?? "",
          notifySubject: input.notifySubject,
        },
      ],
      signers: [signer],
      signature: input.signature,
    });
  try {
    await requireSigner(issuer);
  } catch (error) {
    const { actor } = ctx;
    const caller = actor.kind === "key" || actor.kind === "session" ? (actor.wallet as Address) : issuer; // Lower-case hex.
    const isInvalid = error instanceof ServiceError && error.code === "INVALID_SIGNATURE";
    // The issuer may be a smart account for which the caller's key signs, so the caller comes second.
    if (!isInvalid || caller === issuer) throw error;
    await requireSigner(caller).catch(() => {
      throw error;
    });
    throw new ServiceError(
      "NOT_ATTESTATION_ISSUER",
      "Not authorized to revoke: only the issuer may revoke this attestation.",
    );
  }
}

async function writeRevocation(
  ctx: Context,
  sql: Sql,
  { id }: AttestationRow,
  input: RevokeAttestation,
): Promise<AttestationRow> {
  const { rowCount } = await sql.query(
    `update attestation set revoked_at = $2, revocation_reason = $3, revocation_details = $4, public_reason = $5,
       revocation_signature = $6, revocation_seq = $7 where id = $1 and revoked_at is null`,
    [
      id,
      ctx.now,
      input.reason,
      input.details || null,
      input.publicReason || null,
      input.signature,
      await nextRevocation(sql),
    ],
  );
  if (!rowCount) throw alreadyRevoked();
  const revoked = await findAttestation(sql, id);
  if (!revoked) throw new Error(`the attestation ${id} disappeared while it was revoked`);
  return revoked;
}

async function countRelated(ctx: Context, sql: Sql, { uid, id }: AttestationRow): Promise<number> {
  const { rows } = await sql.query<{ related: number }>(
    `select count(*)::int as related from attestation a where a.ref_uid = $2 and a.id <> $3 and ${isActive("$1")}`,
    [secondsOf(ctx.now), uid, id],
  );
  return rows[0]?.related ?? 0;
}

function alreadyRevoked(): ServiceError {
  return new ServiceError("ATTESTATION_ALREADY_REVOKED", "Attestation already revoked: a revocation is final.");
}
