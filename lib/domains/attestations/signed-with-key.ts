import type { Context } from "../../core/context.ts";
import type { AttestationRow } from "./attestation-rows.ts";
import type { AttestMessage, EasContract } from "./eas.ts";
import { easOf } from "./eas-chains.ts";

/** What the issuer's key signed; null for smart accounts and on-chain attestations. */
export function signedWithKey(ctx: Pick<Context, "env">, row: AttestationRow) {
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
